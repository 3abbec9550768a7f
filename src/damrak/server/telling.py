"""What each guest is told: always how things stand, and only when that has changed for them."""

import hashlib
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from damrak.core.errors import BadData, DamrakError, IllegalAction, StaleAction
from damrak.games import OWN, board_id
from damrak.server import entries, wire
from damrak.server.connection import Connection, encoded
from damrak.server.dealing import Deal
from damrak.server.entries import AnyEntry
from damrak.server.store import Shelf
from damrak.server.table import Seat, Table
from damrak.server.undoing import Question

if TYPE_CHECKING:
    from damrak.server.room import Room


class Glance(NamedTuple):
    """What a seat sees in a position, as JSON, a digest of that, and what it may do."""

    view: bytes
    saw: str
    legal: tuple[str, ...]


def tell_entry(room: "Room", entry: AnyEntry) -> None:
    """News that are told once: chat, with what the table itself says, and audits."""
    said = (entry.line,) if isinstance(entry, entries.Chatted) else ()
    lines = (*said, *room.table.notices)
    for connection in room.connections:
        if lines:
            connection.tell(wire.Chatted(lines=lines))
        if isinstance(entry, entries.Decided | entries.Voided):
            connection.tell(entry.audit)


def tell_refused(room: "Room", entry: AnyEntry, question: Question | None) -> None:
    """Whoever asked to undo hears that the move stays; not from whom nor how, which may be a secret."""
    if question is None or room.table.question or _is_granted(entry) or _is_withdrawn(entry, question):
        return
    tell_seat(room, question.seat, BadData("server-undo-refused"))


def tell_seat(room: "Room", seat: int, problem: DamrakError) -> None:
    """Tell whoever holds a seat that something does not go as they asked."""
    refused = refusal(problem, 0)
    for connection in room.connections:
        if seat in room.table.held_by(connection.guest):
            connection.tell(refused)


def _is_granted(entry: AnyEntry) -> bool:
    return isinstance(entry, entries.Moved) and entry.move.undo > 0


def _is_withdrawn(entry: AnyEntry, question: Question) -> bool:
    """The asker plays on, or says no; once the time is up that no stands for the others' silence."""
    if isinstance(entry, entries.Moved):
        return entry.move.seat == question.seat
    own = isinstance(entry, entries.UndoAnswered) and entry.seat == question.seat
    return own and entry.at < question.until


def tell_all(room: "Room") -> None:
    """Everything that has changed for anybody, to them alone."""
    facts = encoded(table_facts(room))
    for connection in room.connections:
        _tell_table(room, connection, facts)
    tell_game(room)


def tell_newcomer(room: "Room", connection: Connection) -> None:
    """Everything as it stands, to one guest."""
    _tell_table(room, connection, encoded(table_facts(room)))
    if room.table.match:
        _tell_seen(room, connection, {})


def _tell_table(room: "Room", connection: Connection, facts: bytes) -> None:
    connection.keep_told("yours", encoded(yours(room.table, connection.guest)))
    connection.keep_told("table", facts)


def yours(table: Table, guest: str) -> wire.Yours:
    """What is a guest's own at a table."""
    held = table.held_by(guest)
    missed = guest in table.missed and not held
    return wire.Yours(
        seats=held,
        in_charge=table.charge.is_held_by(guest),
        missed=missed,
        moved=tuple(sorted(table.moved.get(guest, ()))),
    )


def tell_game(room: "Room") -> None:
    """The game to all who see it otherwise than before; the table stands as it did."""
    parts: dict[int | None, wire.SeatSeen] = {}
    for connection in room.connections if room.table.match else ():
        _tell_seen(room, connection, parts)


def _tell_seen(room: "Room", connection: Connection, parts: dict[int | None, wire.SeatSeen]) -> None:
    """The game, if this guest sees it otherwise than before. `parts` are shared by all who share a seat."""
    match, held = room.table.match, room.table.held_by(connection.guest)
    assert match is not None
    for seat in held or (None,):
        if seat not in parts:
            parts[seat] = seen_from(room, seat)
    seats = tuple(parts[seat] for seat in held or (None,))
    log_from, log, changed = connection.news_of(room.table.story, held, over=match.is_over)
    if connection.knows(seats) and not changed:
        return
    connection.tell(
        wire.Seen(
            seats=seats,
            log_from=log_from,
            log=log,
            winners=tuple(match.game.winners(match.state)) if match.is_over else (),
            scores=tuple(match.state.scores()) if match.is_over else (),
        )
    )


def seen_from(room: "Room", seat: int | None) -> wire.SeatSeen:
    """The game from one seat, or from the gallery."""
    view, saw, legal = glance(room, seat)
    limit = room.table.limit_of(seat)
    return wire.SeatSeen(
        seat=seat,
        view=msgspec.Raw(view),
        legal=legal,
        saw=saw,
        undo=room.table.undoing.kind_for(seat),
        undo_move=room.table.undoing.undo_of(seat),
        redo_move=room.table.undoing.redo_of(seat),
        limit=None if limit == "none" else limit,
        limited=limit is not None,
    )


def glance(room: "Room", seat: int | None) -> Glance:
    """What a seat, or the gallery, sees. Made once a position."""
    if seat not in room.glances:
        view = encoded(room.table.view(seat))
        saw = hashlib.blake2b(view, digest_size=8).hexdigest()
        room.glances[seat] = Glance(view, saw, room.table.legal(seat))
    return room.glances[seat]


def look(room: "Room") -> None:
    """Everybody who is here has a glance at the position."""
    for connection in room.connections if room.table.match else ():
        for seat in room.table.held_by(connection.guest) or (None,):
            glance(room, seat)


def table_facts(room: "Room") -> wire.TableFacts:
    """The table as everybody may know it."""
    table, opened = room.table, room.table.opened
    return wire.TableFacts(
        id=table.id,
        game=opened.game,
        board=opened.board,
        rules_version=opened.rules_version,
        options=opened.options,
        settings=opened.settings,
        phase=table.phase,
        seats=tuple(_seat_facts(room, seat) for seat in table.seats),
        spectators=sum(not table.held_by(connection.guest) for connection in room.connections),
        undo=_question(table, table.question) if table.question else None,
        rematch=table.rematch,
        deal=_deal_facts(table, table.deal) if table.deal else None,
        in_charge=table.charge.seat,
        gallery=table.charge.gallery,
        muted=table.charge.muted_numbers(),
        invitation=table.charge.renewed,
    )


def _deal_facts(table: Table, deal: Deal) -> wire.DealFacts:
    return wire.DealFacts(round=deal.number, promise=deal.promise, underway=table.awaits_deal)


def _seat_facts(room: "Room", seat: Seat) -> wire.SeatFacts:
    present = seat.is_bot or room.is_present(seat.number)
    return wire.SeatFacts(
        seat=seat.number,
        name=seat.name,
        who="bot" if seat.is_bot else "free" if seat.is_free else "guest",
        level=seat.level,
        present=present,
        stands_in=seat.stands_in,
        absent_since=None if present or seat.is_free else room.absent_since[seat.number],
        devices=len(seat.holders),
    )


def _question(table: Table, question: Question) -> wire.UndoQuestion:
    asked = table.undoing.to_ask(question.seat)
    return wire.UndoQuestion(
        seat=question.seat,
        waiting_for=tuple(sorted(asked - question.consent)),
        agreed=tuple(sorted(asked & question.consent)),
        until=question.until,
        log_from=table.log_before(question.place),
        told_at=table.told_at(question.place),
        after=table.undoing.seats_after(question.place),
    )


def refusal(error: DamrakError, request: int) -> wire.Refused:
    """An error as a guest hears of it."""
    return wire.Refused(
        request=request,
        message=error.message,
        arguments=dict(error.arguments),
        rule=error.rule if isinstance(error, IllegalAction) else "",
        stale=isinstance(error, StaleAction),
    )


def shelf(table: Table) -> Shelf:
    """Where the store files the table, and how lists show it."""
    asked = {guest for seat in table.asked if seat >= 0 for guest in table.seats[seat].holders}
    return Shelf(
        open=table.opened.settings.open and not table.is_deserted,
        phase=table.phase,
        changed=table.changed,
        guests=table.guests(),
        game=table.opened.game,
        names=tuple(seat.name for seat in table.seats),
        free=sum(seat.is_free for seat in table.seats),
        asked=tuple(sorted(asked)),
        board="" if board_id(table.game) == OWN else table.game.board.name,
    )
