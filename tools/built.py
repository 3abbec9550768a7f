"""Say how Damrak was built: compiled or interpreted, with pages or without."""

from importlib.resources import files

from damrak.core.fast import COMPILED


def main() -> None:
    """Two lines for whoever watches the build."""
    without = "interpreted: it needs a C compiler and the headers of Python"
    print("damrak is", "compiled" if COMPILED else without)
    if not files("damrak").joinpath("server", "static", "index.html").is_file():
        print("damrak has no pages: Node or its packages could not be had")


if __name__ == "__main__":
    main()
