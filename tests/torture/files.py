"""Records dropped on the page, and boards of a host: cut, mixed and filled with nonsense."""

import copy
from pathlib import Path
from random import Random
from typing import Any

from damrak.core.errors import BadData
from damrak.games import game
from tests.torture.hostile import NUMBERS, TEXTS, WRONG, encoded
from tests.torture.raw import NEAR, RawHttp
from tests.torture.requests import judge
from tests.torture.scene import ROOT, Scene, Tally, cookies_of

BOARDS = sorted((ROOT / "src" / "damrak").glob("*/board.toml"))


def spoilt(record: dict[str, Any], rng: Random) -> bytes:
    """A record with one thing changed, or its bytes cut."""
    record = copy.deepcopy(record)
    log = record["log"]
    match rng.randrange(7):
        case 0:
            rng.shuffle(log)
        case 1:
            del log[rng.randrange(len(log))]
        case 2:
            log.insert(rng.randrange(len(log)), rng.choice(log))
        case 3:
            log[rng.randrange(len(log))] = rng.choice((*WRONG, {"undo": rng.choice(NUMBERS)}))
        case 4:
            record[rng.choice([*record])] = rng.choice((*WRONG, *NUMBERS, *TEXTS))
        case 5:
            move = log[rng.randrange(len(log))]
            move[rng.choice([*move])] = rng.choice((*WRONG, *NUMBERS, *TEXTS))
        case _:
            text = encoded(record)
            return text[: rng.randrange(len(text))]
    return encoded(record)


async def drop_records(scene: Scene, tally: Tally, seed: object, count: int) -> None:
    """Drop spoilt records on the page."""
    rng, guest = Random(str(seed)), scene.guests[2]
    record = (await guest.http.get(f"/api/tables/{scene.still[0]}/record")).json()
    http = RawHttp(scene.port)
    head = f"Host: {NEAR}:{scene.port}\r\nCookie: {cookies_of(guest)}\r\nContent-Type: application/json\r\n"
    head += f"x-csrftoken: {guest.http.cookies['csrftoken']}\r\n"
    for _ in range(count):
        body = spoilt(record, rng) if rng.random() < 0.99 else b"[" * 2_100_000
        text = f"POST /api/replay HTTP/1.1\r\n{head}Content-Length: {len(body)}\r\n\r\n".encode() + body
        tally.kinds["HTTP, spoilt records"] += 1
        for status, answer in await http.ask([text]):
            judge(tally, status, answer, text)
    await http.close()


def spoilt_boards(folder: Path, tally: Tally, seed: object, count: int) -> None:
    """Read spoilt board files, as a host would offer them; each is read or refused, and never breaks."""
    rng = Random(str(seed))
    for _ in range(count):
        board = rng.choice(BOARDS)
        lines = board.read_bytes().splitlines(keepends=True)
        at = rng.randrange(len(lines))
        lines[at] = rng.choice(
            (
                b"",
                lines[at] * 2,
                rng.choice(lines),
                lines[at].replace(b"=", b"= -1 #"),
                lines[at].replace(b'"', b"'", 1),
                lines[at][: rng.randrange(len(lines[at]) + 1)],
                rng.randbytes(20) + b"\n",
                lines[at].partition(b"=")[0] + b"= 9223372036854775808\n",
                lines[at].partition(b"=")[0] + b'= "\\u202e"\n',
            )
        )
        file = folder / "board.toml"
        file.write_bytes(b"".join(lines))
        tally.kinds["files, spoilt boards"] += 1
        try:
            game(board.parent.name, file)
            tally.reasons["answered, a board"] += 1
        except BadData as problem:
            tally.refused(problem.message)
        except Exception as error:
            tally.problem(f"{board.parent.name}: {lines[at][:60]!r} raised {error!r}")
