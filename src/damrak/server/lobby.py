"""All tables of this server: laying them, finding them, sitting down."""

import asyncio
import unicodedata
from collections.abc import Sequence
from typing import Final

import msgspec

from damrak.bots import levels
from damrak.core.dealing import promise_of
from damrak.core.errors import BadData
from damrak.core.game import Game, checked_seats, chosen_options
from damrak.core.match import board_name
from damrak.server import entries, watching, wire_http
from damrak.server.advice import Advisers
from damrak.server.allowance import DAY, TABLES, Allowances, Who
from damrak.server.boards import Boards
from damrak.server.bot_process import BotProcess
from damrak.server.dealer import new_secret
from damrak.server.identity import is_program, new_key, new_table_id, program_key, same
from damrak.server.letters import is_fit
from damrak.server.loop_delay import LoopDelay
from damrak.server.pace import Pace
from damrak.server.reading import Reader
from damrak.server.room import Room
from damrak.server.seat_links import SeatLink, SeatLinks
from damrak.server.store import Shelf, Store
from damrak.server.table import Seat, Table
from damrak.server.telling import shelf

LISTED: Final = 30
MANY: Final = 200
"""So many rooms may stand open before those in which nothing goes on are closed."""
LONGEST_NAME: Final = 24
MOST_WAITING: Final = 20
"""Tables at which one guest sits and that wait for players."""


class Lobby:
    """The way to every table."""

    def __init__(self, store: Store, pace: Pace, boards: Boards | None = None) -> None:
        self.store, self.pace = store, pace
        self.boards = boards or Boards()
        self.loop_delay = LoopDelay(pace.now)
        self.bots, self.advisers = BotProcess(), Advisers()
        self.seat_links = SeatLinks()
        self._rooms: dict[str, Room] = {}
        self.allowances = Allowances(pace.now)
        self.reader = Reader(store, self.boards)
        self._opening: dict[str, asyncio.Task[None]] = {}
        """The tables that are being read, so that nobody reads one twice."""

    async def room(self, table: str) -> Room:
        """The room of a table, read from the store if nobody is in it yet; a deserted table has none."""
        while table not in self._rooms:
            await asyncio.shield(self._opened(table))
        room = self._rooms[table]
        _check_stands(room.table)
        return room

    def _opened(self, table: str) -> "asyncio.Task[None]":
        """Read a table, unless somebody does so already."""
        if table not in self._opening:
            self._opening[table] = task = asyncio.create_task(self._open_room(table))
            task.add_done_callback(lambda _: self._opening.pop(table))
        return self._opening[table]

    async def _open_room(self, table: str) -> None:
        found = await self.reader.read(table)
        if len(self._rooms) > MANY:
            self.sweep()
        self._rooms[table] = room = Room(found, self.store, self)
        room.wake()

    @property
    def is_at_a_clock(self) -> bool:
        """Whether a live auction is on at any table."""
        return any(room.auctioneer.is_live for room in self._rooms.values())

    def sweep(self) -> None:
        """Close the rooms in which nothing goes on."""
        for table, room in list(self._rooms.items()):
            if room.is_quiet:
                room.close()
                del self._rooms[table]

    # ---- laying a table ----

    async def lay(self, wanted: wire_http.NewTable, who: Who) -> wire_http.TableId:
        """A new table as the home page asked for it."""
        game = self.boards.chosen(wanted.game, wanted.board)
        checked_seats(game.seat_counts, len(wanted.seats))
        options = chosen_options(game.options, wanted.options, game.rules_version)
        # The rules refuse what cannot be played.
        game.start(seats=len(wanted.seats), seed="", options=options)
        if not any(seat.who in ("me", "here") for seat in wanted.seats) and not wanted.settings.open:
            raise BadData("server-nobody-sits")
        guest = who.guest
        if any(seat.who == "friend" for seat in wanted.seats):
            await self._check_waits_for_few(guest)
        opened = entries.Opened(
            at=self.pace.stamp(),
            game=game.name,
            board=board_name(game),
            rules_version=game.rules_version,
            options=options,
            settings=wanted.settings,
            seed="",
            invite=new_key(),
            seats=tuple(_laid(game.name, seat, guest) for seat in wanted.seats),
            laid_by=guest,
            secret=new_secret(),
            adding=(guest,) if wanted.adds_chance else (),
        )
        self.allowances.take(TABLES, who)
        return await self._open(opened, game)

    async def _check_waits_for_few(self, guest: str) -> None:
        """Nobody needs very many tables that wait for players; those of other days do not count."""
        since = self.pace.stamp() - DAY * 1000
        found = await self.store.tables_of(guest, LISTED)
        waiting = [shelf for _, shelf in found if shelf.phase == "waiting" and shelf.changed > since]
        if len(waiting) >= MOST_WAITING:
            raise BadData("server-too-many-waiting", most=MOST_WAITING)

    async def lay_again(self, table: Table) -> str:
        """The same people, game, board and options, with a new seed and new keys, by the newest rules.

        All devices that hold a seat hold it again, as everybody sees there. Who was removed stays out.
        """
        seats = tuple(
            entries.OpenedSeat(
                key=new_key(),
                name=seat.name,
                level=seat.level if seat.is_bot else "",
                holders=tuple(sorted(seat.holders)),
            )
            for seat in table.seats
        )
        game = table.game
        charge = table.charge
        in_charge = [guest for guest in table.guests() if charge.is_held_by(guest)]
        again = msgspec.structs.replace(
            table.opened,
            at=self.pace.stamp(),
            rules_version=game.rules_version,
            options=chosen_options(game.options, table.opened.options, game.rules_version),
            seed="",
            invite=new_key(),
            seats=seats,
            secret=new_secret(),
            adding=tuple(sorted(table.adding)),
            laid_by=in_charge[0] if in_charge else "",
            removed=tuple(sorted(charge.removed)),
            muted=tuple(sorted(charge.muted)),
            gallery_closed=not charge.gallery,
        )
        return (await self._open(again, table.game)).id

    async def _open(self, opened: entries.Opened, game: Game) -> wire_http.TableId:
        table = Table(new_table_id(), opened, game)
        kept = await self.store.append(table.id, 0, entries.written(opened), shelf(table))
        if not kept:
            raise BadData("server-table-taken")
        return wire_http.TableId(id=table.id, promise=promise_of(opened.secret, table.id, 1))

    # ---- sitting down ----

    async def sit(self, table: str, said: wire_http.SitDown, guest: str) -> int:
        """Take a free seat: by invitation, by a key for programs, or at an open table."""
        room = await self.room(table)
        async with room.lock:
            _check_stands(room.table)
            seat = _seat_for(room.table, said.key, guest)
            name = "" if seat.holders else checked_name(said.name)
            if guest not in seat.holders:
                now = self.pace.stamp()
                room.expect(seat.number)
                sat = entries.SatDown(
                    at=now, seat=seat.number, guest=guest, name=name, adds_chance=said.adds_chance
                )
                await room.put(sat)
        return seat.number

    async def seat_link(self, table: str, seat: int, guest: str, *, adds: bool) -> tuple[str, SeatLink]:
        """A new link that brings a seat of this guest to another device, and its token."""
        room = await self.room(table)
        async with room.lock:
            if not 0 <= seat < len(room.table.seats):
                raise BadData("server-no-such-seat", seat=seat + 1)
            if guest not in room.table.seats[seat].holders:
                raise BadData("server-not-your-seat", seat=seat + 1)
            return self.seat_links.make(room.table, seat, guest, adds=adds, now=self.pace.stamp())

    async def take_seat(self, table: str, said: wire_http.SeatToken, guest: str) -> int:
        """Bring a seat to this guest by a link. All other devices lose it, unless the link adds one."""
        room = await self.room(table)
        async with room.lock:
            watching.check_not_removed(room.table, guest)
            link = self.seat_links.find(room.table, said.token, self.pace.stamp())
            if room.table.awaits_deal:  # each seat adds chance once
                raise BadData("server-dealing")
            self.seat_links.spend(link)
            await self._take_seat(room, link, said, guest)
        return link.seat

    async def _take_seat(self, room: Room, link: SeatLink, said: wire_http.SeatToken, guest: str) -> None:
        now, seat, adds_chance = self.pace.stamp(), link.seat, said.adds_chance
        if not link.adds:
            room.absent_since[seat] = now
            moved = entries.SeatMoved(at=now, seat=seat, guest=guest, key=new_key(), adds_chance=adds_chance)
            await room.put(moved)
        elif guest not in room.table.seats[seat].holders:
            added = entries.SatDown(at=now, seat=seat, guest=guest, name="", adds_chance=adds_chance)
            await room.put(added)

    # ---- lists ----

    async def tables(self, guest: str) -> wire_http.Tables:
        """The open tables that still have a seat, and this guest's own."""
        open_ones = await self.store.open_tables(LISTED)
        mine = await self.store.tables_of(guest, LISTED)
        return wire_http.Tables(open=self._lines(open_ones, guest), mine=self._lines(mine, guest))

    def _lines(self, found: Sequence[tuple[str, Shelf]], guest: str) -> tuple[wire_http.TableLine, ...]:
        """Tables for a list, running ones first; those that are open here know best how they stand.

        Their order goes by what is shown of them, and so tells no more.
        """
        rooms = self._rooms
        lines = [
            _line(table, shelf(rooms[table].table) if table in rooms else filed, guest)
            for table, filed in found
        ]
        return tuple(sorted(lines, key=lambda line: (line.phase == "over", -line.changed, line.id)))

    def close(self) -> None:
        """Say goodbye to everybody and stop."""
        for room in self._rooms.values():
            room.close()
            for connection in room.connections:
                connection.dismiss("server-restarts", again=True)
        self.bots.close()
        self.advisers.close()


def _laid(game: str, seat: wire_http.NewSeat, guest: str) -> entries.OpenedSeat:
    if seat.who == "bot":
        level = seat.level or levels(game)[0]
        if level not in levels(game):
            raise BadData("server-no-such-level", level=level)
        return entries.OpenedSeat(key=new_key(), name=seat.name and checked_name(seat.name), level=level)
    if seat.who == "friend":
        return entries.OpenedSeat(key=new_key())
    return entries.OpenedSeat(key=new_key(), name=checked_name(seat.name), holders=(guest,))


def checked_name(name: str) -> str:
    """A name fit to be shown, and not too long; whoever gives none goes by their seat."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not is_fit(name) or len(name) > LONGEST_NAME:
        raise BadData("server-bad-name", most=LONGEST_NAME)
    return name


def _check_stands(table: Table) -> None:
    if table.is_deserted:
        raise BadData("server-table-deserted")


def _seat_for(table: Table, key: str, guest: str) -> Seat:
    """The seat that a key, or an open table, gives to a guest."""
    watching.check_not_removed(table, guest)
    for seat in table.seats:
        if not seat.is_bot and _opens(key, table, seat, guest):
            return seat
    open_to_guest = table.opened.settings.open and not is_program(guest)
    if not (watching.is_invited(table, key) or open_to_guest or guest in table.missed):
        raise BadData("server-wrong-key")
    free = [seat for seat in table.seats if seat.is_free]
    held = table.held_by(guest)
    if held:
        return table.seats[held[0]]
    if not free:
        raise BadData("server-table-full")
    return free[0]


def _opens(key: str, table: Table, seat: Seat, guest: str) -> bool:
    """Whether a key for programs gives a seat to a guest: as long as it is free, whoever has left meanwhile.

    A program that has taken the seat comes back by the same key, since that is what makes it this guest.
    """
    if not seat.is_free and guest not in seat.holders:
        return False
    return any(same(key, program_key(seat.key, giver)) for giver in table.givers)


def _line(table: str, shelf: Shelf, guest: str) -> wire_http.TableLine:
    return wire_http.TableLine(
        id=table,
        game=shelf.game,
        board=shelf.board,
        phase=shelf.phase,
        names=shelf.names,
        free=shelf.free,
        your_turn=guest in shelf.asked,
        changed=shelf.changed,
    )
