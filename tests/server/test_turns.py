"""Places given out in turn: by party, and within a party by table."""

import asyncio
from collections.abc import Sequence

import pytest

from damrak.server.turns import Asker, Turns, Unwanted
from tests.server.harness import scenario


async def served_in_order(turns: Turns, askers: Sequence[Asker]) -> list[str]:
    """The tables in the order in which they are served, all of them waiting from the start."""
    order: list[str] = []

    async def work(asker: Asker) -> None:
        async with turns.turn(asker):
            order.append(asker.table)
            await asyncio.sleep(0)

    async with turns.turn(Asker("nobody", "none")):
        working = [asyncio.create_task(work(asker)) for asker in askers]
        await asyncio.sleep(0)
    await asyncio.gather(*working)
    return order


@scenario
async def test_a_table_with_many_bots_waits_for_itself() -> None:
    crowd, other = [Asker("a", "crowd")] * 4, [Asker("a", "other")]
    assert await served_in_order(Turns(1), crowd + other) == ["crowd", "other", "crowd", "crowd", "crowd"]


@scenario
async def test_a_party_with_many_tables_waits_for_itself() -> None:
    many = [Asker("a", f"a{number}") for number in range(100)]
    order = await served_in_order(Turns(1), [*many, Asker("b", "b0"), Asker("b", "b1")])
    assert order[:4] == ["a0", "b0", "a1", "b1"]
    assert len(order) == 102


@scenario
async def test_what_nobody_wants_any_more_takes_no_place() -> None:
    turns, wanted = Turns(1), [True]

    async def ask() -> None:
        async with turns.turn(Asker("a", "t", lambda: wanted[0])):
            pytest.fail("nobody wanted this")

    async with turns.turn(Asker()):
        asking = asyncio.create_task(ask())
        await asyncio.sleep(0)
        wanted[0] = False
    with pytest.raises(Unwanted):
        await asking
    assert await served_in_order(turns, [Asker("a", "t")]) == ["t"]


@scenario
async def test_whoever_gives_up_leaves_the_place_to_the_next() -> None:
    turns = Turns(1)
    async with turns.turn(Asker()):
        waiting = [asyncio.create_task(served_in_order(turns, [Asker("a", "t")])) for _ in range(3)]
        await asyncio.sleep(0.01)
        waiting[0].cancel()
    waiting[1].cancel()  # in the very moment in which its turn may have come
    assert await waiting[2] == ["t"]
    assert await served_in_order(turns, [Asker("b", "u")]) == ["u"]
