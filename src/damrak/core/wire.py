"""Views, records and messages as JSON: the same bytes for the same facts."""

import errno
import hashlib
from pathlib import Path
from typing import Any, Final

import msgspec

from damrak.core.errors import BadData

_ENCODER = msgspec.json.Encoder(order="sorted")
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
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadData("core-not-json", reason=str(error)) from None


def fingerprint(facts: Any) -> str:
    """A short digest that two equal sets of facts share."""
    return hashlib.blake2b(to_json(facts), digest_size=8).hexdigest()


def read_text(path: Path) -> str:
    """A file's text, or BadData that says which file and why not."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        why, reason = "not-text", ""
    except OSError as error:
        why, reason = _WHY_UNREADABLE.get(error.errno or 0, "other"), error.strerror or str(error)
    raise BadData("core-file-unreadable", file=str(path), why=why, reason=reason)
