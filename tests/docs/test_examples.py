"""What the pages show of the library works as it stands there."""

import json
import re
from pathlib import Path

import pytest

import damrak

ROOT = Path(__file__).parent.parent.parent


def examples(page: str) -> list[str]:
    return re.findall(
        r"^```python\n(.*?)^```$", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )


@pytest.mark.parametrize("page", ["README.md", "docs/external-bots.md"])
def test_every_example_plays_to_the_end(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (example,) = examples(page)
    exec(compile(example, page, "exec"), {"__name__": page})
    assert re.fullmatch(r"\(\d, ?(\d, ?)*\d?\) \[.+\]\n", capsys.readouterr().out)


def test_the_record_of_the_example_can_be_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (example,) = examples("docs/external-bots.md")
    exec(compile(example, "example", "exec"), {"__name__": "example"})
    match = damrak.replay(json.loads(Path("match.json").read_text(encoding="utf-8")))
    assert match.is_over
    assert match.names == ("Spender", "clerk")


def test_every_name_in_the_table_exists() -> None:
    """Of games, states and matches, as the page calls them."""
    match = damrak.Match("tickets", seats=2, seed="7")
    named = re.findall(
        r"`(game|state|match)\.(\w+)", (ROOT / "docs/external-bots.md").read_text(encoding="utf-8")
    )
    known = {"game": match.game, "state": match.state, "match": match}
    assert len(named) > 10
    assert [(of, name) for of, name in named if not hasattr(known[of], name)] == []
