"""The same bytes for the same facts."""

from pathlib import Path

import pytest

from damrak.core.errors import BadData
from damrak.core.wire import fingerprint, from_json, read_text, to_json


def test_the_order_of_keys_does_not_matter() -> None:
    assert to_json({"b": 1, "a": [2, None]}) == b'{"a":[2,null],"b":1}'
    assert fingerprint({"b": 1, "a": 2}) == fingerprint({"a": 2, "b": 1})
    assert fingerprint({"b": 1, "a": 2}) != fingerprint({"a": 1, "b": 2})


def test_json_is_read_back() -> None:
    facts = {"seats": 4, "log": [{"seat": 0, "action": "keep both"}], "name": "Ĳ"}
    assert from_json(to_json(facts)) == facts


@pytest.mark.parametrize("text", [b"{", b"", b"\xff\xfe", '{"a": }', b"[" * 100_000])
def test_what_is_not_json_is_refused_in_words(text: bytes | str) -> None:
    with pytest.raises(BadData, match=r"This is not JSON: .+"):
        from_json(text)


@pytest.mark.parametrize(
    ("text", "language", "sentence"),
    [
        ('{"a": 1', "en", "This is not JSON: it ends too early."),
        ('{"a": 1', "fr", "Ceci n’est pas du JSON : le texte s’arrête trop tôt."),
        ('{"a": 1', "nl", "Dit is geen JSON: het houdt te vroeg op."),
        ('{\n "é": x}', "en", "This is not JSON: look at line 2, column 7."),
        ('{\n "é": x}'.encode(), "fr", "Ceci n’est pas du JSON : voyez ligne 2, colonne 7."),
        ("x", "nl", "Dit is geen JSON: zie regel 1, kolom 1."),
        (b'["\xff"]', "en", "This is not JSON: it is not UTF-8 text."),
        (b'["\xff"]', "fr", "Ceci n’est pas du JSON : ce n’est pas du texte UTF-8."),
        (b'["\xff"]', "nl", "Dit is geen JSON: het is geen UTF-8-tekst."),
        ("[1e999]", "nl", "Dit is geen JSON: een getal erin is te groot."),
        (f"[{'9' * 5000}]", "fr", "Ceci n’est pas du JSON : un nombre y est trop grand."),
        ("[" * 100_000, "nl", "Dit is geen JSON: de haakjes staan te diep in elkaar."),
    ],
)
def test_where_json_goes_wrong_is_said_in_the_readers_language(
    text: bytes | str, language: str, sentence: str
) -> None:
    with pytest.raises(BadData) as refusal:
        from_json(text)
    assert refusal.value.sentence(language) == sentence


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"nowhere\.toml cannot be read: there is no such file\."):
        read_text(tmp_path / "nowhere.toml")
    with pytest.raises(BadData) as refusal:
        read_text(tmp_path)
    assert refusal.value.sentence("nl").endswith("is niet te lezen: het is een map.")
    (tmp_path / "latin.toml").write_bytes(b"\xe9t\xe9")
    with pytest.raises(BadData, match=r"latin\.toml cannot be read: it is not UTF-8 text\."):
        read_text(tmp_path / "latin.toml")
    with pytest.raises(BadData, match="there is no such file"):
        read_text(tmp_path / "a\0b.toml")


def test_a_file_without_end_is_not_read_to_its_end(tmp_path: Path) -> None:
    (tmp_path / "huge.json").write_text("12345", encoding="utf-8")
    assert read_text(tmp_path / "huge.json", most=5) == "12345"
    with pytest.raises(BadData, match=r"huge\.json cannot be read: it is too large\."):
        read_text(tmp_path / "huge.json", most=4)
    with (tmp_path / "hollow.json").open("wb") as file:
        file.truncate(2**40)  # takes no room on the disk, and would take all of the memory
    with pytest.raises(BadData) as refusal:
        read_text(tmp_path / "hollow.json")
    assert refusal.value.sentence("fr").endswith("est illisible : il est trop gros.")
