"""The entry point: which command, in which language, and how it ends."""

import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from rich.table import Table
from rich.text import Text

from damrak import __version__
from damrak.cli.arguments import BadFlags, Choices, Parser
from damrak.cli.built import complain_of_missing
from damrak.cli.exits import DONE, mishap
from damrak.cli.voice import FLAG, Voice, forgiving, spoken, standard_streams
from damrak.core.fast import COMPILED
from damrak.locales import LANGUAGES

# Every command and the module that carries it out, in the order of the overview. A module offers `arguments`
# and `run`, its one-line description is the message `cli-<command>-about`, and it is imported only when its
# command is given, so that `damrak` starts fast. A command whose module is not installed is not offered.
COMMANDS = {
    "play": "damrak.cli.play",
    "replay": "damrak.cli.replay",
    "verify": "damrak.cli.verify",
    "rules": "damrak.cli.rules",
    "simulate": "damrak.cli.simulate",
    "arena": "damrak.arena.command",
    "hint": "damrak.bots.hint_command",
    "analyse": "damrak.bots.analyse_command",
    "board": "damrak.cli.board",
    "serve": "damrak.cli.serve",
}


class Command(Protocol):
    """What a command's module offers."""

    def arguments(self, parser: Parser) -> None: ...
    def run(self, choices: Choices, voice: Voice) -> int: ...


def main(argv: Sequence[str] | None = None, *, listen: Callable[[], None] = lambda: None) -> int:
    """Run the command line; every way it can go wrong ends in a sentence and an exit code.

    From `listen` on Ctrl-C is heard, also one that came before.
    """
    forgiving(*standard_streams())
    language, rest = spoken(sys.argv[1:] if argv is None else argv)
    voice = Voice(language)
    try:
        listen()
        code = carry_out(rest, voice)
        sys.stdout.flush()
    except SystemExit as leaving:  # the parser leaves this way after printing help
        return _flushed(voice, leaving.code if isinstance(leaving.code, int) else DONE)
    except (Exception, KeyboardInterrupt) as error:
        return mishap(error, voice)
    return code


def _flushed(voice: Voice, code: int) -> int:
    try:
        sys.stdout.flush()
    except OSError as error:
        return mishap(error, voice)
    return code


def carry_out(argv: Sequence[str], voice: Voice) -> int:
    """The overview, the version, or a command with its arguments."""
    if len(argv) > 1 and argv[0] == "help":
        argv = [argv[1], "--help"]
    if not argv or argv[0] in ("-h", "--help", "help"):
        overview(voice)
        return DONE
    if argv[0] in ("-V", "--version"):
        voice.say("cli-version-compiled" if COMPILED else "cli-version-interpreted", version=__version__)
        complain_of_missing(voice)
        return DONE
    name, *rest = argv
    if name.startswith(FLAG):  # one that we speak was taken out before; any parser refuses this one
        Parser(voice, "play").parsed(argv)
    if name not in COMMANDS or not _installed(COMMANDS[name]):
        raise BadFlags(_unknown(name, voice))
    command = cast(Command, import_module(COMMANDS[name]))
    parser = Parser(voice, name)
    command.arguments(parser)
    return command.run(parser.parsed(rest), voice)


def offered() -> list[str]:
    """The commands whose modules are installed."""
    return [name for name, module in COMMANDS.items() if _installed(module)]


def _installed(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even its package
        return False


def overview(voice: Voice) -> None:
    """What `damrak --help` shows."""
    commands = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
    for name in offered():
        commands.add_row(Text(name, "bold"), voice.text(f"cli-{name}-about"))
    flags = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
    flags.add_row(Text("-h, --help", "bold"), voice.text("cli-help-help"))
    flags.add_row(Text(f"{FLAG} {'|'.join(LANGUAGES)}", "bold"), voice.text("cli-help-language"))
    flags.add_row(Text("--version", "bold"), voice.text("cli-help-version"))
    voice.say("cli-about")
    voice.show("", Text(f"{voice.text('cli-help-usage')} damrak {voice.text('cli-help-shape')}"), "")
    voice.show(Text(voice.text("cli-help-commands"), "bold"), commands, "")
    voice.show(Text(voice.text("cli-help-flags"), "bold"), flags, "")
    voice.say("cli-help-more")


def _unknown(name: str, voice: Voice) -> str:
    close = get_close_matches(name, offered(), n=1)
    if close:
        return voice.text("cli-command-unknown-close", command=name, close=close[0])
    return voice.text("cli-command-unknown", command=name, known=", ".join(offered()))
