"""Browsers that add chance to the deal, as the page does, and some that do so badly."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

from damrak.core.dealing import Dealing, Verdict, commitment_of, seed_in, verified
from damrak.core.match import checked_record
from damrak.server.pace import Pace
from tests.server.harness import Guest, Message, Site, play_on, served


class Browser(Guest):
    """Adds chance in every round it is asked; `habits` say what it leaves undone."""

    def __init__(self, port: int, *habits: str) -> None:
        super().__init__(port)
        self.habits = habits
        self.chances: dict[int, str] = {}
        self.deals: dict[int, Message] = {}
        self.lists: dict[int, Message] = {}
        self._saying: list[asyncio.Task[None]] = []

    def _take(self, text: str) -> None:
        super()._take(text)
        match self.told[-1]:
            case {"type": "deal"} as deal:
                self.deals[deal["round"]] = deal
                if "never commits" not in self.habits:
                    self._soon(self.commit(deal["round"]))
            case {"type": "deal_reveal"} as listed:
                self.lists[listed["round"]] = listed
                if "never reveals" not in self.habits:
                    self._soon(self.reveal(listed["round"]))

    def _soon(self, saying: Any) -> None:
        self._saying.append(asyncio.ensure_future(saying))

    async def commit(self, number: int) -> None:
        await self.say(type="commit", round=number, commitment=self.commitment(number))

    def commitment(self, number: int) -> str:
        deal = self.deals[number]
        chance = self.chances.setdefault(number, secrets.token_hex(32))
        return commitment_of(chance, self.table["id"], number, deal["promise"], deal["seats"])

    async def reveal(self, number: int) -> None:
        wrong = "reveals something else" in self.habits
        await self.say(type="reveal", round=number, chance="0" * 64 if wrong else self.chances[number])

    async def come(self, table: str) -> "Browser":
        await self.join(table, wire=2)
        return self


class Party(Site):
    """A running server, and its guests, who all go home in the end."""

    def __init__(self, site: Site) -> None:
        super().__init__(site.lobby, site.port)
        self.guests: list[Guest] = []

    async def browser(self, *habits: str) -> Browser:
        guest = Browser(self.port, *habits)
        self.guests.append(guest)
        await guest.http.get("/api/tables")
        return guest

    async def guest(self, port: int | None = None) -> Guest:
        self.guests.append(await super().guest(port))
        return self.guests[-1]


@contextlib.asynccontextmanager
async def party(folder: Path, pace: Pace) -> AsyncIterator[Party]:
    async with served(folder, pace) as site:
        party = Party(site)
        try:
            yield party
        finally:
            for guest in party.guests:
                await guest.gone()


async def full_table(hosts: list[Browser], *others: str, game: str = "tickets", **rest: Any) -> str:
    """A table of these browsers, who are all there before the last of them sits down, and others."""
    host, *friends = hosts
    seats = ["me", *["friend"] * len(friends), *others]
    table = await host.lay(game, *seats, adds_chance=True, **rest)
    for guest in hosts:
        await guest.come(table)
    for friend in friends:
        await friend.sit(table, await host.invitation(table), adds_chance=True)
    return table


async def time_is_up(site: Site, table: str, *heard: Browser) -> None:
    """The dealer goes on without those who have not answered; what `heard` said counts still."""
    for guest in heard:
        await guest.refusal(type="commit", round=99, commitment="ab" * 32)
    room = await site.lobby.room(table)
    async with room.lock:
        await room.dealer.wait_no_longer()


async def record_of(guests: Sequence[Guest], table: str) -> dict[str, Any]:
    """Play to the end, and read the record."""
    await play_on(list(guests))
    answer = await guests[0].http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def dealing_of(site: Site, table: str) -> Dealing:
    """How a table was dealt, without playing to its end: as the server itself knows it."""
    match = (await site.lobby.room(table)).table.match
    assert match is not None
    assert match.dealing is not None
    assert match.seed == seed_in(match.dealing)
    return match.dealing


def verdict_on(record: dict[str, Any]) -> Verdict:
    checked = checked_record(record)
    return verified(checked.dealing, checked.seats, checked.seed)
