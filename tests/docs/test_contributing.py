"""What the guide tells a newcomer to type exists."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def test_every_make_target_named_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = set(re.findall(r"\bmake ([a-z]+)\b", GUIDE)) - {"it"}
    assert named
    assert named <= targets


def test_every_file_linked_exists() -> None:
    for page in [ROOT / "CONTRIBUTING.md", ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_every_ruling_is_of_a_known_rule() -> None:
    rulings = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    numbers = re.findall(r"^\| ([MT]\d+)", rulings, re.MULTILINE)
    assert len(numbers) == len(set(numbers)) >= 35
    index = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "docs" / "rules").glob("*.md"))
    assert [number for number in numbers if f"| {number} |" not in index] == []


def test_every_test_that_shows_a_promise_exists() -> None:
    promises = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:\.\./[a-z_]+/)?(?:test_[a-z_]+\.py)?)`", promises)
    assert len(named) > 40
    assert [name for name in named if not (ROOT / "tests" / "server" / name).exists()] == []
