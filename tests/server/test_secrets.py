"""Two matches that differ only in what a seat may not know give that seat the same bytes, message by message.

World B is world A with other secrets: hands and contracts of the others exchanged, or the bottom of the pile
in another order. A script couples the two: at every step each world plays an action of its own, such that the
watched seat cannot tell them apart. The script is then played on two real servers, with chat, undo and a
reconnection on the way, and everything that the watched seat received is compared. So is what the gallery
received, which may know no more than a seat, and what every HTTP route answers to the seat, to the gallery,
to somebody at another table and to a stranger. Whatever nobody may see must also be silent: while somebody
chooses in secret, no message comes and no answer changes.
"""

import dataclasses
import itertools
import random
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import damrak
from damrak.core.game import Game
from damrak.server import api
from damrak.server.access import Access
from damrak.server.app import make_app
from damrak.server.lobby import Lobby
from damrak.server.store import SqliteStore
from tests.server.asking import ABOUT_A_TABLE, APART, Ask, Route, answers, routes_of
from tests.server.harness import NO_LIMITS, QUICK, Guest, scenario, served

EYES = 0
"""The seat that watches."""
SEATS = 3
HIDDEN_ASKED = 4
"""Steps that nobody sees, before and after which every route is asked."""
Facts = dict[str, Any]


def others_exchange_hands(facts: Facts) -> None:
    """Tickets: what seats 1 and 2 hold and were offered changes hands."""
    one, two = facts["players"][1:]
    for thing in ("hand", "drew", "offered"):
        one[thing], two[thing] = two[thing], one[thing]


def bottom_of_the_pile_is_mixed(facts: Facts) -> None:
    """Merchants: the last twenty cards lie in another order."""
    facts["pile"] = [*facts["pile"][:-20], *reversed(facts["pile"][-20:])]


class Step(NamedTuple):
    """What a seat plays in either world, and whether neither the watched seat nor the gallery sees it."""

    seat: int
    in_a: str
    in_b: str
    hidden: bool


class World(NamedTuple):
    """A game with its options, how its secrets are exchanged, and how long its script is at least."""

    game: str
    options: Facts
    mix: Callable[[Facts], None]
    least: int


WORLDS = [
    World("tickets", {}, others_exchange_hands, 40),
    World("merchants", {"auction": "sealed"}, bottom_of_the_pile_is_mixed, 60),
    World("merchants", {"auction": "live"}, bottom_of_the_pile_is_mixed, 60),
]


def two_worlds(game: Game, world: World, seed: str) -> tuple[Any, Any]:
    """A start, and the same with other secrets."""
    start = game.start(seats=SEATS, seed=seed, options=world.options)
    facts, mixed = game.dump(start), game.dump(start)
    world.mix(mixed)
    return game.position(facts), game.position(mixed)


def appearance(game: Game, state: Any) -> tuple[Any, ...]:
    """All that the watched seat can make out."""
    story = game.tell(state.story or [])
    legal = state.legal(EYES) if EYES in state.to_act() else []
    return game.view(state, EYES), legal, [event.seen_by(EYES) for event in story], state.is_over


def is_hidden(game: Game, before: Any, after: Any) -> bool:
    """Whether neither the watched seat nor the gallery can see that anything was done."""
    return not game.tell(after.story or []) and all(
        game.view(before, eyes) == game.view(after, eyes) for eyes in (EYES, None)
    )


def stepped(game: Game, state: Any, seat: int, action: int) -> Any:
    after = state.clone()
    after.story = []
    after.play(seat, action)
    return after


def coupled(game: Game, world: World, seed: str) -> list[Step]:
    """A script for both worlds, up to the end or to where the watched seat could tell them apart."""
    chance = random.Random(seed)
    a, b = two_worlds(game, world, seed)
    assert appearance(game, a) == appearance(game, b)
    script: list[Step] = []
    while found := next(_same_to_the_eyes(game, a, b, chance), None):
        seat, (one, after), (other, b) = found
        hidden = seat != EYES and is_hidden(game, a, after)
        script.append(Step(seat, game.name_of(one), game.name_of(other), hidden))
        a = after
    assert game.dump(a) != game.dump(b)
    return script


Move = tuple[int, Any]


def _same_to_the_eyes(game: Game, a: Any, b: Any, chance: random.Random) -> Iterator[tuple[int, Move, Move]]:
    """Pairs of actions of one seat after which both worlds look the same; different actions first."""
    seats = [seat for seat in a.to_act() if seat in b.to_act() and seat >= 0 and not _limited(game, a, seat)]
    for seat in chance.sample(seats, len(seats)):
        pairs = list(itertools.product(a.legal(seat), b.legal(seat)))
        pairs = [pair for pair in pairs if pair[0] == pair[1] or not _is_seen(game, seat, *pair)]
        chance.shuffle(pairs)
        for one, other in pairs[:400]:
            after, beside = stepped(game, a, seat, one), stepped(game, b, seat, other)
            if not after.is_over and appearance(game, after) == appearance(game, beside):
                yield seat, (one, after), (other, beside)


def _limited(game: Game, state: Any, seat: int) -> bool:
    """Whether a seat has named a limit already: before a run everybody names one at most."""
    auction = getattr(game.view(state, seat), "auction", None)
    return auction is not None and auction.limit is not None


def _is_seen(game: Game, seat: int, *actions: int) -> bool:
    """Whether these are no secrets: one's own, and presses of the live clock."""
    return seat == EYES or any(game.name_of(action).startswith("press ") for action in actions)


class Ticks:
    """A clock that moves only when the script does."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


async def watched(
    folder: Path, game: Game, options: Facts, steps: list[tuple[int, str, bool]], patch: pytest.MonkeyPatch
) -> list[str]:
    """Play a script on a server, with chat, undo and a reconnection; all that seat and gallery were sent.

    And all that they and others were answered over HTTP.
    """
    ticks, tokens = Ticks(), itertools.count()
    for place in ("lobby.new_table_id", "lobby.new_key", "socket.secrets.token_urlsafe"):
        patch.setattr(f"damrak.server.{place}", lambda *_: f"token{next(tokens)}")
    # A promise hides a secret of 32 bytes: two worlds look alike if they have the same one.
    patch.setattr("damrak.server.lobby.new_secret", lambda: "5e" * 32)
    # The clock of this test jumps, which does not mean that the server was held up.
    patch.setattr("damrak.server.loop_delay.LoopDelay.held_up", lambda *_: 0.0)
    for way in ("chosen", "find"):
        patch.setattr(f"damrak.server.boards.Boards.{way}", lambda *_: game)
    no_limit = api.routes
    patch.setattr(api, "routes", lambda _: no_limit(10**6))
    pace = msgspec.structs.replace(QUICK, now=ticks, ping_every=3_600_000, look_at_card=3_600_000)
    async with served(folder, pace, access=Access(limits=NO_LIMITS)) as site:
        site.lobby.allowances.take = lambda *_: None  # type: ignore[method-assign]
        guests = [await site.guest() for _ in range(SEATS)]
        first, *friends = guests
        table = await first.lay(game.name, "me", *["friend"] * (SEATS - 1), options=options)
        for friend in friends:
            await friend.sit(table, await first.invitation(table))
        for guest in guests:
            await guest.join(table)
            await guest.hears("seen")
        gallery, neighbour, stranger = [await site.guest() for _ in range(3)]
        await neighbour.lay(game.name, "me", *["friend"] * (SEATS - 1), settings={"open": True})
        await gallery.join(table)
        await guests[EYES].until(lambda: guests[EYES].table["spectators"] == 1)
        asking = Asking(guests[EYES], gallery, [guests[EYES], gallery, neighbour, stranger], table)
        for number, (seat, action, hidden) in enumerate(steps):
            ticks.time += 5_000
            await _barrier([guests[seat]])
            if hidden and asking.hidden < HIDDEN_ASKED:
                await asking.check_silent(guests[seat].act(seat, action))
            elif action.startswith("press "):
                await _press(guests, seat, int(action.removeprefix("press ")), ticks)
            else:
                await guests[seat].act(seat, action)
            await _interlude(number, guests, seat, action, table)
        await _barrier([*guests, gallery])
        await asking.ask(ABOUT_A_TABLE)
        await asking.ask(APART)
        sent = [*guests[EYES].raw, *gallery.raw, *asking.answered]
        for guest in (*guests, gallery, neighbour, stranger):
            await guest.gone()
    return sent


class Asking:
    """Asks everything there is over HTTP, for several guests, and keeps what was answered."""

    def __init__(self, watcher: Guest, gallery: Guest, askers: list[Guest], table: str) -> None:
        self._watching, self._askers, self._table = [watcher, gallery], askers, table
        self.answered: list[str] = []
        self.hidden = 0

    async def ask(self, what: Mapping[Route, Sequence[Ask]]) -> list[str]:
        """Every asker asks everything once."""
        found = []
        for number, asker in enumerate(self._askers):
            told = await answers(asker, self._table, what)
            found += [f"{number}: {asked} {answer}" for asked, answer in told.items()]
        self.answered += found
        return found

    async def check_silent(self, step: Awaitable[None]) -> None:
        """A step that nobody may see: no message comes of it, and no answer changes."""
        self.hidden += 1
        await _barrier(self._watching)
        before, heard = await self.ask(ABOUT_A_TABLE), [self._news(guest) for guest in self._watching]
        await step
        await _barrier(self._watching)
        assert [self._news(guest) for guest in self._watching] == heard
        for now, then in zip(await self.ask(ABOUT_A_TABLE), before, strict=True):
            assert now == then

    def _news(self, guest: Guest) -> list[str]:
        """All but refusals of one's own, and who is ready at the clock, by a limit or otherwise (M15)."""
        kinds = (told["type"] for told in guest.told)
        return [kind for kind in kinds if kind not in ("refused", "clock_waits")]


async def _press(guests: list[Guest], seat: int, price: int, ticks: Ticks) -> None:
    """All who are waited for are ready; a seat presses the running clock, and time passes until it counts."""
    await _barrier(guests)
    presser = guests[seat]
    before, runs = presser.at(seat)["saw"], len(presser.all("run"))
    for other in presser.all("clock_waits")[-1]["waiting_for"]:
        await guests[other].say(type="ready", seat=other)
        await _barrier(guests)
    await presser.hears("run", runs + 1)
    run = presser.all("run")[-1]
    elapsed = run["prices"].index(price) * run["step_ms"] + 1
    ticks.time = run["start"] + elapsed
    await presser.say(type="press", seat=seat, run=run["run"], elapsed_ms=elapsed)
    await _barrier(guests)
    ticks.time += 1_000
    await presser.until(lambda: presser.at(seat)["saw"] != before)


async def _interlude(number: int, guests: list[Guest], seat: int, action: str, table: str) -> None:
    """Now and then something other than a move."""
    watcher = guests[EYES]
    if number % 10 == 3:
        await guests[1].say(type="chat", text=f"This is move {number}")
        await _barrier(guests)
    auction = guests[seat].at(seat)["view"].get("auction")
    if number % 20 == 7 and seat != EYES and not auction and not action.startswith(("press ", "limit ")):
        await _undo_and_play_again(guests, seat, action, redoes=number % 40 == 7)
    if number % 20 == 12:
        await _ask_in_vain(guests)
    if number % 20 == 15 and not auction:
        await _barrier(guests)
        await watcher.leave()
        await guests[1].until(lambda: not guests[1].table["seats"][EYES]["present"])
        watcher.seen = {}
        await watcher.join(table)
        await watcher.until(lambda: watcher.seen)


async def _undo_and_play_again(guests: list[Guest], seat: int, action: str, *, redoes: bool) -> None:
    """By hand, or by redo where it is offered."""
    mover, played = guests[seat], guests[seat].at(seat)["saw"]
    await mover.undo(seat)
    await mover.until(lambda: mover.table["undo"] or mover.at(seat)["saw"] != played)
    for guest in guests if mover.table["undo"] else []:
        if guest is not mover:
            await _barrier([guest])
            await guest.say(type="answer", seat=guest.mine[0], consent=True)
            await _barrier([guest])
    await mover.until(lambda: mover.at(seat)["saw"] != played)
    redo = mover.at(seat)["redo_move"]
    if redoes and redo:
        await mover.say(type="redo", seat=seat, move=redo["number"])
        await mover.until(lambda: mover.at(seat)["saw"] == played)
    else:
        await mover.act(seat, action)


async def _ask_in_vain(guests: list[Guest]) -> None:
    """The watched seat asks for an undo that is not free, hears no, and asks once more."""
    watcher, other, _third = guests
    await _barrier(guests)
    if watcher.at(EYES)["undo"] == "ask":
        await watcher.undo(EYES)
        await _barrier(guests)
        await other.say(type="answer", seat=other.mine[0], consent=False)
        await _barrier([other])
        await watcher.refusal(type="undo", seat=EYES, move=watcher.number_of_last(EYES))


async def _barrier(guests: list[Guest]) -> None:
    """Everything said so far has been answered."""
    for guest in guests:
        await guest.refusal(type="rematch")


def differing(script: list[Step]) -> int:
    return sum(step.in_a != step.in_b for step in script)


@pytest.mark.long
@pytest.mark.parametrize("world", WORLDS, ids=lambda world: " ".join([world.game, *world.options.values()]))
def test_a_seat_is_sent_the_same_bytes_whatever_it_may_not_know(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = damrak.game(world.game)
    scripts = {seed: coupled(game, world, seed) for seed in "abcdef"}
    seed = max(scripts, key=lambda seed: len(scripts[seed]))
    script = scripts[seed]
    assert len(script) >= world.least
    assert differing(script) >= 3
    assert any(step.hidden for step in script)

    @scenario
    async def played(dealt: Game, steps: list[tuple[int, str, bool]], folder: Path) -> None:
        with monkeypatch.context() as patch:
            sent.append(await watched(folder, dealt, world.options, steps, patch))

    sent: list[list[str]] = []
    for number, state in enumerate(two_worlds(game, world, seed)):
        dealt = dataclasses.replace(game, start=lambda state=state, **_: state.clone())
        steps = [(step.seat, step.in_b if number else step.in_a, step.hidden) for step in script]
        played(dealt=dealt, steps=steps, folder=tmp_path / str(number))
    assert len(sent[0]) > len(script)
    for in_a, in_b in zip(*sent, strict=True):
        assert in_a == in_b


@scenario
async def test_every_route_is_known_to_the_test_of_secrets(tmp_path: Path) -> None:
    """Whoever adds a route says in `asking.py` how it is asked; else nobody would look at what it tells."""
    store = SqliteStore(tmp_path)
    app = make_app(Lobby(store, QUICK), b"secret")
    assert routes_of(app) == {*ABOUT_A_TABLE, *APART}
    await store.close()
