"""The server's HTTP routes. Everything they answer is a struct of the wire; every refusal is a Problem."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from litestar import Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from damrak.bots import levels
from damrak.core.errors import BadData
from damrak.core.game import options_in
from damrak.core.match import Match, checked_record, replay
from damrak.core.wire import from_json
from damrak.games import game as game_called
from damrak.games import games as game_names
from damrak.server import watching, wire, wire_http
from damrak.server.addresses import address_of
from damrak.server.allowance import ANALYSES, REPLAYS, Who
from damrak.server.api_seats import ABOUT_SEATS
from damrak.server.auctioneer import clock_rules
from damrak.server.boards import Boards, Offered
from damrak.server.lobby import Lobby
from damrak.server.openapi import TakesRecord
from damrak.server.replays import replay_of
from damrak.server.room import Room
from damrak.server.telling import table_facts

TheLobby = NamedDependency[Lobby]
TheGuest = NamedDependency[str]
INVITATION: Final = "x-invitation"
"""The header with an invitation's key: keys stand in no address, where logs would keep them."""
LONGEST_RECORD: Final = 2_000_000
UNCHANGED: Final = ResponseSpec(None, description="As the tag in `if-none-match` has it.")
MOST_MOVES: Final = 5_000
"""Lines of a record's log, undone moves included; one with more would only keep the server busy."""
MOST_FRAMES: Final = 1_500
"""Moves that stand. A match has some hundreds, and everybody waits while the answer is compressed."""


@get("/games")
async def games(lobby: TheLobby) -> list[wire_http.GameFacts]:
    """The games one can sit down to."""
    return [_game_facts(name, lobby.boards.offered(name)) for name in game_names()]


def _game_facts(name: str, boards: Sequence[Offered]) -> wire_http.GameFacts:
    game = game_called(name)
    known = options_in(game.options, game.rules_version)
    options = [wire_http.OptionFacts(name=o.name, values=tuple(o.values), rule=o.rule) for o in known]
    return wire_http.GameFacts(
        name=name,
        rules_version=game.rules_version,
        seat_counts=tuple(game.seat_counts),
        options=tuple(options),
        levels=tuple(levels(name)),
        clock=clock_rules(name) is not None,
        boards=tuple(
            wire_http.BoardLine(id=board.id, name=board.game.board.name, hosted=board.hosted)
            for board in boards
        ),
    )


@get("/games/{game:str}/boards/{fingerprint:str}", responses={304: UNCHANGED})
async def board(
    game: FromPath[str], fingerprint: FromPath[str], lobby: TheLobby, request: Request[Any, Any, State]
) -> Response[wire_http.BoardFacts | None]:
    """A board's facts and drawing, for as long as neither changes."""
    facts, tag = lobby.boards.facts(game, fingerprint)
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    return Response(facts, headers=headers)


@get("/tables")
async def tables(lobby: TheLobby, guest: TheGuest) -> wire_http.Tables:
    """Open tables, and one's own."""
    return await lobby.tables(guest)


@post("/tables")
async def lay_table(
    data: JSONBody[wire_http.NewTable], lobby: TheLobby, guest: TheGuest, request: Request[Any, Any, State]
) -> wire_http.TableId:
    """A new table."""
    return await lobby.lay(data, Who(guest, address_of(request)))


@get("/tables/{table:str}")
async def one_table(
    table: FromPath[str], lobby: TheLobby, guest: TheGuest, request: Request[Any, Any, State]
) -> wire.TableFacts:
    """What everybody may know of a table; while the gallery is closed, for the invited only."""
    room = await lobby.room(table)
    async with room.lock:  # nothing is told that the store has not kept yet
        watching.check_may_read(room.table, guest, request.headers.get(INVITATION, ""))
        return table_facts(room)


@get("/tables/{table:str}/audits")
async def audits(table: FromPath[str], lobby: TheLobby, guest: TheGuest) -> list[wire.Audit]:
    """How every run of the clock was decided."""
    room = await _watched(lobby, table, guest)
    async with room.lock:
        return list(room.table.audits)


@get("/tables/{table:str}/replay")
async def table_replay(
    table: FromPath[str],
    lobby: TheLobby,
    guest: TheGuest,
    request: Request[Any, Any, State],
    seat: FromQuery[int | None] = None,
) -> wire_http.Replay:
    """The match so far from one's own seat or the gallery; from any seat once it is over."""
    room = await _watched(lobby, table, guest)
    lobby.allowances.take(REPLAYS, Who(guest, address_of(request)))
    async with room.lock:
        match = _begun(room)
        if seat is not None and not match.is_over and seat not in room.table.held_by(guest):
            raise BadData("server-not-your-seat", seat=seat + 1)
        return replay_of(match, seat)


@get("/tables/{table:str}/analysis")
async def analysis(
    table: FromPath[str], lobby: TheLobby, guest: TheGuest, request: Request[Any, Any, State]
) -> wire_http.LookedBack:
    """A match looked back on, once it is over; it takes a while, so nobody waits for it here."""
    match, who = await _finished(await _watched(lobby, table, guest)), Who(guest, address_of(request))
    if not lobby.advisers.knows(table):
        lobby.allowances.take(ANALYSES, who)
    return wire_http.LookedBack(analysis=lobby.advisers.analysis(table, match, who.address))


@get("/tables/{table:str}/record")
async def record(table: FromPath[str], lobby: TheLobby, guest: TheGuest) -> Response[dict[str, Any]]:
    """The record, once the match is over: while it runs, its seed would tell every secret."""
    match = await _finished(await _watched(lobby, table, guest))
    name = f'attachment; filename="damrak-{match.game.name}-{table}.json"'
    return Response(match.record(), headers={"content-disposition": name})


async def _watched(lobby: Lobby, table: str, guest: str) -> Room:
    """The room of a table that this guest may watch."""
    room = await lobby.room(table)
    watching.check_may_watch(room.table, guest)
    return room


def _begun(room: Room) -> Match:
    if room.table.match is None:
        raise BadData("server-not-begun")
    return room.table.match


async def _finished(room: Room) -> Match:
    """A match that is over, and kept so: a last move that the disk would not take gives no seed away."""
    async with room.lock:
        match = _begun(room)
    if not match.is_over:
        raise BadData("server-not-over")
    return match


@post("/replay", request_max_body_size=LONGEST_RECORD, operation_class=TakesRecord)
async def replay_record(
    request: Request[Any, Any, State],
    lobby: TheLobby,
    guest: TheGuest,
    seat: FromQuery[int | None] = None,
) -> wire_http.Replay:
    """A record that somebody dropped on the page, played back."""
    lobby.allowances.take(REPLAYS, Who(guest, address_of(request)))
    return await asyncio.to_thread(_played_back, await request.body(), lobby.boards, seat)


def _played_back(body: bytes, boards: Boards, seat: int | None) -> wire_http.Replay:
    record = checked_record(from_json(body))
    if len(record.log) > MOST_MOVES:
        raise BadData("server-too-large")
    match = replay(record, boards.find(record.game, record.board.fingerprint))
    if len(match.moves) > MOST_FRAMES:
        raise BadData("server-too-large")
    return replay_of(match, seat)


def routes(per_minute: int) -> Router:
    """All of them, for so many requests a minute from each address."""
    about_games = [games, board, replay_record]
    about_tables = [tables, lay_table, one_table, audits, table_replay, analysis, record]
    limit = RateLimitConfig(rate_limit=("minute", per_minute), identifier_for_request=address_of)
    handlers = [*about_games, *about_tables, *ABOUT_SEATS]
    return Router(path="/api", route_handlers=handlers, middleware=[limit.middleware])
