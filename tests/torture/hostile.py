"""Hostile messages made from the wire's own types: odd values, wrong types, broken bytes."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec.inspect as look

NUMBERS = (
    -(10**30),
    -(2**63) - 1,
    -2,
    -1,
    0,
    1,
    2,
    3,
    9,
    255,
    2**31,
    2**53 + 1,
    2**63 - 1,
    2**63,
    2**64,
    10**30,
)
FRACTIONS = (-1e308, -1.0, -0.0, 5e-324, 0.5, 1.0, 1e6, 2.0**53, 1.7e308)
TEXTS = (
    "",
    " ",
    "\x00",
    "\x1b[2J",
    "\ud800",
    "\u202eright to left",
    "e\u0301\u0302" * 20,
    "👩‍👩‍👧‍👦" * 8,
    "İıſK",
    "x" * 600,
    "keep both",
    "draw unseen",
    "press 100",
    "limit none",
    "limit -1",
    "limit 99999999999999999999",
    "claim dam--begijnhof red 1 joker",
    "decline",
    "undo",
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "{ $name }",
    "' or 1=1 --",
    "tickets",
    "merchant",
)
BAD_LINES = ("", " \t\n", "\u200b", "\x00\x01", "x" * 501, "\u0301" * 600)
"""Texts that no chat takes."""
WRONG: tuple[Any, ...] = (None, True, [], {}, "0", "", 1.5, -1, [[]], {"seat": 0}, [None] * 5, "1e5")
MOST_BYTES = 4096
"""What is longer is no message."""


class Maker:
    """Makes hostile messages of a union of structs, the same for the same seed."""

    def __init__(self, types: Sequence[type], seed: object) -> None:
        self.rng = Random(str(seed))
        self._structs: list[look.StructType] = [
            kind for kind in look.multi_type_info(types) if isinstance(kind, look.StructType)
        ]

    # ---- right shapes, odd values ----

    def shaped(self, kinds: Sequence[str] = ()) -> dict[str, Any]:
        """A message that can be read, with odd values; of certain kinds, if any are named."""
        fitting = [one for one in self._structs if not kinds or one.tag in kinds]
        return self.struct(self.rng.choice(fitting))

    def struct(self, kind: look.StructType) -> dict[str, Any]:
        """A struct's fields with odd values; those that need not be there are sometimes left out."""
        facts: dict[str, Any] = {kind.tag_field: kind.tag} if kind.tag_field else {}
        for field in kind.fields:
            if field.required or self.rng.random() < 0.7:
                facts[field.encode_name] = self.value(field.type)
        if kind.tag == "chat":
            facts["text"] = self.rng.choice(BAD_LINES)
        return facts

    def value(self, kind: look.Type) -> Any:  # noqa: PLR0911 (one line per kind of type)
        """An odd value of a type."""
        pick = self.rng.choice
        match kind:
            case look.IntType():
                return self.number(kind)
            case look.FloatType():
                return pick(FRACTIONS)
            case look.StrType():
                return pick(TEXTS)
            case look.BoolType():
                return pick((True, False))
            case look.NoneType():
                return None
            case look.LiteralType():
                return pick(kind.values)
            case look.UnionType():
                return self.value(pick(kind.types))
            case look.StructType():
                return self.struct(kind)
            case look.VarTupleType() | look.ListType():
                return [self.value(kind.item_type) for _ in range(pick((0, 1, 2, 3, 5, 40)))]
            case look.DictType():
                return {pick(TEXTS[5:]): self.value(kind.value_type) for _ in range(pick((0, 1, 3)))}
            case _:
                return pick((*WRONG, *NUMBERS, *TEXTS))

    def number(self, kind: look.IntType) -> int:
        """Any whole number, or one that this field just takes."""
        edges = [edge for edge in (kind.ge, kind.le) if edge is not None]
        return int(self.rng.choice(edges if edges and self.rng.random() < 0.5 else NUMBERS))

    # ---- what cannot be read ----

    def wrong(self) -> dict[str, Any]:
        """A message with a field of the wrong type, one too few, one too many, or an unknown kind."""
        facts = self.shaped()
        match self.rng.randrange(4):
            case 0:
                facts[self.rng.choice([*facts, "type"])] = {"wrong": self.rng.choice(WRONG)}
            case 1:
                facts["cheat"] = self.rng.choice(WRONG)
            case 2:
                facts["type"] = self.rng.choice(("win", "", "ACT", 7, None, ["act"]))
            case _:
                facts = {"type": facts.get("type", ""), "seat": self.rng.choice(("0", [0], {}, 0.5))}
        return facts

    def broken(self, text: bytes) -> bytes:
        """A message whose bytes are cut, doubled, mixed or nested without end; no longer JSON."""
        at = self.rng.randrange(len(text) + 1)
        match self.rng.randrange(6):
            case 0:
                return text[:at] + b"\xff" + self.rng.randbytes(3) + text[at:]
            case 1:
                return text[: min(at, len(text) - 1)]
            case 2:
                return text + text[at:] + b"}"
            case 3:
                depth = self.rng.choice((5, 100, 1000))
                return b'{"type":' + b"[" * depth + b"]" * self.rng.choice((0, depth)) + b"}"
            case 4:
                return self.rng.randbytes(self.rng.choice((1, 10, 200)))
            case _:
                return b'{"type":"act","seat":' + b"9" * self.rng.choice((400, 3000)) + b"e9999}"

    def too_long(self) -> bytes:
        """More bytes than any message has."""
        return encoded({"type": "chat", "text": "x" * self.rng.choice((MOST_BYTES, 10_000, 60_000))})


def encoded(facts: Any) -> bytes:
    """JSON that also writes what no careful writer would: half letters, numbers without bounds."""
    return json.dumps(facts, separators=(",", ":")).encode()
