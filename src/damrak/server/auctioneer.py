"""Runs the live clock of a table: looks, waits until people are ready, announces the run, decides it.

What is for sale, who takes part and what a press or a limit does is for the rules to say (`auction.py`).
If the server was held up so long that somebody else might have won, the run is void and starts again; after
two void runs the card is sold by sealed limits.
"""

import asyncio
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from damrak.core.errors import BadData, IllegalAction
from damrak.core.match import Move
from damrak.core.seats import CLOCK
from damrak.server import entries, telling, wire
from damrak.server.clock import FairRun
from damrak.server.connection import Connection, Heard
from damrak.server.gathering import Gathering
from damrak.server.round_trips import RoundTrips

if TYPE_CHECKING:
    from damrak.server.room import Room

RUN_OUT = Move(seat=CLOCK, action="run out")
"""The dial has come to its end, or to the highest sealed limit, which then presses by itself."""
READ_AGAIN_MS: Final = 2.0
"""Before looking again whether all that came in has been read."""


@cache
def clock_rules(game: str) -> ModuleType | None:
    """What a game's rules tell whoever runs its clock; None if it has none."""
    name = f"damrak.{game}.auction"
    return import_module(name) if find_spec(name) else None


def named_price(action: str) -> wire.DialPlace | None:
    """The price that a limit names, or the place before the first one, if any."""
    price = action.partition(" ")[2]
    if price == "start":
        return "start"
    return int(price) if price.isdecimal() else None


class Auctioneer:
    """The clock of one table. All its methods need the room's lock."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._about = b""
        self._gathering = Gathering(room)
        self._run: FairRun | None = None
        self._last_limit: Move | None = None
        """The limit that would decide the run at once, held back for presses still under way."""
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_live(self) -> bool:
        """An auction is on, and a live clock decides it."""
        return self._room.table.is_at_the_clock

    @property
    def is_running(self) -> bool:
        """A run is announced or on, and not yet decided."""
        return self._run is not None

    @property
    def _state(self) -> Any:
        assert self._room.table.match is not None
        return self._room.table.match.state

    @property
    def _rules(self) -> Any:
        return clock_rules(self._room.table.game.name)

    def look(self) -> None:
        """See whether there is an auction, a new one, or something new about the one there is."""
        about = telling.glance(self._room, None).view if self.is_live else b""
        if about != self._about:
            self.stop()
            self._about = about
        if not about:
            self._gathering.forget_auction()
            return
        if self._run:
            self._follow_run(self._run)
        else:
            self._wait_for_people()

    def stop(self) -> None:
        """Forget the auction; whatever was about to happen does not."""
        self._about = b""
        self._gathering.forget_run()
        self._end_run()

    def _end_run(self) -> None:
        self._run, self._last_limit = None, None
        self._room.lobby.loop_delay.leave(self)
        self._set_timer(None)

    def greet(self, connection: Connection) -> None:
        """Tell a newcomer where the clock stands."""
        if self._run:
            connection.tell(self._run.announced)
        elif self._gathering.told:
            connection.tell(self._gathering.told)

    # ---- before the run ----

    def has_named_limit(self, seat: int) -> bool:
        """Whether a seat has a sealed limit in this auction."""
        return self._gathering.has_named_limit(seat)

    @property
    def _taking_part(self) -> list[int]:
        seats: list[int] = self._rules.taking_part(self._state)
        return seats

    def _wait_for_people(self) -> None:
        """Where no player is here, the card waits for whoever comes back first."""
        if self._room.is_attended:
            self._set_timer(self._gathering.wait(self._taking_part))
        else:
            self._gathering.told = None
            self._set_timer(None)

    def ready(self, seat: int) -> None:
        """A seat is ready."""
        if not self._gathering.told:
            raise IllegalAction("server-no-clock-waits", "M15")
        self._gathering.ready.add(seat)
        self._wait_for_people()

    async def _begin(self) -> None:
        """Announce the run. Who is not here and has named no limit names none: that may decide it at once."""
        if not self._gathering.told:
            return
        if self._gathering.waits_for_lines(self._taking_part):
            self._wait_for_people()
            return
        for seat in filter(self._gathering.is_out, self._taking_part):
            await self._room.put(self._moved(Move(seat=seat, action="limit none")))
            return
        self._announce()

    def _announce(self) -> None:
        pace, settings = self._room.pace, self._room.table.opened.settings
        order = self._rules.press_order(self._state)
        part = set(self._taking_part)
        announced = wire.Run(
            run=self._gathering.number,
            start=pace.now() + (pace.lead_again if self._room.table.void_runs else pace.lead),
            step_ms=settings.step_ms,
            prices=tuple(self._rules.dial(self._state)),
            taking_part=tuple(seat for seat in order if seat in part),
            void_runs=self._room.table.void_runs,
        )
        self._gathering.told, self._run = None, FairRun(announced, self._room.table.audits)
        self._room.lobby.loop_delay.follow(self)
        self._tell(announced)
        self._follow_run(self._run)

    # ---- the run ----

    def _follow_run(self, run: FairRun) -> None:
        run.limit = self._highest_limit(run)
        due = run.decided_at(self._lines(run))
        self._room.store.stand_aside((due - self._room.pace.now()) / 1000)
        self._set_timer(due)

    def _highest_limit(self, run: FairRun) -> tuple[int, wire.DialPlace] | None:
        """The limit that presses first, the one held back included: seat and price."""
        limits = [(self._rules.highest_limit(self._state), self._rules.dial_stops_at(self._state))]
        if self._last_limit:
            limits.append((self._last_limit.seat, named_price(self._last_limit.action)))
        prices, order = run.announced.prices, run.announced.taking_part
        named = [(prices.index(price), order.index(seat)) for seat, price in limits if price is not None]
        return (order[min(named)[1]], prices[min(named)[0]]) if named else None

    def _lines(self, run: FairRun) -> dict[int, RoundTrips]:
        """The slowest line of each player who is here and might press."""
        lines = {seat: self._room.lines_of(seat) for seat in run.announced.taking_part}
        return {seat: max(some, key=lambda line: line.allowed) for seat, some in lines.items() if some}

    def press(self, said: wire.Press, line: RoundTrips, heard: Heard) -> None:
        """Somebody presses."""
        if not self._run or self._run.announced.run != said.run:
            raise IllegalAction("server-clock-stopped", "M15")
        if self._gathering.is_bot(said.seat):
            raise IllegalAction("server-bot-plays", "M15")
        self._run.press(said.seat, said.elapsed_ms, heard.at, line, heard.held_up)
        self._follow_run(self._run)

    def holds(self, move: Move, heard: Heard) -> bool:
        """Whether a move has to wait: the last limit decides at once, but not over presses on their way."""
        if not self._run or not move.action.startswith("limit "):
            return False
        self._check_limit(self._run, move, heard)
        others = (seat for seat in self._run.announced.taking_part if seat != move.seat)
        is_last = all(map(self.has_named_limit, others))
        if not is_last or move.action not in self._room.table.legal(move.seat):
            return False
        self._last_limit = move
        self._run.sealed = max(0.0, heard.at - self._run.announced.start)
        self._run.seal_held_up = heard.held_up
        self._follow_run(self._run)
        return True

    def _check_limit(self, run: FairRun, move: Move, heard: Heard) -> None:
        """A limit may be named while the dial has not got there yet; then it would overtake presses (M20).

        Who has pressed meanwhile does not matter: nobody may learn of a press by naming limits.
        """
        if self._last_limit:
            raise IllegalAction("server-clock-stopped", "M20")
        price, prices = named_price(move.action), run.announced.prices
        if price not in prices:
            return
        late = heard.at - run.announced.start - prices.index(price) * run.announced.step_ms
        if late >= 0:
            if late < heard.held_up and move.action in self._room.table.legal(move.seat):
                run.missed_limits.add((move.seat, price))
            raise IllegalAction("server-dial-has-passed", "M20", price=price)

    async def _decide(self) -> None:
        """The run is over: the rules hear who pressed, or that the dial ran out."""
        run, now = self._run, self._room.pace.now()
        if not run:
            return
        due = run.decided_at(self._lines(run))
        if now < due:  # a timer may be early, and a line slower than when it was set
            self._set_timer(due)
        elif not self._room.lobby.loop_delay.has_read(due):
            self._set_timer(now + READ_AGAIN_MS)
        elif run.is_void:
            await self._start_again(run)
        elif run.is_in_doubt():
            run.is_void = True
            self._follow_run(run)
        else:
            await self._close(run)

    async def _close(self, run: FairRun) -> None:
        audit = run.close(self._card)
        move = self._move_of(audit)
        self.stop()
        await self._room.put(entries.Decided(at=self._room.pace.stamp(), audit=audit, move=move))

    async def _start_again(self, run: FairRun) -> None:
        """The run is void. Limits stand, but one that was still held back is not sealed yet."""
        held_back = self._last_limit
        self._end_run()
        self._gathering.ready = set(run.announced.taking_part)
        await self._room.put(entries.Voided(at=self._room.pace.stamp(), audit=run.void(self._card)))
        if held_back:
            telling.tell_seat(self._room, held_back.seat, BadData("server-limit-again"))

    @property
    def _card(self) -> str:
        card: str = self._room.table.view(None).auction.card
        return card

    def _move_of(self, audit: wire.Audit) -> Move:
        """What the rules are told."""
        first = audit.presses[0] if audit.presses else None
        if first and first.by == "hand":
            return Move(seat=first.seat, action=f"press {first.price}")
        return self._last_limit or RUN_OUT

    # ---- small things ----

    def _set_timer(self, when: float | None) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = None
        if when is not None:
            job = self._decide if self._run else self._begin
            self._timer = self._room.after(when - self._room.pace.now(), job)

    def _moved(self, move: Move) -> entries.Moved:
        return entries.Moved(at=self._room.pace.stamp(), move=move)

    def _tell(self, message: wire.Told) -> None:
        for connection in self._room.connections:
            connection.tell(message)
