"""Two matches that differ only in what a seat may not know give that seat the same bytes, message by message.

World B is world A with other secrets: hands and contracts of the others exchanged, or the bottom of the pile
in another order. A script couples the two: at every step each world plays an action of its own, such that the
watched seat cannot tell them apart. The script is then played on two real servers, with chat, undo and a
reconnection on the way, and everything that the watched seat received is compared.
"""

import dataclasses
import itertools
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import damrak
from damrak.core.game import Game
from tests.server.harness import QUICK, Guest, scenario, served

EYES = 0
"""The seat that watches."""
SEATS = 3
Step = tuple[int, str, str]
Facts = dict[str, Any]


def others_exchange_hands(facts: Facts) -> None:
    """Tickets: what seats 1 and 2 hold and were offered changes hands."""
    one, two = facts["players"][1:]
    for thing in ("hand", "drew", "offered"):
        one[thing], two[thing] = two[thing], one[thing]


def bottom_of_the_pile_is_mixed(facts: Facts) -> None:
    """Merchants: the last twenty cards lie in another order."""
    facts["pile"] = [*facts["pile"][:-20], *reversed(facts["pile"][-20:])]


WORLDS: dict[str, tuple[Facts, Callable[[Facts], None], int]] = {
    "tickets": ({}, others_exchange_hands, 40),
    "merchants": ({"auction": "sealed"}, bottom_of_the_pile_is_mixed, 60),
}


def two_worlds(game: Game, seed: str) -> tuple[Any, Any]:
    """A start, and the same with other secrets."""
    options, mix, _ = WORLDS[game.name]
    start = game.start(seats=SEATS, seed=seed, options=options)
    facts, mixed = game.dump(start), game.dump(start)
    mix(mixed)
    return game.position(facts), game.position(mixed)


def appearance(game: Game, state: Any) -> tuple[Any, ...]:
    """All that the watched seat can make out."""
    story = game.tell(state.story or [])
    legal = state.legal(EYES) if EYES in state.to_act() else []
    return game.view(state, EYES), legal, [event.seen_by(EYES) for event in story], state.is_over


def stepped(game: Game, state: Any, seat: int, action: int) -> Any:
    after = state.clone()
    after.story = []
    after.play(seat, action)
    return after


def coupled(game: Game, seed: str) -> list[Step]:
    """A script for both worlds, up to the end or to where the watched seat could tell them apart."""
    chance = random.Random(seed)
    a, b = two_worlds(game, seed)
    assert appearance(game, a) == appearance(game, b)
    script: list[Step] = []
    while found := next(_same_to_the_eyes(game, a, b, chance), None):
        seat, (one, a), (other, b) = found
        script.append((seat, game.name_of(one), game.name_of(other)))
    assert game.dump(a) != game.dump(b)
    return script


Move = tuple[int, Any]


def _same_to_the_eyes(game: Game, a: Any, b: Any, chance: random.Random) -> Iterator[tuple[int, Move, Move]]:
    """Pairs of actions of one seat after which both worlds look the same; different actions first."""
    seats = [seat for seat in a.to_act() if seat in b.to_act() and seat >= 0]
    for seat in chance.sample(seats, len(seats)):
        pairs = list(itertools.product(a.legal(seat), b.legal(seat)))
        pairs = [pair for pair in pairs if seat != EYES or pair[0] == pair[1]]
        chance.shuffle(pairs)
        for one, other in pairs[:400]:
            after, beside = stepped(game, a, seat, one), stepped(game, b, seat, other)
            if not after.is_over and appearance(game, after) == appearance(game, beside):
                yield seat, (one, after), (other, beside)


class Ticks:
    """A clock that moves only when the script does."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


async def watched(
    folder: Path, game: Game, steps: list[tuple[int, str]], patch: pytest.MonkeyPatch
) -> list[str]:
    """Play a script on a server, with chat, undo and a reconnection; all that the watched seat was sent."""
    ticks, tokens = Ticks(), itertools.count()
    for place in ("lobby.new_table_id", "lobby.new_key", "socket.secrets.token_urlsafe"):
        patch.setattr(f"damrak.server.{place}", lambda *_: f"token{next(tokens)}")
    patch.setattr("damrak.server.table.game_called", lambda _name: game)
    pace = msgspec.structs.replace(QUICK, now=ticks, ping_every=3_600_000)
    async with served(folder, pace) as site:
        guests = [await site.guest() for _ in range(SEATS)]
        first, *friends = guests
        options = WORLDS[game.name][0]
        table = await first.lay(game.name, "me", *["friend"] * (SEATS - 1), options=options)
        for friend in friends:
            await friend.sit(table, await first.invitation(table))
        for guest in guests:
            await guest.join(table)
            await guest.hears("seen")
        for number, (seat, action) in enumerate(steps):
            ticks.time += 5_000
            await _barrier([guests[seat]])
            await guests[seat].act(seat, action)
            await _interlude(number, guests, seat, action, table)
        await _barrier(guests)
        sent = list(guests[EYES].raw)
        for guest in guests:
            await guest.gone()
    return sent


async def _interlude(number: int, guests: list[Guest], seat: int, action: str, table: str) -> None:
    """Now and then something other than a move."""
    watcher = guests[EYES]
    if number % 10 == 3:
        await guests[1].say(type="chat", text=f"This is move {number}")
        await _barrier(guests)
    if number % 20 == 7 and seat != EYES:
        await _undo_and_play_again(guests, seat, action)
    if number % 20 == 15:
        await _barrier(guests)
        await watcher.leave()
        await guests[1].until(lambda: not guests[1].table["seats"][EYES]["present"])
        watcher.seen = {}
        await watcher.join(table)
        await watcher.until(lambda: watcher.seen)


async def _undo_and_play_again(guests: list[Guest], seat: int, action: str) -> None:
    mover, played = guests[seat], guests[seat].at(seat)["saw"]
    await mover.say(type="undo", seat=seat)
    await mover.until(lambda: mover.table["undo"] or mover.at(seat)["saw"] != played)
    for guest in guests if mover.table["undo"] else []:
        if guest is not mover:
            await _barrier([guest])
            await guest.say(type="answer", seat=guest.mine[0], consent=True)
            await _barrier([guest])
    await mover.until(lambda: mover.at(seat)["saw"] != played)
    await mover.act(seat, action)


async def _barrier(guests: list[Guest]) -> None:
    """Everything said so far has been answered."""
    for guest in guests:
        await guest.refusal(type="rematch")


def differing(script: list[Step]) -> int:
    return sum(one != other for _, one, other in script)


@pytest.mark.parametrize("name", sorted(WORLDS))
def test_a_seat_is_sent_the_same_bytes_whatever_it_may_not_know(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = damrak.game(name)
    script = max((coupled(game, seed) for seed in "abcdef"), key=len)
    assert len(script) >= WORLDS[name][2]
    assert differing(script) >= 3
    seed = next(seed for seed in "abcdef" if coupled(game, seed) == script)

    @scenario
    async def both() -> None:
        sent = []
        for world, state in enumerate(two_worlds(game, seed)):
            dealt = dataclasses.replace(game, start=lambda state=state, **_: state.clone())
            steps = [(seat, other if world else one) for seat, one, other in script]
            with monkeypatch.context() as patch:
                sent.append(await watched(tmp_path / str(world), dealt, steps, patch))
        assert len(sent[0]) > len(script) / 2
        for in_a, in_b in zip(*sent, strict=True):
            assert in_a == in_b

    both()
