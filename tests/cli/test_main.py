import re
import subprocess
import sys
from importlib import import_module

import pytest

import damrak as package
from damrak.cli.arguments import Parser
from damrak.cli.main import COMMANDS, offered
from damrak.cli.voice import Voice
from damrak.core.fast import COMPILED

from .running import LANGUAGES, Command, environment, process

HEADINGS = {"en": "Usage:", "fr": "Usage :", "nl": "Gebruik:"}


def test_the_version_says_whether_the_rules_are_compiled(damrak: Command) -> None:
    said = damrak("--version").out
    assert package.__version__ in said
    assert ("compiled" in said) == COMPILED
    assert ("interpreted" in said) != COMPILED


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overview_lists_every_command_in_the_readers_language(damrak: Command, language: str) -> None:
    outcome = damrak("--help", "--language", language)
    assert outcome.code == 0
    assert HEADINGS[language] in outcome.out
    assert all(f"  {command} " in outcome.out for command in offered())
    assert damrak("--language", language).out == outcome.out


def test_languages_differ(damrak: Command) -> None:
    assert len({damrak("--help", "--language", language).out for language in LANGUAGES}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", sorted(set(COMMANDS) & set(offered())))
def test_every_command_has_help_in_every_language(damrak: Command, command: str, language: str) -> None:
    outcome = damrak(command, "--help", f"--language={language}")
    assert outcome.code == 0
    assert outcome.out.startswith(f"{HEADINGS[language]} damrak {command}")
    assert not re.search(r"\b(cli|bots|server)-[a-z]+-", outcome.out)
    flags = re.findall(r"^  (-.*)$", outcome.out, re.MULTILINE)
    assert any("--help" in flag for flag in flags)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", offered())
def test_help_is_in_one_style_and_names_the_defaults(command: str, language: str) -> None:
    parser = Parser(Voice(language), command)
    import_module(COMMANDS[command]).arguments(parser)
    for flag in parser._actions:
        about = flag.help or ""
        assert not about[:2].istitle() and not about.endswith("."), about
        assert flag.metavar or flag.nargs == 0, f"{flag.dest} would stand in English in the help"
        if flag.default not in (None, False) and flag.default != []:
            assert f"({flag.default}" in about, about


def test_the_environment_chooses_the_language(damrak: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    assert HEADINGS["nl"] in damrak().out
    monkeypatch.setenv("LC_MESSAGES", "fr_BE")
    assert HEADINGS["fr"] in damrak().out
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert HEADINGS["en"] in damrak().out
    assert HEADINGS["nl"] in damrak("--language", "nl").out


def test_a_language_we_do_not_speak_is_refused(damrak: Command) -> None:
    outcome = damrak("rules", "tickets", "T1", "--language", "de")
    assert outcome.code == 2
    assert "“de” is none of en, fr, nl" in outcome.err


def test_help_for_a_command_is_its_help(damrak: Command) -> None:
    assert damrak("help", "rules") == damrak("rules", "--help")
    assert damrak("help", "xyzzy").code == 2


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["pla"], "did you mean “play”"),
        (["xyzzy"], "There is no command “xyzzy”"),
        (["simulate"], "missing: GAME"),
        (["simulate", "chess"], "“chess” is none of merchants, tickets"),
        (["simulate", "tickets", "--games", "0"], "“0” is not a whole number from 1 to 1000000"),
        (["simulate", "tickets", "--games", "many"], "“many” is not a whole number"),
        (["simulate", "tickets", "--games"], "--games wants a value"),
        (["simulate", "tickets", "--seats", "9"], "for 2 to 4 players, not 9"),
        (["simulate", "tickets", "--option", "colour"], "name=value: first=lot|0|1|2|3."),
        (
            ["simulate", "tickets", "--option", "colour=red"],
            "“colour” in this game; there are: first.",
        ),
        (["simulate", "merchants", "--option", "auction=loud"], "“auction” cannot be “loud”"),
        (["simulate", "tickets", "--plot", "chart.png"], "should end in .svg"),
        (["simulate", "tickets", "--seed", "\udcff"], "A seed is a text"),
        (["arena", "tickets", "random", "clerk", "--seed", "\udcff"], "A seed is a text"),
        (["play", "tickets", "--seed", "\udcff"], "A seed is a text"),
        (["rules", "tickets", "T1", "T2"], "not understood here: T2"),
        (["play", "tickets", "--frobnicate"], "not understood here: --frobnicate"),
        (["play"], "Which game?"),
        (["board", "check", "tickets"], "wants a file"),
        (["board", "show", "provinces"], "“board show tickets --board provinces” shows a board"),
        (["board", "list", "--board", "short"], "--board goes with “board show GAME” only"),
        (["board", "check", "board.toml", "--board", "short"], "--board goes with “board show GAME” only"),
        (["simulate", "tickets", "--games", "9" * 15], "not a whole number from 1 to 1000000"),
        (["arena", "tickets", "clerk", "random", "--jobs", "99999"], "not a whole number from 1 to 1024"),
        (["arena", "tickets", "clerk", "random", "--resume", ""], "--resume: this is empty"),
        (["play", "tickets", "--save", ""], "--save: this is empty"),
        (["play", "tickets", "--load", ""], "--load: this is empty"),
        (["play", "tickets", "--seed", ""], "--seed: this is empty"),
        (["play", "tickets", "--board", ""], "--board: this is empty"),
        (["serve", "--data", ""], "--data: this is empty"),
        (["replay", ""], "FILE: this is empty"),
        (["board", "list", "chess"], "“chess” is none of merchants, tickets"),
        (["--language", "de"], "--language: “de” is none of en, fr, nl"),
        (["--language=de", "play"], "--language: “de” is none of en, fr, nl"),
        (["--language"], "--language wants a value"),
    ],
)
def test_bad_flags_are_refused_in_words(damrak: Command, arguments: list[str], complaint: str) -> None:
    outcome = damrak(*arguments)
    assert outcome.code == 2
    assert outcome.out == ""
    assert complaint in outcome.err
    assert outcome.err.startswith("damrak: ")
    assert outcome.err.endswith("--help for help.\n")


@pytest.mark.parametrize(
    ("language", "words"), [("fr", "Il manque quelque chose : JEU"), ("nl", "Er ontbreekt iets: SPEL")]
)
def test_refusals_are_in_the_readers_language(damrak: Command, language: str, words: str) -> None:
    assert words in damrak("simulate", "--language", language).err


def test_starting_is_light() -> None:
    """`--version` imports neither game, nor bots, nor a web server."""
    program = (
        "import sys; from damrak.cli.main import main; main(['--version']);"
        "heavy = ('damrak.tickets', 'damrak.merchants', 'damrak.bots', 'litestar', 'uvicorn');"
        "sys.exit(str([name for name in heavy if name in sys.modules] or ''))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=environment(), check=False
    )
    assert done.stderr.strip() == ""


def test_the_command_runs_as_a_process() -> None:
    outcome = process("--version")
    assert (outcome.code, outcome.err) == (0, "")
    assert package.__version__ in outcome.out
