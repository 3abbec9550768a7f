"""Programs of other people at the table: they may crash and stall, the game goes on."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import to_builtins

import damrak
from damrak.arena.fixtures import Fixture
from damrak.arena.play import play_fixture
from damrak.arena.programs import Failure, ProgramBot
from damrak.bots.bot import ask
from damrak.core.match import board_name
from tests.bots.positions import legal_names

EXAMPLE = Path(__file__).parents[2] / "examples" / "collector_bot.py"
GAME = damrak.game("tickets")
FIXTURE = Fixture(0, 0, "program", (0, 1))


def program(tmp_path: Path, body: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text(f"import json, sys, time\ngreeting = json.loads(sys.stdin.readline())\n{body}\n")
    return f"{sys.executable} {file}"


@pytest.fixture
def table() -> tuple[object, list[str]]:
    state = GAME.start(seats=2, seed="program")
    return GAME.view(state, 0), legal_names(GAME, state, 0)


def seated(command: str, patience: float = 20.0) -> Iterator[ProgramBot]:
    bot = ProgramBot(GAME, command, "s", patience)
    yield bot
    bot.close()


def test_the_example_plays_a_whole_game_without_help() -> None:
    result = play_fixture(GAME, (f"exec:{sys.executable} {EXAMPLE}", "random"), FIXTURE)
    assert result.simple == (0, 0)
    assert result.choices > 20


def test_the_example_has_twenty_lines() -> None:
    lines = EXAMPLE.read_text().splitlines()
    assert len([line for line in lines if line and not line.startswith('"""')]) <= 20


def test_a_program_is_told_game_board_view_and_legal_actions(
    tmp_path: Path, table: tuple[object, list[str]]
) -> None:
    about = {"damrak": 1, "game": "tickets", "board": to_builtins(board_name(GAME)), "seed": "s"}
    body = f"greeted = greeting == {about!r}"
    body += """
for line in sys.stdin:
    asked = json.loads(line)
    fine = greeted and asked["view"]["seat"] == 0 and asked["seconds"] == 20.0
    print(json.dumps({"action": asked["legal"][-1] if fine else "?"}), flush=True)"""
    for bot in seated(program(tmp_path, body)):
        view, legal = table
        assert ask(bot, view, legal).action == legal[-1]


@pytest.mark.parametrize(
    ("answer", "failure"),
    [
        (None, Failure("ended")),
        ("nonsense", Failure("not-json", "nonsense")),
        ("[]", Failure("no-action", "[]")),
        ("{}", Failure("no-action", "{}")),
        ('{"action": "win"}', Failure("illegal", "win")),
        ("x" * 99, Failure("not-json", "x" * 60 + "…")),
    ],
)
def test_a_program_that_fails_loses_only_its_thinking_and_is_told_why(
    tmp_path: Path, table: tuple[object, list[str]], answer: str | None, failure: Failure
) -> None:
    body = f"sys.stdin.readline(); print({answer!r}, flush=True); sys.stdin.readline()"
    for bot in seated(program(tmp_path, body if answer else "sys.exit(1)")):
        assert ask(bot, *table).simple
        assert bot.failure == failure


def test_a_program_that_stalls_is_ended_and_started_again(
    tmp_path: Path, table: tuple[object, list[str]]
) -> None:
    """As long as it may not wake it answers nothing, however long one waits: so no wait is needed."""
    awake = tmp_path / "awake"
    body = f"""
from pathlib import Path
for line in sys.stdin:
    if not Path({str(awake)!r}).exists():
        time.sleep(1000)
    print(json.dumps({{"action": json.loads(line)["legal"][0]}}), flush=True)"""
    for bot in seated(program(tmp_path, body), patience=0.0):
        assert ask(bot, *table).simple
        assert bot.process is None
        assert bot.failure == Failure("late")
        awake.touch()
        bot.patience = 60.0
        assert not ask(bot, *table).simple


def test_a_program_that_names_an_illegal_action_is_started_again(
    tmp_path: Path, table: tuple[object, list[str]]
) -> None:
    body = "for line in sys.stdin: print(json.dumps({'action': 'win'}), flush=True)"
    for bot in seated(program(tmp_path, body)):
        assert ask(bot, *table).simple
        assert bot.process is None


def test_a_line_that_nobody_asked_for_is_no_answer(tmp_path: Path, table: tuple[object, list[str]]) -> None:
    """The program says everything twice; as soon as the second line is heard, another question follows."""
    body = """
for line in sys.stdin:
    print((json.dumps({"action": json.loads(line)["legal"][0]}) + "\\n") * 2, end="", flush=True)"""
    for bot in seated(program(tmp_path, body)):
        view, legal = table
        for offered in (legal, legal[1:], legal):
            assert bot.choose(view, offered).action == offered[0]
            while bot.answers.empty():
                pass


def test_a_program_that_has_ended_fails_at_once(tmp_path: Path, table: tuple[object, list[str]]) -> None:
    for bot in seated(program(tmp_path, "sys.exit()"), patience=1000.0):
        bot.start()
        while bot.answers.empty():
            pass
        assert ask(bot, *table).simple


@pytest.mark.parametrize("command", ["", "/no/such/program", "python 'x", str(EXAMPLE.parent)])
def test_a_program_that_does_not_exist_is_refused(command: str) -> None:
    with pytest.raises(damrak.BadData) as refusal:
        ProgramBot(GAME, command, "s")
    assert refusal.value.message == "bots-arena-no-program"
