"""Make tests/server/kept/v1: a database as servers wrote them while the rules had version 1.

It was run once, at the commit db7feb0 and by the server of that commit: `python -m tools.keep_version_1`.
A newer server lays tables of newer rules, so it cannot make these files again. It stays to show how they
came about, and as a model for keeping the next version.
"""

import asyncio
import gzip
import json
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

from damrak.server.pace import Pace
from tests.server.harness import Guest, Site, first_choice, play_on, served
from tests.server.live import decided, press_at, start, until_auction

KEPT = Path(__file__).parent.parent / "tests" / "server" / "kept"
PACE = Pace(bot_pause=0, look_at_card=60_000, lead=150, ping_every=400)


async def seated(site: Site, game: str, guests: int, *others: str, **rest: Any) -> tuple[str, list[Guest]]:
    """A table with so many guests at it, each with a browser of their own."""
    people = [await site.guest() for _ in range(guests)]
    host, *friends = people
    table = await host.lay(game, "me", *["friend"] * len(friends), *others, **rest)
    for number, friend in enumerate(friends, start=2):
        await friend.sit(table, await host.invitation(table), f"Friend {number}")
    for guest in people:
        await guest.join(table)
    for guest in people:
        await guest.hears("seen")
    return table, people


async def with_chat_and_undo(people: list[Guest]) -> None:
    """Talk, and take a drawn card back by consent."""
    await people[0].say(type="chat", text="Good luck!")
    await people[0].until(lambda: any(told["lines"] for told in people[0].all("chat")))
    await play_on(people, moves=len(people))
    await people[0].until(lambda: any(guest.to_act() for guest in people))
    mover = next(guest for guest in people if guest.to_act())
    seat, before = mover.mine[0], mover.at(mover.mine[0])["view"]
    await mover.act(seat, "draw unseen")
    await mover.say(type="undo", seat=seat)
    for other in people:
        if other is not mover:
            await consent(other)
    await mover.until(lambda: mover.at(seat)["view"] == before)


async def consent(guest: Guest) -> None:
    """Wait for the question whether a move may be undone, and say yes."""
    await guest.until(lambda: guest.table["undo"])
    await guest.say(type="answer", seat=guest.mine[0], consent=True)


async def after_the_auction(guest: Guest) -> None:
    """Wait until a guest sees that the card is sold."""
    await guest.until(lambda: not guest.at(guest.mine[0])["view"]["auction"])


async def tickets_over(site: Site) -> tuple[str, list[Guest]]:
    """Played to the end by two, with chat and an undo."""
    table, people = await seated(site, "tickets", 2)
    await with_chat_and_undo(people)
    await play_on(people)
    return table, people


async def tickets_running(site: Site) -> tuple[str, list[Guest]]:
    """In the middle of a game of three, an undo asked for and not yet answered."""
    table, people = await seated(site, "tickets", 3)
    await with_chat_and_undo(people)
    await play_on(people, moves=40)
    await people[0].until(lambda: any(guest.to_act() for guest in people))
    mover = next(guest for guest in people if guest.to_act())
    await mover.act(mover.mine[0], "draw unseen")
    await mover.say(type="undo", seat=mover.mine[0])
    await mover.until(lambda: mover.table["undo"])
    return table, people


async def tickets_with_a_bot(site: Site) -> tuple[str, list[Guest]]:
    """One person and a bot on another board, in the middle."""
    table, people = await seated(site, "tickets", 1, "bot", board="provinces")
    (person,) = people
    for _ in range(12):
        await person.until(lambda: person.to_act() or person.over)
        await person.act(0, first_choice(person.at(0)["legal"]))
    await person.until(lambda: person.to_act() or person.over)
    return table, people


async def merchants_over(site: Site) -> tuple[str, list[Guest]]:
    """Sealed auctions, played to the end by three; each sometimes buys."""
    table, people = await seated(site, "merchants", 3, options={"step_without_house": True})
    await buy_and_play(people, moves=100_000)
    return table, people


async def merchants_running(site: Site) -> tuple[str, list[Guest]]:
    """Sealed auctions in the middle of a game, with the option whose meaning version 2 changed.

    Whoever may build by an Amsterdam card is asked: by version 1 they may decline, and still step.
    """
    table, people = await seated(site, "merchants", 3, options={"step_without_house": True})
    await buy_and_play(people, moves=60)
    while not any(
        guest.to_act() and guest.at(guest.mine[0])["view"]["phase"] == "amsterdam" for guest in people
    ):
        await buy_and_play(people, moves=1)
    return table, people


async def merchants_sealed_auction(site: Site) -> tuple[str, list[Guest]]:
    """A sealed auction among four, money hidden; one limit is named."""
    table, people = await seated(site, "merchants", 4, options={"hidden_money": True})
    while not all(guest.at(guest.mine[0])["view"]["auction"] for guest in people):
        for guest in people:
            for seat in guest.to_act()[:1]:
                if guest.at(seat)["view"]["auction"] is None:
                    await guest.act(seat, guest.at(seat)["legal"][-1])
        await asyncio.sleep(0.01)
    await people[1].say(type="limit", seat=people[1].mine[0], price=150)
    await people[1].until(lambda: people[1].at(people[1].mine[0])["limited"])
    return table, people


async def merchants_live(site: Site) -> tuple[str, list[Guest]]:
    """Live: one run was decided by hand, and at the next auction one limit is named."""
    table, people = await seated(site, "merchants", 3, options={"auction": "live"}, settings={"step_ms": 500})
    await until_auction(people)
    await press_at(people[1], await start(people), 1200)
    await decided(people)
    for guest in people:
        await after_the_auction(guest)
    while not all(guest.at(guest.mine[0])["view"]["auction"] for guest in people):
        for guest in people:
            for seat in guest.to_act()[:1]:
                if guest.at(seat)["view"]["auction"] is None:
                    await guest.act(seat, first_choice(guest.at(seat)["legal"]))
        await asyncio.sleep(0.01)
    await people[0].say(type="limit", seat=0, price=130)
    await people[0].until(lambda: people[0].at(0)["limit"] == 130)
    return table, people


async def waiting(site: Site) -> tuple[str, list[Guest]]:
    """Two of three have sat down."""
    anna, bram = await site.guest(), await site.guest()
    table = await anna.lay("merchants", "me", "friend", "friend")
    await bram.sit(table, await anna.invitation(table), "Friend 2")
    return table, [anna, bram]


async def buy_and_play(people: list[Guest], moves: int) -> None:
    """Play so many moves, now and then with a limit, building where one can."""
    made = 0
    while made < moves and not all(guest.over for guest in people):
        for guest in people:
            for seat in guest.to_act()[:1]:
                if made >= moves:
                    return
                legal = guest.at(seat)["legal"]
                limits = [action for action in legal if action.startswith("limit ")]
                action = (limits[-1] if made % 3 == seat else limits[0]) if limits else legal[-1]
                await guest.act(seat, action)
                made += 1
        await asyncio.sleep(0)


TABLES = (
    tickets_over,
    tickets_running,
    tickets_with_a_bot,
    merchants_over,
    merchants_running,
    merchants_sealed_auction,
    merchants_live,
    waiting,
)


async def facts(site: Site, table: str, people: list[Guest]) -> dict[str, Any]:
    """What a newer server must find at a table."""
    room = await site.lobby.room(table)
    match = room.table.match
    found: dict[str, Any] = {
        "table": table,
        "game": room.table.game.name,
        "phase": room.table.phase,
        "guests": [dict(guest.http.cookies) for guest in people],
        "invite": room.table.opened.invite,
        "chat": len(room.table.chat),
        "audits": len(room.table.audits),
    }
    if match:
        limits = [room.table.limit_of(seat) for seat in range(match.seats)]
        found |= {
            "log": [[move.seat, move.action, move.undo] for move in match.log],
            "moves": len(match.moves),
            "scores": [int(score) for score in match.state.scores()],
            "position": match.game.dump(match.state),
            "limits": limits,
        }
    return found


async def make(folder: Path) -> dict[str, Any]:
    """Play all tables on a server, and say what there is."""
    kept: dict[str, Any] = {}
    async with served(folder, PACE) as site:
        for play in TABLES:
            table, people = await play(site)
            kept[play.__name__] = await facts(site, table, people)
            for guest in people:
                await guest.gone()
    return kept


def packed(file: Path) -> bytes:
    """The database in one small file, as a server leaves it."""
    base = sqlite3.connect(file)
    base.execute("pragma wal_checkpoint(truncate)")
    base.execute("vacuum")
    base.execute("pragma wal_checkpoint(truncate)")
    base.close()
    return gzip.compress(file.read_bytes(), mtime=0)


def main() -> None:
    """Write both files."""
    with tempfile.TemporaryDirectory() as folder:
        kept = asyncio.run(make(Path(folder)))
        KEPT.mkdir(exist_ok=True)
        (KEPT / "v1.sqlite.gz").write_bytes(packed(Path(folder) / "damrak.sqlite"))
    (KEPT / "v1.json").write_text(
        json.dumps(kept, separators=(",", ":"), sort_keys=True) + "\n", encoding="utf-8"
    )


if __name__ == "__main__":
    main()
