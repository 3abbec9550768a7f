"""The assault over sockets: many lines that say nothing right, and lines that are no lines."""

import asyncio
import contextlib
from collections.abc import Callable
from random import Random
from typing import get_args

from damrak.server import wire
from tests.torture.hostile import Maker, encoded
from tests.torture.raw import Cut, RawSocket, frame
from tests.torture.scene import Scene, Tally, Target

BATCH = 100
LAST_WORD = 777_000_000
"""The number of the last message of a batch; when it is refused, all before it have been looked at."""
SILENT = {"pong"}
"""Kinds that are answered only if they cannot be read: a pong that nobody asked for is worth nothing."""
Enough = Callable[[], bool]


async def assail(
    scene: Scene, choose: Callable[[], Target], tally: Tally, seed: object, enough: Enough
) -> None:
    """Send hostile messages over one line after another until it is enough."""
    maker = Maker(get_args(wire.FromGuest), seed)
    while not enough():
        target = choose()
        cookies = [f"Cookie: {target.cookies}"] if target.cookies else []
        try:
            async with contextlib.AsyncExitStack() as ends:
                line = await RawSocket.open(scene.port, target.table, cookies)
                ends.push_async_callback(line.close)
                while not any(answer.type == "yours" for answer in await line.answers()):
                    pass
                for _ in range(20):
                    if enough():
                        break
                    await _one_batch(line, target, maker, scene, tally)
        except (Cut, ConnectionError, TimeoutError) as problem:
            tally.problem(f"a line was lost: {type(problem).__name__} {problem}")


async def _one_batch(line: RawSocket, target: Target, maker: Maker, scene: Scene, tally: Tally) -> None:
    """Send a hundred messages at once, and count a reason for each."""
    due, frames = 0, []
    for _ in range(BATCH):
        kind, text, is_answered = _hostile(target, maker, scene)
        tally.kinds[f"socket, {kind}"] += 1
        due += is_answered
        frames.append(frame(text))
    last = {"type": "act", "request": LAST_WORD, "seat": 99, "action": "", "saw": ""}
    line.send(b"".join([*frames, frame(encoded(last))]))
    refused, is_over = 0, False
    while not is_over:
        for answer in await line.answers():
            if answer.type == "bye":
                raise Cut(answer.message)
            if answer.type == "refused":
                is_over |= answer.request == LAST_WORD
                refused += answer.request != LAST_WORD
                tally.refused(answer.message)
    if not due <= refused <= BATCH:
        tally.problem(f"{due} messages, {refused} reasons")


def _hostile(target: Target, maker: Maker, scene: Scene) -> tuple[str, bytes, bool]:
    """A message, what is wrong with it, and whether it is to be answered."""
    chance = maker.rng.random()
    if chance < 0.5:
        facts = maker.shaped(target.kinds)
        whose = "out of turn or stale" if target.cookies else "for other people's seats"
        return whose, encoded(facts), facts["type"] not in SILENT
    if chance < 0.6 and scene.captured:
        return "replayed", maker.rng.choice(scene.captured), True
    if chance < 0.78:
        return "wrong types and fields", encoded(maker.wrong()), True
    if chance < 0.97:
        return "broken bytes", maker.broken(encoded(maker.shaped())), True
    return "too long", maker.too_long(), True


# ---- lines that are no lines ----


def broken_frames(rng: Random) -> bytes:
    """Something that RFC 6455 forbids, or that no guest needs."""
    text = rng.randbytes(rng.choice((0, 1, 30)))
    return rng.choice(
        (
            bytes((0x81, len(text))) + text,  # not masked
            frame(text, first=0x83),  # no such kind
            frame(text, first=0xC1),  # reserved bits
            frame(text, first=0x80),  # goes on with nothing
            frame(bytes(126), first=0x89),  # a ping that is too long
            frame(b"\x00", first=0x88),  # closes with half a code
            frame(b"x" * 70_000),  # too much
            b"\x81\xff" + (2**62).to_bytes(8, "big") + bytes(4),  # much too much
        )
    )


async def break_lines(scene: Scene, tally: Tally, seed: object, count: int) -> None:
    """Open lines and break them; the server must end each."""
    rng = Random(str(seed))
    for _ in range(count):
        line = await RawSocket.open(scene.port, rng.choice(scene.still))
        line.send(rng.choice((b"", frame(b"\xff{"))) + broken_frames(rng))
        tally.kinds["socket, broken frames"] += 1
        try:
            tally.reasons[f"line ended, {await line.closed()}"] += 1
        except TimeoutError:
            tally.problem("a broken line was not ended")
        await line.close()


async def forge_handshakes(scene: Scene, tally: Tally, seed: object, count: int) -> None:
    """Come with made-up cookies, keys and origins, and to tables that do not exist."""
    rng = Random(str(seed))
    table = scene.still[1]
    forged: tuple[tuple[str, list[str]], ...] = (
        (table, ["Origin: http://elsewhere.example"]),
        (table, ["Origin: null"]),
        (table, ["Authorization: Bearer nothing"]),
        (table, ["Authorization: Bearer " + "x" * 3000]),
        ("no-such-table", []),
        ("%00", []),
        ("a" * 3000, []),
        ("..%2f..%2f", []),
    )
    for _ in range(count):
        place, headers = rng.choice(forged)
        tally.kinds["socket, forged handshakes"] += 1
        try:
            line = await RawSocket.open(scene.port, place, headers)
        except (Cut, asyncio.IncompleteReadError, ConnectionError) as cut:
            tally.reasons[f"not let in, {cut}"] += 1
            continue
        try:
            tally.reasons[f"turned away, {await line.closed()}"] += 1
        except TimeoutError:
            tally.problem(f"a forger was let in: {place[:20]} {headers}"[:120])
        await line.close()


async def forge_cookies(scene: Scene, tally: Tally, seed: object, count: int) -> None:
    """Speak for a seat with its owner's name and a signature that is not ours."""
    rng = Random(str(seed))
    name = scene.guests[0].http.cookies["damrak-guest"].rpartition(".")[0]
    for _ in range(count):
        sign = rng.choice(("", "0" * 32, rng.randbytes(16).hex(), "x" * 2000))
        headers = [f"Cookie: damrak-guest={name}.{sign}"]
        line = await RawSocket.open(scene.port, scene.still[1], headers)
        said = {"type": "act", "request": LAST_WORD, "seat": 0, "action": "keep both", "saw": ""}
        line.send(frame(encoded(said)))
        tally.kinds["socket, forged cookies"] += 1
        while not (refused := [one for one in await line.answers() if one.request == LAST_WORD]):
            pass
        tally.refused(refused[0].message)
        if refused[0].message != "server-not-your-seat":
            tally.problem(f"a forged cookie was told {refused[0].message}")
        await line.close()
