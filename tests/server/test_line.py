"""The line: words arrive whole and in order, however the network cuts them."""

import asyncio
import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from damrak.server.line import LONGEST_FRAME, head, span
from tests.server.harness import Guest, scenario, served
from tests.server.test_tables import two_at_tickets


def chat(text: str) -> bytes:
    return json.dumps({"type": "chat", "text": text}).encode()


def framed(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame as a browser sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


def lines(guest: Guest) -> list[str]:
    return [line["text"] for told in guest.all("chat") for line in told["lines"]]


@scenario
async def test_words_are_heard_however_they_are_cut(tmp_path: Path) -> None:
    """Byte by byte, several at once, in fragments with a ping between them, and longer than 125 bytes."""
    async with served(tmp_path) as site:
        anna, bram, _table = await two_at_tickets(site)
        write = anna._socket.transport.write
        for byte in framed(chat("one")) + framed(chat("two " * 50)):
            write(bytes([byte]))
            await asyncio.sleep(0)
        write(framed(chat("three")) + framed(chat("four")))
        first, rest = chat("five")[:9], chat("five")[9:]
        write(framed(first, fin=False) + framed(b"still there?", Opcode.PING) + framed(rest, Opcode.CONT))
        await bram.until(lambda: len(lines(bram)) == 5)
        assert sorted(lines(bram)) == sorted(["one", ("two " * 50).strip(), "three", "four", "five"])
        assert not anna.all("refused")
        await anna.gone()
        await bram.gone()


@pytest.mark.parametrize(
    "nonsense",
    [
        framed(b'{"type": "chat", "text": "\xff"}'),
        framed(b'{"type": "chat", ', fin=False) + framed(b'"text": "\xff"}', Opcode.CONT),
        framed(b"\x00\x01\x02", Opcode.BINARY),
        framed(b"\x00", Opcode.BINARY, fin=False) + framed(b"\xff", Opcode.CONT),
    ],
    ids=["broken letters", "broken letters in pieces", "bytes", "bytes in pieces"],
)
def test_nonsense_is_refused_and_fills_nobody_s_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, nonsense: bytes
) -> None:
    @scenario
    async def run() -> None:
        async with served(tmp_path) as site:
            anna, bram, _table = await two_at_tickets(site)
            anna._socket.transport.write(nonsense)
            await anna.hears("refused")
            assert anna.all("refused")[-1]["message"] == "server-bad-message"
            await anna.say(type="chat", text="still here")
            await bram.until(lambda: lines(bram) == ["still here"])
            await anna.gone()
            await bram.gone()

    run()
    assert not caplog.records


@pytest.mark.parametrize(
    "wrong",
    [
        Frame(Opcode.TEXT, chat("unmasked")).serialize(mask=False),
        framed(b"x" * 70_000),
        framed(chat("rsv")).replace(b"\x81", b"\xc1", 1),
        framed(b"\x03\xe8", Opcode.CLOSE),
    ],
    ids=["unmasked", "too long", "reserved bit", "goodbye"],
)
def test_what_no_browser_sends_ends_that_line_alone(tmp_path: Path, wrong: bytes) -> None:
    @scenario
    async def run() -> None:
        async with served(tmp_path) as site:
            anna, bram, _table = await two_at_tickets(site)
            anna._socket.transport.write(wrong)
            await asyncio.wait_for(anna._socket.wait_closed(), 20)
            await bram.until(lambda: not bram.table["seats"][0]["present"])
            await bram.say(type="chat", text="anybody?")
            await bram.until(lambda: lines(bram) == ["anybody?"])
            with pytest.raises(ConnectionClosed):
                await anna._socket.send("")
            await anna.gone()
            await bram.gone()

    run()


@pytest.mark.parametrize("size", [0, 1, 125, 126, 4096, 65_535, 65_536])
def test_heads_are_those_of_the_standard(size: int) -> None:
    body = b"x" * size
    assert head(size) + body == Frame(Opcode.TEXT, body).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 4096, LONGEST_FRAME])
def test_a_frame_is_awaited_until_it_is_whole(size: int) -> None:
    whole = framed(b"x" * size)
    assert span(whole + b"next") == (len(whole) - size, len(whole))
    assert all(span(whole[:part])[1] > part for part in range(min(14, len(whole))))


def test_what_is_too_long_is_not_awaited() -> None:
    begun = framed(b"x" * (LONGEST_FRAME + 1))[:20]
    assert span(begun) == (0, 20)
