"""The rule index: docs/rules/*.md from the docstrings of the rules and of their tests.

A rule's home is the docstring that begins a line with its number and a colon (`M34: …`); its tests bear the
number in their name (`test_t9_…`) or docstring. A number with no home, two homes or no test is an error.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
NUMBERS = {
    "merchants": [f"M{n}" for n in range(1, 47)],
    "tickets": [f"T{n}" for n in range(1, 22)],
}
HOME = re.compile(r"^\s*([MT]\d+): +", re.MULTILINE)
MENTION = re.compile(r"\b([MT]\d+)\b")
IN_NAME = re.compile(r"(?<![a-z0-9])([mt]\d+)(?![a-z0-9])")
Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Home:
    """Where a rule is carried out, and the rule in our words."""

    number: str
    words: str
    file: Path
    name: str


@dataclass(frozen=True)
class Proof:
    """A test of a rule."""

    number: str
    file: Path
    name: str


def homes(folder: Path) -> Iterator[Home]:
    """All rules carried out by the sources in a folder."""
    for file in sorted(folder.rglob("*.py")):
        for name, docstring in docstrings(ast.parse(file.read_text(encoding="utf-8"))):
            for number, words in rules_in(docstring):
                yield Home(number, words, file, name)


def docstrings(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Every docstring with the name of what it documents; a string below a constant is the constant's."""
    yield "the module", ast.get_docstring(module) or ""
    for node in ast.walk(module):
        if isinstance(node, Documented) and not isinstance(node, ast.Module):
            yield node.name, ast.get_docstring(node) or ""
        for before, string in zip(body_of(node), body_of(node)[1:], strict=False):
            if isinstance(before, ast.Assign | ast.AnnAssign) and (text := bare_string(string)):
                yield (
                    ast.unparse(before.targets[0] if isinstance(before, ast.Assign) else before.target),
                    text,
                )


def body_of(node: ast.AST) -> list[ast.stmt]:
    """The statements of a module or class."""
    return node.body if isinstance(node, ast.Module | ast.ClassDef) else []


def bare_string(statement: ast.stmt) -> str | None:
    """A statement's text, if it is nothing but a string."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return statement.value.value if isinstance(statement.value.value, str) else None
    return None


def rules_in(docstring: str) -> Iterator[tuple[str, str]]:
    """The numbers that a docstring is home to, with their words up to the next number or empty line."""
    for begin in HOME.finditer(docstring):
        rest = docstring[begin.end() :]
        following = HOME.search(rest)
        words = rest[: following.start()] if following else rest
        yield begin[1], " ".join(words.split("\n\n")[0].split())


def proofs(folder: Path) -> Iterator[Proof]:
    """All tests in a folder that bear a rule's number."""
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                in_name = [number.upper() for number in IN_NAME.findall(node.name.replace("_", " "))]
                for number in sorted({*in_name, *MENTION.findall(ast.get_docstring(node) or "")}):
                    yield Proof(number, file, node.name)


def faults(numbers: list[str], found: list[Home], tests: list[Proof]) -> list[str]:
    """What is wrong with an index: numbers without code or test, with two homes, or unknown."""
    places = {number: [home for home in found if home.number == number] for number in numbers}
    tested = {proof.number for proof in tests}
    return [
        *(f"{number} has no home" for number, at in places.items() if not at),
        *(f"{number} has {len(at)} homes: {named(at)}" for number, at in places.items() if len(at) > 1),
        *(f"{number} has no test" for number in numbers if number not in tested),
        *(
            f"{named([home])} is home to {home.number}, unknown"
            for home in found
            if home.number not in places
        ),
    ]


def named(found: list[Home]) -> str:
    """Homes as people look for them."""
    return ", ".join(f"{home.file.name} {home.name}" for home in found)


def page(game: str, numbers: list[str], found: list[Home], tests: list[Proof]) -> str:
    """The index of a game as Markdown."""
    by_number = {home.number: home for home in found}
    return "\n".join(
        [
            f"# {game.capitalize()}: the rules and where they live",
            "",
            "Made by `make rules` from the docstrings of rules and tests: do not edit.",
            "",
            "| Rule | In our words | Where | Tests |",
            "|---|---|---|---|",
            *(row(by_number[number], tests) for number in numbers if number in by_number),
            "",
        ]
    )


def row(home: Home, tests: list[Proof]) -> str:
    """One rule's line of the table."""
    words = home.words.replace("|", "\\|")
    by_file: dict[Path, list[str]] = {}
    for proof in tests:
        if proof.number == home.number:
            by_file.setdefault(proof.file, []).append(f"`{proof.name}`")
    shown = "<br>".join(f"{link(file)}: {', '.join(names)}" for file, names in by_file.items())
    return f"| {home.number} | {words} | {link(home.file)} `{home.name}` | {shown} |"


def link(file: Path) -> str:
    """A file by its name, linked from docs/rules/."""
    return f"[{file.name}](../../{file.relative_to(ROOT).as_posix()})"


def index_of(game: str) -> tuple[str, list[str]]:
    """A game's page and its faults."""
    found = list(homes(ROOT / "src" / "damrak" / game))
    tests = [proof for folder in (game, "any_game") for proof in proofs(ROOT / "tests" / folder)]
    numbers = NUMBERS[game]
    return page(game, numbers, found, tests), faults(numbers, found, tests)


def write(pages: Mapping[Path, str]) -> None:
    """Put the pages in their place."""
    for file, text in pages.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def main() -> None:
    """Write the pages, or check that they are up to date; in any case complain about faults."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if a page is out of date")
    check = parser.parse_args().check
    pages, wrong = {}, []
    for game in NUMBERS:
        file = ROOT / "docs" / "rules" / f"{game}.md"
        pages[file], complaints = index_of(game)
        wrong += complaints
        if check and (not file.exists() or file.read_text(encoding="utf-8") != pages[file]):
            wrong.append(f"docs/rules/{file.name} is out of date: run `make rules`")
    if not check:
        write(pages)
    if wrong:
        sys.exit("\n".join(["The rule index is not in order:", *wrong]))


if __name__ == "__main__":
    main()
