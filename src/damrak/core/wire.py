"""Views, records and messages as JSON: the same bytes for the same facts."""

import errno
import hashlib
import re
from pathlib import Path
from typing import Any, Final

import msgspec

from damrak.core.errors import Argument, BadData

_ENCODER = msgspec.json.Encoder(order="sorted")
LARGEST_FILE: Final = 64 * 2**20
"""In bytes: many times the longest match or the finest drawing, and nothing that could fill the memory."""
_WHY_UNREADABLE: Final = {errno.ENOENT: "missing", errno.EISDIR: "folder", errno.EACCES: "forbidden"}


class Fact(msgspec.Struct, frozen=True, gc=False):
    """A part of a view. It stands here, because mypyc, which compiles the views, knows no `frozen`."""


def to_json(facts: Any) -> bytes:
    """Facts as JSON bytes, keys sorted."""
    return _ENCODER.encode(facts)


def from_json(text: bytes | str) -> Any:
    """JSON read back into plain dicts, lists, numbers and strings."""
    try:
        return msgspec.json.decode(text)
    except UnicodeDecodeError:
        raise BadData("core-not-json", why="not-text") from None
    except RecursionError:
        raise BadData("core-not-json", why="too-deep") from None
    except msgspec.DecodeError as error:
        raise BadData("core-not-json", **_why_not_json(text, str(error))) from None


def _why_not_json(text: bytes | str, problem: str) -> dict[str, Argument]:
    """Where a text goes wrong, in lines as editors count them; what is rare in the library's words."""
    if problem == "Input data was truncated":
        return {"why": "cut-short"}
    if "out of range" in problem:
        return {"why": "too-large"}
    place = re.search(r"\(byte (\d+)\)$", problem)
    if not place:
        return {"why": "other", "reason": problem}
    before = text.encode()[: int(place[1])] if isinstance(text, str) else text[: int(place[1])]
    *lines, last = before.decode(errors="replace").split("\n")
    return {"why": "malformed", "line": len(lines) + 1, "column": len(last) + 1}


def fingerprint(facts: Any) -> str:
    """A short digest that two equal sets of facts share."""
    return hashlib.blake2b(to_json(facts), digest_size=8).hexdigest()


def read_text(path: Path, most: int = LARGEST_FILE) -> str:
    """A file's text, or BadData that says which file and why not."""
    reason = ""
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
        if len(content) <= most:
            return content.decode()
        why = "too-large"
    except UnicodeDecodeError:
        why = "not-text"
    except OSError as error:
        why, reason = _WHY_UNREADABLE.get(error.errno or 0, "other"), error.strerror or str(error)
    except ValueError:  # a name that no system takes
        why = "missing"
    raise BadData("core-file-unreadable", file=str(path), why=why, reason=reason)
