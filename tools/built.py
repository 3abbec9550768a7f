"""Say how the installed Damrak was built. Exit code 1 if it lacks the pages."""

import sys

from damrak.cli.built import complain_of_missing, has_pages, missing
from damrak.cli.voice import Voice


def main() -> None:
    """Print one line if all is there, else what is missing and how to get it."""
    if not missing():
        print("damrak is compiled and has its pages")
    complain_of_missing(Voice("en"))
    if not has_pages():
        sys.exit(1)


if __name__ == "__main__":
    main()
