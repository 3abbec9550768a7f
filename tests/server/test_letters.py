"""Names and chat that hide, turn or pile up letters."""

from pathlib import Path

import pytest

from damrak.core.errors import BadData
from damrak.server.letters import tidied
from damrak.server.lobby import checked_name
from tests.server.harness import scenario, served


@pytest.mark.parametrize(
    "name",
    [
        "",
        "Anna",
        "Łucja Ó Briain",
        "Nguyễn Thị",
        "שלמה",
        "محمد",
        "ผู้เล่น",
        "😀😀",
        "🇳🇱",
        "❤️",
        "👩‍🚀 Anna",
        "R2-D2",
    ],
)
def test_people_are_called_what_they_are_called(name: str) -> None:
    assert checked_name(f"  {name} ") == name


@pytest.mark.parametrize(
    "name",
    [
        "Anna\u202eevil",
        "An\u200bna",
        "An\u200dna",
        "\u200d",
        "👩\u200d",
        "\u3164",
        "Anna\u3164",
        "\u2800\u2800",
        "\u0301\u0301",
        "Z" + "\u0335" * 20,
        "bell\x07",
        "x" * 25,
    ],
    ids=ascii,
)
def test_a_name_hides_nothing(name: str) -> None:
    with pytest.raises(BadData) as refused:
        checked_name(name)
    assert refused.value.message == "server-bad-name"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Well\n\n played\t!", "Well played !"),
        ("\u202eevil\u2069", "evil"),
        ("\x00\x07bell", "bell"),
        ("👩‍🚀", "👩‍🚀"),
        ("e\u0301te\u0301", "été"),
        ("Z" + "\u0335" * 20 + "!", "Z" + "\u0335" * 3 + "!"),
        ("\u200b\u200b", ""),
        ("\u3164 \u2800", ""),
        ("\u0301", ""),
    ],
    ids=ascii,
)
def test_a_line_of_chat_is_tidied(text: str, shown: str) -> None:
    assert tidied(text) == shown


@scenario
async def test_a_line_that_shows_nothing_is_an_empty_one(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        await anna.join(await anna.lay("tickets", "me", "friend"))
        assert (await anna.refusal(type="chat", text="\u200b\u2066"))["message"] == "server-empty-line"
        await anna.say(type="chat", text="Hello\nyou\u202e")
        await anna.hears("chat", 2)
        assert anna.all("chat")[-1]["lines"][0]["text"] == "Hello you"
        await anna.gone()
