"""`python -m damrak.server`: the same as `damrak serve`."""

import sys

from damrak.cli.main import main

if __name__ == "__main__":
    sys.exit(main(["serve", *sys.argv[1:]]))
