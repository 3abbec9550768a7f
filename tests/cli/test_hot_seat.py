"""At one keyboard secrets stay secret: between two curtains nothing of another seat is shown."""

import json
import os
import pty
import random
import re
import select
import signal
import subprocess
from pathlib import Path

import damrak as library
from damrak.cli.keyboard import CLEAR_HISTORY
from damrak.cli.sentences import sentence
from damrak.cli.voice import Voice
from damrak.core.match import Match

from .running import COMMAND, Command, environment

CURTAIN = re.compile(r"Enter hides the table; then pass the keyboard to (?P<next>\w+)\.")
OPEN = re.compile(r"(?P<who>\w+), press Enter when nobody else is looking\.")
PEOPLE = ("Anna", "Bram")


def played(damrak: Command, game: str, file: Path, lines: int) -> tuple[str, Match]:
    """A game of two people who choose at random, as it was shown, and the truth about it."""
    chance = random.Random(game)
    typed = "".join(f"{chance.randint(1, 9)}\n" for _ in range(lines))
    outcome = damrak(
        "play", game, "--people", ",".join(PEOPLE), "--seed", "8", "--save", str(file), typed=typed
    )
    assert outcome.code == 0
    return outcome.out, library.replay(json.loads(file.read_text()))


def scenes(shown: str) -> list[tuple[str, str]]:
    """What stood on the screen between curtains, and in front of whom."""
    parts = CURTAIN.split(shown)
    first = re.findall(r"^(\w+)> ", parts[0], re.MULTILINE)[-1]
    found = [(first, parts[0])]
    for who, text in zip(parts[1::2], parts[2::2], strict=True):
        opened = OPEN.search(text)
        if opened is None:
            assert text is parts[-1], "a curtain stayed closed"
            break  # the players left while it was closed
        assert opened["who"] == who
        assert text[: opened.start()].strip("─ \n0123456789") == "", "the curtain hides everything"
        found.append((who, text[opened.end() :]))
    return found


def test_tickets_hands_contracts_and_unseen_cards(damrak: Command, tmp_path: Path) -> None:
    shown, match = played(damrak, "tickets", tmp_path / "match.json", lines=4000)
    assert match.is_over
    found = scenes(shown)[:-1]  # the last one holds the end, when all is open
    assert len(found) > 20
    contracts = [contracts_offered_to(seat, match) for seat in range(2)]
    draws = [unseen_draws_of(seat, match) for seat in range(2)]
    for who, text in found:
        seat = PEOPLE.index(who)
        strange = (contracts[1 - seat] - contracts[seat]) | draws[1 - seat]
        assert [secret for secret in strange if secret in text] == [], who
        assert set(re.findall(r"^(\w+)> ", text, re.MULTILINE)) <= {who}
    for seat, who in enumerate(PEOPLE):
        own = "".join(text for name, text in found if name == who)
        assert all(secret in own for secret in draws[seat] | contracts[seat]), "their owner is told"


def unseen_draws_of(seat: int, match: Match) -> set[str]:
    """What a seat alone is told of its draws."""
    events = [event for story in match.stories for event in story]
    drawn = [event for event in events if event.what == "drew-unseen" and event.seat == seat]
    assert drawn
    return {sentence(event, match.game, PEOPLE, Voice("en")) for event in drawn}


def contracts_offered_to(seat: int, match: Match) -> set[str]:
    """Every contract that a seat was ever shown, as the table writes it."""
    found = set()
    for moves in range(len(match.moves)):
        view = match.game.view(match.state_at(moves), seat)
        for contract in (*view.contracts, *view.offered):
            places = (match.game.titles[place] for place in contract.id.split("--"))
            found.add(f"{' – '.join(places)} ({contract.points})")
    return found


def test_merchants_limits(damrak: Command, tmp_path: Path) -> None:
    """A curtain falls after every limit that another person could read on the screen."""
    shown, _match = played(damrak, "merchants", tmp_path / "match.json", lines=250)
    found, limits = scenes(shown)[:-1], 0
    for _who, text in found:
        _before, limit, after = text.partition("Your secret limit")
        prompted = re.findall(r"^(\w+)> ", after, re.MULTILINE)
        assert len(set(prompted)) <= 1, "nobody else stands at a screen that shows a limit"
        limits += bool(limit)
    assert limits > 8


def test_what_scrolled_away_is_forgotten(tmp_path: Path) -> None:
    """On a real terminal the curtain clears the screen and what has scrolled off it."""
    mine, theirs = pty.openpty()
    playing = subprocess.Popen(
        [*COMMAND, "play", "tickets", "--people", "Anna,Bram", "--seed", "1"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment(TERM="xterm-256color", LINES="50"),
    )
    os.close(theirs)
    shown = until(mine, "Anna> ")
    assert "Your hand" in shown
    os.write(mine, b"1\n")
    until(mine, "pass the keyboard to Bram.")
    os.write(mine, b"\n")
    cleared = until(mine, "Bram, press Enter when nobody else is looking.")
    assert CLEAR_HISTORY in cleared
    assert "Your hand" not in cleared.partition(CLEAR_HISTORY)[2]
    os.write(mine, b"\n")
    until(mine, "Bram> ")
    interrupt(playing, mine)
    assert playing.wait(timeout=60) == 130
    os.close(mine)


def interrupt(playing: subprocess.Popen[bytes], terminal: int) -> None:
    """Ctrl-C until it is heard: Python may miss one that comes just before it reads the terminal."""
    shown = b""
    while b"Interrupted." not in shown:
        playing.send_signal(signal.SIGINT)
        while b"Interrupted." not in shown and select.select([terminal], [], [], 5)[0]:
            shown += os.read(terminal, 4096)


def until(terminal: int, words: str) -> str:
    """What the terminal shows up to these words."""
    shown = b""
    while words.encode() not in shown:
        ready, _, _ = select.select([terminal], [], [], 60)
        assert ready, f"never saw {words!r} in {shown.decode(errors='replace')[-500:]}"
        shown += os.read(terminal, 4096)
    return shown.decode(errors="replace")
