"""Boards of one's own: the games' boards with another name, another number and another id."""

from importlib.resources import files
from pathlib import Path

Changes = tuple[tuple[str, str], ...]
CHANGES: dict[str, Changes] = {
    "tickets": (
        ('name = "Amsterdam"', 'name = "Little Harbour"'),
        ("carts = 16", "carts = 9"),
        ("waag", "weigh-house"),
    ),
    "merchants": (
        ('name = "Merchants of Amsterdam"', 'name = "Rich Merchants"'),
        ("start = 400", "start = 500"),
        ("batavia", "jakarta"),
    ),
}


def own_board(folder: Path, game: str, name: str = "harbour", changes: Changes = ()) -> Path:
    """A sound board of a game in a file of that name, with the drawing beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    board, layout = (files(f"damrak.{game}").joinpath(f"{part}.toml") for part in ("board", "layout"))
    rules, drawing = board.read_text(encoding="utf-8"), layout.read_text(encoding="utf-8")
    for old, new in changes or CHANGES[game]:
        assert old in rules
        rules, drawing = rules.replace(old, new), drawing.replace(old, new)
    (folder / f"{name}.toml").write_text(rules.replace('"layout.toml"', f'"{name}-layout.toml"'), "utf-8")
    (folder / f"{name}-layout.toml").write_text(drawing, "utf-8")
    return folder / f"{name}.toml"
