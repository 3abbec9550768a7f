"""What happens when a guest says something: one function for each message, with the room's lock held."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from damrak.bots import levels
from damrak.core.errors import BadData, IllegalAction, StaleAction
from damrak.core.match import Move
from damrak.server import entries, orders, telling, wire
from damrak.server.allowance import PLAYERS_CHAT, SPECTATORS_CHAT, TABLES, UNDOS
from damrak.server.connection import Connection
from damrak.server.identity import new_key
from damrak.server.letters import tidied
from damrak.server.table import Seat

if TYPE_CHECKING:
    from damrak.server.room import Room

LONGEST_LINE: Final = 500


async def act(room: "Room", connection: Connection, said: wire.Act) -> None:
    """An action, if it was chosen from what the seat still sees."""
    if room.table.match and said.saw != telling.glance(room, said.seat).saw:
        raise StaleAction("server-stale")
    await _play(room, connection, said.seat, said.action)


async def limit(room: "Room", connection: Connection, said: wire.Limit) -> None:
    """A sealed limit: no need to have seen the latest of anything else."""
    await _play(room, connection, said.seat, f"limit {'none' if said.price is None else said.price}")


async def _play(room: "Room", connection: Connection, seat: int, action: str) -> None:
    if room.table.match is None:
        raise BadData("server-not-begun")
    if room.table.seats[seat].level:
        raise BadData("server-bot-plays")
    if action.startswith("press "):
        raise IllegalAction("server-press-the-clock", "M15")
    move = Move(seat=seat, action=action)
    if not room.auctioneer.holds(move, connection.heard):
        await room.put(entries.Moved(at=room.pace.stamp(), move=move))


async def press(room: "Room", connection: Connection, said: wire.Press) -> None:
    """A press of the live clock."""
    room.auctioneer.press(said, connection.round_trips, connection.heard)


async def ready(room: "Room", _connection: Connection, said: wire.Ready) -> None:
    """The clock may start, for one more."""
    room.auctioneer.ready(said.seat)


async def chat(room: "Room", connection: Connection, said: wire.Chat) -> None:
    """A line of chat."""
    text = tidied(said.text)
    if not text:
        raise BadData("server-empty-line")
    if len(text) > LONGEST_LINE:
        raise BadData("server-line-too-long", most=LONGEST_LINE)
    held, charge = room.table.held_by(connection.guest), room.table.charge
    seat = held[0] if held else None
    if seat is None and connection.guest in charge.muted:
        raise BadData("server-muted")
    allowance = SPECTATORS_CHAT if seat is None else PLAYERS_CHAT
    room.lobby.allowances.take(allowance, connection.who, room.table.id)
    name = "" if seat is None else room.table.seats[seat].name
    number = charge.number_of(connection.guest) if seat is None else None
    line = wire.ChatLine(seat=seat, name=name, text=text, at=room.pace.stamp(), spectator=number)
    guest = connection.guest if seat is None else ""
    await room.put(entries.Chatted(at=line.at, line=line, guest=guest))


async def ask_undo(room: "Room", connection: Connection, said: wire.AskUndo) -> None:
    """Undo at once what the seat was told is free; else ask the others, whatever they do in secret."""
    undoing = room.table.undoing
    undoing.check_undo(said.seat, said.move)
    room.lobby.allowances.take(UNDOS, connection.who)
    if undoing.kind_for(said.seat) == "free":
        await _undo(room, undoing.place_of(said.seat), asked=())
    else:
        now = room.pace.stamp()
        until = now + room.pace.undo_limit(room.table.opened.settings.grace_s)
        await room.put(entries.UndoAsked(at=now, seat=said.seat, until=until))


async def redo(room: "Room", connection: Connection, said: wire.Redo) -> None:
    """Play again what the seat has undone; nobody is asked, since nothing has happened since."""
    room.table.undoing.check_redo(said.seat, said.move)
    room.lobby.allowances.take(UNDOS, connection.who)
    await room.put(entries.Moved(at=room.pace.stamp(), move=Move(redo=True)))


async def answer_undo(room: "Room", _connection: Connection, said: wire.AnswerUndo) -> None:
    """One seat's answer; with the last yes the move is undone."""
    undoing = room.table.undoing
    if undoing.question is None:
        raise IllegalAction("server-no-undo-asked", "undo")
    await room.put(entries.UndoAnswered(at=room.pace.stamp(), seat=said.seat, consent=said.consent))
    if room.table.question and room.table.undoing.is_agreed():
        question = room.table.question
        await _undo(room, question.place, asked=tuple(sorted(room.table.undoing.to_ask(question.seat))))


async def _undo(room: "Room", place: int | None, asked: tuple[int, ...]) -> None:
    """The move at this place goes, with everything after it. `asked` are the seats that said yes."""
    match = room.table.match
    assert match is not None
    assert place is not None
    moves = len(match.moves) - place
    consent = () if match.may_undo(moves) else tuple(range(match.seats))
    move = Move(undo=moves, consent=consent, asked=asked)
    await room.put(entries.Moved(at=room.pace.stamp(), move=move))


async def rematch(room: "Room", connection: Connection, _said: wire.Rematch) -> None:
    """The same people at a new table, once."""
    _check_sits(room, connection)
    if room.table.phase != "over":
        raise BadData("server-not-over")
    if room.table.rematch is None:
        room.lobby.allowances.take(TABLES, connection.who)
        table = await room.lobby.lay_again(room.table)
        await room.put(entries.Rematched(at=room.pace.stamp(), table=table))


async def hand_over(room: "Room", connection: Connection, said: wire.HandOver) -> None:
    """A bot for a seat that is free before the start, or whose player has been away too long.

    If a question about an undo stands, this ends it: the bot agrees to nothing.
    """
    _check_sits(room, connection)
    if said.level not in levels(room.table.game.name):
        raise BadData("server-no-such-level", level=said.level)
    if room.table.phase != "waiting":
        _check_absent(room, said.seat)
    elif not room.table.seats[said.seat].is_free:
        raise BadData("server-seat-taken", seat=said.seat + 1)
    await room.put(entries.HandedOver(at=room.pace.stamp(), seat=said.seat, level=said.level))


def _check_sits(room: "Room", connection: Connection) -> None:
    if not room.table.held_by(connection.guest):
        raise BadData("server-only-players")


def _check_absent(room: "Room", seat: int) -> None:
    """Nobody has been at the seat for longer than the grace time, and no bot plays there yet."""
    table = room.table
    if table.phase != "playing" or table.seats[seat].level or room.is_present(seat):
        raise BadData("server-nobody-absent")
    _check_grace(room, seat)


def _check_grace(room: "Room", seat: int) -> None:
    wait = room.absent_since[seat] + room.table.opened.settings.grace_s * 1000 - room.pace.stamp()
    if wait > 0:
        raise BadData("server-grace-time", seconds=-(-wait // 1000))


async def free_seat(room: "Room", connection: Connection, said: wire.FreeSeat) -> None:
    """Before the start a player gets up, or any of them sends a bot away or frees the seat of who is away."""
    _check_sits(room, connection)
    if room.table.phase != "waiting" or room.table.awaits_deal:
        raise BadData("server-no-getting-up")
    seat = room.table.seats[said.seat]
    away = not seat.is_bot and connection.guest not in seat.holders
    if away:
        _check_may_free(room, connection.guest, seat)
    await room.put(entries.Freed(at=room.pace.stamp(), seat=said.seat, key=new_key(), away=away))


def _check_may_free(room: "Room", guest: str, seat: Seat) -> None:
    """Who is in charge need not wait for who is away; the others give them the grace time."""
    if seat.is_free or room.is_present(seat.number):
        raise BadData("server-not-your-seat", seat=seat.number + 1)
    if not room.table.charge.is_held_by(guest):
        _check_grace(room, seat.number)


async def take_back(room: "Room", _connection: Connection, said: wire.TakeBack) -> None:
    """The owner is back."""
    if not room.table.seats[said.seat].stands_in:
        raise BadData("server-no-bot-here")
    await room.put(entries.TakenBack(at=room.pace.stamp(), seat=said.seat))


async def hint(room: "Room", connection: Connection, said: wire.AskHint) -> None:
    """What a merchant would do: worked out elsewhere, while the table goes on."""
    room.hints.ask(connection, said)


async def commit(room: "Room", connection: Connection, said: wire.Commit) -> None:
    """A browser's hash for the round of dealing."""
    await room.dealer.commit(connection, said)


async def reveal(room: "Room", connection: Connection, said: wire.Reveal) -> None:
    """A browser's chance for the round of dealing."""
    await room.dealer.reveal(connection, said)


ANSWERS: Final[dict[type, Callable[["Room", Connection, Any], Awaitable[None]]]] = {
    wire.Act: act,
    wire.Press: press,
    wire.Limit: limit,
    wire.Ready: ready,
    wire.Chat: chat,
    wire.AskUndo: ask_undo,
    wire.Redo: redo,
    wire.AnswerUndo: answer_undo,
    wire.Rematch: rematch,
    wire.HandOver: hand_over,
    wire.FreeSeat: free_seat,
    wire.Remove: orders.remove,
    wire.RenewInvitation: orders.renew_invitation,
    wire.Gallery: orders.gallery,
    wire.Mute: orders.mute,
    wire.TakeBack: take_back,
    wire.AskHint: hint,
    wire.Commit: commit,
    wire.Reveal: reveal,
}
