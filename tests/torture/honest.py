"""Honest people who play on meanwhile, and whose matches must come out right."""

import asyncio
from collections.abc import Callable

from damrak.core.match import checked_record, replay
from damrak.core.wire import from_json
from tests.server.harness import Guest, first_choice
from tests.torture.scene import Scene, Tally, Target, begun

PAUSE = 0.01
"""Seconds between two moves, so that the assault gets its share of the machine."""
PEOPLE = {"tickets": 2, "merchants": 3}


async def play_honestly(scene: Scene, game: str, tally: Tally, enough: Callable[[], bool]) -> int:
    """Play matches one after another until it is enough; how many were finished."""
    finished = 0
    while not enough():
        guests = [await scene.newcomer() for _ in range(PEOPLE[game])]
        table, _ = await begun(scene, game, guests)
        target = Target(table)
        scene.targets.append(target)
        moves = await _play(guests)
        scene.targets.remove(target)
        await _check(guests[0], table, moves, tally)
        finished += 1
        for guest in guests:
            await guest.gone()
    return finished


async def _play(guests: list[Guest]) -> list[tuple[int, str]]:
    """Play a match to its end; the moves that were really made."""
    made = []
    while not all(guest.over for guest in guests):
        for guest in guests:
            for seat in guest.to_act()[:1]:
                action = first_choice(guest.at(seat)["legal"])
                await guest.act(seat, action)
                made.append((seat, action))
        await asyncio.sleep(PAUSE)
    return made


async def _check(guest: Guest, table: str, moves: list[tuple[int, str]], tally: Tally) -> None:
    """The record holds the moves that were made and no others, and played back it ends the same."""
    answer = await guest.http.get(f"/api/tables/{table}/record")
    record = answer.json()
    kept = [(move["seat"], move["action"]) for move in record["log"]]
    if sorted(kept) != sorted(moves):
        tally.problem(f"the record of {table} has {len(kept)} moves, {len(moves)} were made")
    if list(replay(checked_record(from_json(answer.content))).state.scores()) != guest.seen["scores"]:
        tally.problem(f"the record of {table} ends otherwise than the match")
    if guest.all("refused"):
        tally.problem(f"an honest player was refused: {guest.all('refused')[-1]}")
