"""What is installed is pinned, with hashes, explained, and from nowhere in particular."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
FILES = sorted((ROOT / "requirements").glob("*.txt"))
PINNED = re.compile(r"^([a-z0-9.-]+)==\S+.* \\$", re.MULTILINE)


def plain(requirement: str) -> str:
    """The name of a package, as the requirement files write it."""
    name = re.split(r"[\s\[<>=!~;]", requirement)[0]
    return re.sub(r"[-_.]+", "-", name).lower()


def in_group(group: str) -> set[str]:
    """What a group asks for, by itself and through others."""
    asked = PROJECT["dependency-groups"][group]
    others = (in_group(one["include-group"]) for one in asked if isinstance(one, dict))
    return {one for one in asked if isinstance(one, str)}.union(*others)


def asked_for(group: str = "") -> set[str]:
    """What the project needs to run, and what a group adds."""
    return {plain(one) for one in [*PROJECT["project"]["dependencies"], *(in_group(group) if group else ())]}


def pins(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "group"), [("play", ""), ("test", "dev"), ("bench", "bench")])
def test_everything_asked_for_is_pinned(name: str, group: str) -> None:
    assert not asked_for(group) - set(PINNED.findall(pins(name))), "run `make requirements`"


def test_a_stranger_builds_with_the_versions_that_we_build_with() -> None:
    """pip reads no requirements file when it builds, so the versions stand in pyproject.toml too."""
    wanted = [*PROJECT["build-system"]["requires"], *in_group("build")]
    assert [one for one in wanted if f"\n{one} " not in f"\n{pins('build')}"] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_requirements_file_holds_versions_and_hashes_only(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    entry = re.compile(r"[a-z0-9.-]+==\S+( ; .+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?|    # .+")
    assert [line for line in text.splitlines() if not entry.fullmatch(line)] == []
    assert "://" not in text
    assert len(PINNED.findall(text)) > 0


def test_the_same_version_everywhere() -> None:
    versions: dict[str, set[str]] = {}
    for file in FILES:
        for name, version in re.findall(r"^(\S+)==(.+) \\$", file.read_text(encoding="utf-8"), re.MULTILINE):
            versions.setdefault(f"{name} {version.partition(' ; ')[2]}", set()).add(version)
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


def test_every_dependency_of_the_page_is_explained() -> None:
    explained = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    page = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    asked = {**page["dependencies"], **page["devDependencies"], **page["overrides"]}
    assert [name for name in asked if f"`{name}`" not in explained] == []


def test_every_dependency_is_explained() -> None:
    explained = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    named = {plain(name) for name in re.findall(r"`([A-Za-z0-9._-]+)`", explained)}
    asked = set[str]().union(*(asked_for(group) for group in PROJECT["dependency-groups"]))
    assert asked - named == set()
