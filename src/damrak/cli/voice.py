"""The voice of the command line: a language, a console for what was asked and one for complaints."""

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from damrak.core.wire import to_json
from damrak.locales import LANGUAGES, tell

FLAG = "--language"


class Paper(Console):
    """A console that shows texts as they are, and leaves a broken pipe to whoever ends the command."""

    def __init__(self, **rest: Any) -> None:
        super().__init__(highlight=False, emoji=False, markup=False, **rest)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Voice:
    """Says everything a person reads, in their language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.out = Paper()
        self.err = Paper(stderr=True)

    def text(self, message: str, **arguments: Any) -> str:
        """A message of the catalogues as a sentence."""
        return tell(message, arguments, self.language)

    def say(self, message: str, style: str = "", **arguments: Any) -> None:
        """Tell a message."""
        self.show(Text(self.text(message, **arguments), style))

    def show(self, *pictures: RenderableType) -> None:
        """Show texts, tables and panels, one under the other."""
        for picture in pictures:
            self.out.print(picture)

    def listed(self, names: Sequence[str]) -> str:
        """Anna, Bram and Cees."""
        if len(names) < 2:
            return "".join(names)
        return self.text("cli-and", first=", ".join(names[:-1]), last=names[-1])

    def tell_scripts(self, facts: Any) -> None:
        """Facts as one line of JSON, for other programs."""
        self.out.file.write(to_json(facts).decode() + "\n")

    def complain(self, sentence: str) -> None:
        """Say on the other console what went wrong."""
        self.err.print(Text.assemble(("damrak: ", "bold red"), sentence), soft_wrap=True)


def spoken(argv: Sequence[str], environment: Mapping[str, str] = os.environ) -> tuple[str, list[str]]:
    """The language that a command line asks for, or else the environment; and the other arguments."""
    asked, rest = "", list(argv)
    for at, argument in enumerate(argv):
        if argument == FLAG and at + 1 < len(argv):
            asked, rest = argv[at + 1], [*argv[:at], *argv[at + 2 :]]
        elif argument.startswith(f"{FLAG}="):
            asked, rest = argument.partition("=")[2], [*argv[:at], *argv[at + 1 :]]
    if asked in LANGUAGES:
        return asked, rest
    # A language we do not speak stays among the arguments, where it is refused like any bad flag.
    return environment_language(environment), list(argv)


def environment_language(environment: Mapping[str, str]) -> str:
    """The language of LC_ALL, LC_MESSAGES or LANG, the first that is set; English if we do not speak it."""
    settings = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wanted = next((setting for setting in settings if setting), "en")[:2].lower()
    return wanted if wanted in LANGUAGES else "en"


def forgiving(*streams: TextIO) -> None:
    """Let a terminal that cannot show or send a letter show a question mark rather than end the command."""
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")


def standard_streams() -> tuple[TextIO, TextIO, TextIO]:
    """Input, output and complaints; one that was closed before we came leads nowhere."""
    nowhere = Path(os.devnull)
    sys.stdin = sys.stdin or nowhere.open(encoding="utf-8")
    sys.stdout = sys.stdout or nowhere.open("w", encoding="utf-8")
    sys.stderr = sys.stderr or nowhere.open("w", encoding="utf-8")
    return sys.stdin, sys.stdout, sys.stderr
