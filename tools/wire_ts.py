"""Makes web/src/wire.ts from the server's messages and the games' views; `--check` only looks."""

import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec
import msgspec.inspect as look

import damrak
from damrak.core.match import Record
from damrak.core.story import Event
from damrak.server import wire, wire_http

TARGET = Path(__file__).parent.parent / "web" / "src" / "wire.ts"
HEAD = """// Made by tools/wire_ts.py from the server's wire and the games' views. Do not edit.
"""


def views() -> dict[str, type]:
    """The view of each game that can be loaded, by the game's name with a capital."""
    found = {}
    for name in damrak.games():
        try:
            found[name.capitalize()] = import_module(f"damrak.{name}.view_parts").View
        except (ImportError, AttributeError):
            continue
    return found


class Page:
    """The declarations gathered so far; structs are written once, under their own names."""

    def __init__(self) -> None:
        self.declared: dict[type, str] = {}
        self.texts: list[str] = []

    def name_of(self, struct: look.StructType, prefix: str) -> str:
        """The name of a struct's interface, declared on first use; a view's parts bear the game's name."""
        if struct.cls not in self.declared:
            name = RENAMED.get(struct.cls, struct.cls.__name__)
            name = name if not prefix or name.startswith(prefix) else prefix + name
            self.declared[struct.cls] = name
            self.texts.append(self.interface(name, struct, prefix))
        return self.declared[struct.cls]

    def interface(self, name: str, struct: look.StructType, prefix: str) -> str:
        said = issubclass(struct.cls, SENT_BY_BROWSER)
        lines = [f"  {struct.tag_field}: {quoted(struct.tag)};"] if struct.tag_field else []
        for field in struct.fields:
            mark = "?" if said and not field.required else ""
            kind = "View" if field.name == "view" else self.type_of(field.type, prefix)
            lines.append(f"  {field.encode_name}{mark}: {kind};")
        doc = (struct.cls.__doc__ or "").strip().splitlines()
        return "\n".join([f"/** {doc[0] if doc else name} */", f"export interface {name} {{", *lines, "}"])

    def type_of(self, kind: look.Type, prefix: str = "") -> str:  # noqa: PLR0911 (one line per kind of type)
        """A msgspec type in TypeScript."""
        match kind:
            case look.StructType():
                return self.name_of(kind, prefix)
            case look.UnionType():
                return " | ".join(dict.fromkeys(self.type_of(part, prefix) for part in kind.types))
            case look.LiteralType():
                return " | ".join(sorted(map(quoted, kind.values)))
            case look.TupleType():
                return f"[{', '.join(self.type_of(part, prefix) for part in kind.item_types)}]"
            case look.ListType() | look.VarTupleType() | look.SetType() | look.FrozenSetType():
                return f"Array<{self.type_of(kind.item_type, prefix)}>"
            case look.DictType():
                return f"Record<string, {self.type_of(kind.value_type, prefix)}>"
            case _:
                return PLAIN[type(kind)]

    def alias(self, name: str, parts: Iterable[str], doc: str) -> None:
        """A name for a choice of types."""
        choices = "".join(f"\n  | {part}" for part in parts)
        self.texts.append(f"/** {doc} */\nexport type {name} ={choices};")

    def union(self, name: str, union: UnionType, doc: str) -> None:
        """A name for a union of messages."""
        self.alias(name, [self.type_of(look.type_info(part)) for part in get_args(union)], doc)


SENT_BY_BROWSER = (
    wire.Said,
    wire_http.NewTable,
    wire_http.NewSeat,
    wire_http.SitDown,
    wire_http.NewSeatLink,
    wire_http.SeatToken,
)
RENAMED: dict[type, str] = {Record: "MatchRecord", Event: "StoryEvent"}  # browsers have their own
PLAIN: dict[type, str] = {
    look.AnyType: "unknown",
    look.RawType: "unknown",
    look.NoneType: "null",
    look.BoolType: "boolean",
    look.IntType: "number",
    look.FloatType: "number",
    look.StrType: "string",
}


def quoted(value: Any) -> str:
    """A literal, as JSON and TypeScript write it."""
    return msgspec.json.encode(value).decode()


def wire_ts() -> str:
    """The whole file."""
    page = Page()
    seen = [page.type_of(look.type_info(view), game) for game, view in views().items()]
    page.alias("View", seen or ["unknown"], "What a seat sees of its game.")
    page.union("FromGuest", wire.FromGuest, "What a guest says on the socket.")
    page.union("ToGuest", wire.ToGuest, "What the server tells on the socket.")
    page.union("OverHttp", wire_http.OVER_HTTP | Record, "What requests and answers hold.")
    return HEAD + "\n" + "\n\n".join(page.texts) + "\n"


def main() -> int:
    """Write the file, or say whether it is up to date."""
    text = wire_ts()
    if "--check" in sys.argv:
        fresh = TARGET.exists() and TARGET.read_text(encoding="utf-8") == text
        print("wire.ts is up to date." if fresh else "wire.ts is out of date: run tools/wire_ts.py")
        return 0 if fresh else 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
