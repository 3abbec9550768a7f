"""Flags and arguments in the reader's language, over the standard library's parser."""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final, NoReturn

from damrak.cli.voice import FLAG, Voice
from damrak.core.errors import BadData
from damrak.core.game import Game, options_in
from damrak.games import games
from damrak.locales import LANGUAGES

MOST_GAMES: Final = 1_000_000
MOST_JOBS: Final = 1024
Choices = argparse.Namespace

# What the standard parser says in English, and our message for it.
COMPLAINTS = {
    "expected one argument": "cli-flag-wants-value",
    "not allowed with argument": "cli-flag-not-with",
    "ambiguous option": "cli-flag-ambiguous",
    "the following arguments are required": "cli-arguments-missing",
}


class BadFlags(Exception):
    """The command line asks for something that does not exist."""


class Parser(argparse.ArgumentParser):
    """The flags of one command."""

    def __init__(self, voice: Voice, command: str) -> None:
        super().__init__(
            prog=f"damrak {command}",
            description=voice.text(f"cli-{command}-about"),
            formatter_class=lambda prog: Formatter(voice, prog),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.voice = voice
        self._positionals.title = voice.text("cli-help-arguments")
        self._optionals.title = voice.text("cli-help-flags")

    def flag(self, *names: str, about: str, **rest: Any) -> None:
        """Add a flag or an argument with its help."""
        self.add_argument(*names, help=self.voice.text(about), **rest)

    def game(self) -> None:
        """Add the argument that every game command begins with."""
        self.flag("game", about="cli-game-help", metavar=self.noun("game"), type=self.known(games()))

    def board(self) -> None:
        """Add the flag that chooses another board."""
        self.flag("--board", about="cli-board-help", metavar=self.noun("board-or-file"), type=self.filled)

    def seed(self) -> None:
        """Add the flag that names the seed."""
        self.flag("--seed", about="cli-seed-help", metavar=self.noun("text"), type=self.filled)

    def options(self) -> None:
        """Add the flag that chooses options of the game."""
        noun = self.noun("option")
        self.flag("--option", about="cli-option-help", metavar=noun, action="append", default=[])

    def games(self, about: str, usual: int) -> None:
        """Add the number of games."""
        number, whole = self.noun("number"), self.whole(1, MOST_GAMES)
        self.flag("--games", about=about, metavar=number, type=whole, default=usual)

    def jobs(self) -> None:
        """Add the number of processes."""
        number, whole = self.noun("number"), self.whole(1, MOST_JOBS)
        self.flag("--jobs", about="cli-jobs-help", metavar=number, type=whole, default=1)

    def json(self) -> None:
        """Add the flag for scripts."""
        self.flag("--json", about="cli-json-help", action="store_true")

    def record(self) -> None:
        """Add the file of a match."""
        self.file("file", about="cli-replay-file")

    def file(self, name: str, about: str, ending: str = "") -> None:
        """Add a flag or an argument that names a file."""
        self.flag(name, about=about, metavar=self.noun("file") + ending, type=self.path)

    def path(self, text: str) -> Path:
        """Reads the name of a file."""
        return Path(self.filled(text))

    def filled(self, text: str) -> str:
        """Reads a text that is not empty, as one from a variable that was never set is: nobody means that."""
        if text:
            return text
        raise argparse.ArgumentTypeError(self.voice.text("cli-empty"))

    def several(self, text: str) -> list[str]:
        """Reads texts that are separated by commas, none of them empty."""
        return [self.filled(part.strip()) for part in text.split(",")]

    def networks(self, text: str) -> list[str]:
        """Reads addresses and networks, separated by commas."""
        parts = self.several(text)
        for part in parts:
            try:
                ip_network(part, strict=False)
            except ValueError:
                problem = self.voice.text("cli-not-network", value=part)
                raise argparse.ArgumentTypeError(problem) from None
        return parts

    def noun(self, name: str) -> str:
        """What stands in the help for a value: GAME, FILE, N."""
        return self.voice.text(f"cli-noun-{name}")

    def known(self, names: Sequence[str]) -> Callable[[str], str]:
        """Reads one of a few names."""

        def read(text: str) -> str:
            if text in names:
                return text
            known = ", ".join(names)
            raise argparse.ArgumentTypeError(self.voice.text("cli-not-among", value=text, known=known))

        return read

    def whole(self, least: int, most: int | None = None) -> Callable[[str], int]:
        """Reads a whole number that is large enough, and not too large."""
        message = "cli-not-whole" if most is None else "cli-not-whole-between"
        bounds = {"least": str(least), "most": str(most)}

        def read(text: str) -> int:
            if text.isdecimal() and int(text) >= least and (most is None or int(text) <= most):
                return int(text)
            raise argparse.ArgumentTypeError(self.voice.text(message, value=text, **bounds))

        return read

    def parsed(self, argv: Sequence[str]) -> Choices:
        """The command line read, or BadFlags in words."""
        self.flag("-h", "--help", about="cli-help-help", action="help")
        self.flag(FLAG, about="cli-help-language", metavar="|".join(LANGUAGES), type=self.known(LANGUAGES))
        try:
            choices, unknown = self.parse_known_args(argv)
        except argparse.ArgumentError as error:
            self.refuse(error.argument_name or "", error.message)
        if unknown:
            raise BadFlags(self.voice.text("cli-flags-unknown", flags=" ".join(unknown)))
        return choices

    def refuse(self, name: str, reason: str) -> NoReturn:
        """BadFlags that names the flag and says what is wrong with it."""
        for english, message in COMPLAINTS.items():
            if english in reason:
                raise BadFlags(self.voice.text(message, flag=name or reason.rpartition(": ")[2]))
        raise BadFlags(self.voice.text("cli-flag-bad", flag=name, reason=reason))

    def print_help(self, file: Any = None) -> None:
        """Show the help; unlike the standard parser, not in silence when it cannot be written."""
        (file or sys.stdout).write(self.format_help())

    def error(self, message: str) -> NoReturn:
        self.refuse("", message)


class Formatter(argparse.HelpFormatter):
    """Help whose headings are in the reader's language."""

    def __init__(self, voice: Voice, prog: str) -> None:
        super().__init__(prog, max_help_position=28, width=min(voice.out.width, 100))
        self.usage_heading = voice.text("cli-help-usage") + " "

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, prefix or self.usage_heading)


@contextmanager
def from_flags(voice: Voice) -> Iterator[None]:
    """What the rules refuse here was asked for by flags."""
    try:
        yield
    except BadData as error:
        raise BadFlags(error.sentence(voice.language)) from error


def table_options(game: Game, given: Sequence[str], voice: Voice) -> dict[str, Any]:
    """The options of `--option name=value`, each with the type that the game gives it."""
    return dict(_option(game, text, voice) for text in given)


def _option(game: Game, text: str, voice: Voice) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    options = options_in(game.options, game.rules_version)
    if not equals:
        known = ", ".join(f"{option.name}={'|'.join(map(str, option.values))}" for option in options)
        raise BadFlags(voice.text("cli-option-shape", option=text, known=known))
    allowed = next((option.values for option in options if option.name == name), ())
    return name, next((one for one in allowed if str(one).lower() == value.lower()), value)
