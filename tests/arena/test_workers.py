"""Games in several processes: the bots may have processes too, and any of them may be killed."""

import json
import os
import signal
import sys
from pathlib import Path

import pytest

from damrak.arena.fixtures import Fixture, fixtures
from damrak.arena.play import Result
from damrak.arena.workers import in_processes
from damrak.cli.main import main
from damrak.core.errors import BadData
from tests.cli.running import started

GAMES = list(fixtures(2, 2, 4, "workers"))
KILLER = """
import json, os, sys
if "/1/" in json.loads(sys.stdin.readline())["seed"]:
    os.kill(os.getppid(), 9)
for line in sys.stdin:
    print(json.dumps({"action": json.loads(line)["legal"][0]}), flush=True)
"""


def done(fixture: Fixture) -> Result:
    return Result(fixture.number, fixture.set, fixture.seating, (1, 0), (0,), 1, (0, 0), (0.0, 0.0))


def killed_in_the_second_game(fixture: Fixture) -> Result:
    """The fixture's seed names a file: as soon as it is there, the worker of the second game is killed."""
    while fixture.number == 1:
        if Path(fixture.seed).exists():
            os.kill(os.getpid(), signal.SIGKILL)
    return done(fixture)


def failing_in_the_second_game(fixture: Fixture) -> Result:
    if fixture.number == 1:
        raise OSError("a slip")
    return done(fixture)


def descendants(pid: int) -> list[int]:
    try:
        children = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except (FileNotFoundError, ProcessLookupError):
        return []
    return [one for child in children for one in (child, *descendants(child))]


def test_a_bot_thinks_in_several_processes_whatever_the_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    flags = ["--games", "2", "--jobs", "2", "--json"]
    assert main(["arena", "tickets", "search:1x2", "random", *flags]) == 0
    assert [line["simple_choices"] for line in json.loads(capsys.readouterr().out)["standings"]] == [0, 0]


def test_a_worker_that_was_killed_is_missed_and_what_is_done_was_handed_over(tmp_path: Path) -> None:
    signal_file = tmp_path / "kill"
    games = [Fixture(game.number, game.set, str(signal_file), game.seating) for game in GAMES]
    got = []
    with pytest.raises(BadData) as refusal:
        for result in in_processes(killed_in_the_second_game, games, 2):
            got.append(result.number)
            signal_file.touch()
    assert refusal.value.message == "bots-arena-worker-lost"
    assert got[0] == 0 and 1 not in got


def test_what_goes_wrong_in_a_worker_goes_wrong_in_the_arena() -> None:
    with pytest.raises(OSError, match="a slip"):
        list(in_processes(failing_in_the_second_game, GAMES, 2))


def test_more_jobs_than_games_are_no_harm() -> None:
    assert sorted(result.number for result in in_processes(done, GAMES[:1], 3)) == [0]
    assert list(in_processes(done, [], 3)) == []


def test_an_arena_says_that_a_worker_was_killed_and_keeps_its_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The program kills its worker in the second set, which is begun when a game of the first one is over."""
    killer, kept = tmp_path / "killer.py", tmp_path / "results.jsonl"
    killer.write_text(KILLER)
    flags = ["--games", "4", "--jobs", "2", "--resume", str(kept), "--language", "en"]
    assert main(["arena", "tickets", f"exec:{sys.executable} {killer}", "random", *flags]) == 1
    assert "One of the processes was ended from outside" in capsys.readouterr().err
    games = [json.loads(line) for line in kept.read_text().splitlines()[1:]]
    assert games and {game["set"] for game in games} == {0}


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are counted in /proc")
@pytest.mark.parametrize(
    ("deed", "bot", "processes"), [(signal.SIGINT, "search:50x2", 5), (signal.SIGKILL, "skipper", 3)]
)
def test_no_process_outlives_its_arena(deed: signal.Signals, bot: str, processes: int) -> None:
    """Ctrl-C reaches the whole group, as from a terminal; a kill only the arena, whose workers then go home.

    The output ends only when the last process has let go of it.
    """
    busy = started("arena", "tickets", bot, "random", "--games", "900", "--jobs", "2", start_new_session=True)
    while len(descendants(busy.pid)) < processes and busy.poll() is None:
        pass  # two workers, the tracker of their resources, and the minds of a bot
    if deed == signal.SIGINT:
        os.killpg(busy.pid, deed)
    else:
        busy.kill()
    out, err = busy.communicate(timeout=120)
    assert busy.returncode == (130 if deed == signal.SIGINT else -deed)
    if deed == signal.SIGINT:
        assert (out, err.split()) == ("", ["damrak:", "Interrupted."])
