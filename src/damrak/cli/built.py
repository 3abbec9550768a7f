"""How this copy of Damrak was built: compiled or interpreted, with or without the pages of the server."""

from importlib.resources import files

from damrak.cli.voice import Voice
from damrak.core.fast import COMPILED


def has_pages() -> bool:
    """Whether the server's pages are installed."""
    return files("damrak").joinpath("server", "static", "index.html").is_file()


def missing() -> list[str]:
    """List the messages about what this copy lacks."""
    return [*([] if COMPILED else ["cli-interpreted"]), *([] if has_pages() else ["cli-no-pages"])]


def complain_of_missing(voice: Voice) -> None:
    """Print on stderr what this copy lacks, and how to get it."""
    for message in missing():
        voice.complain(voice.text(message))
