"""Who may look at a table: everybody, unless they were removed or the gallery is closed."""

from damrak.core.errors import BadData
from damrak.server.identity import same
from damrak.server.table import Table


def why_not(table: Table, guest: str) -> str:
    """The message that says why a guest may not stay at a table; empty if they may.

    A closed gallery stays closed after the end of the match, until somebody in charge opens it again.
    """
    if guest in table.charge.removed:
        return "server-removed"
    if table.charge.gallery or _belongs(table, guest):
        return ""
    return "server-seat-moved" if guest in table.moved else "server-gallery-closed"


def check_may_watch(table: Table, guest: str) -> None:
    """Refuse guests who were removed, and spectators while the gallery is closed."""
    why = why_not(table, guest)
    if why:
        raise BadData(why)


def check_may_read(table: Table, guest: str, key: str) -> None:
    """As `check_may_watch`, but whoever may still sit down is let in to read what the table is about."""
    check_not_removed(table, guest)
    if not (is_invited(table, key) or _is_open(table)):
        check_may_watch(table, guest)


def check_not_removed(table: Table, guest: str) -> None:
    """Whoever was removed stays out."""
    if guest in table.charge.removed:
        raise BadData("server-removed")


def is_invited(table: Table, key: str) -> bool:
    """Whether a key is that of the invitation as it stands now."""
    return same(key, table.charge.invite)


def _belongs(table: Table, guest: str) -> bool:
    """Players, who is in charge, and players whose seats were freed while they were away."""
    return bool(table.held_by(guest)) or table.charge.is_held_by(guest) or guest in table.missed


def _is_open(table: Table) -> bool:
    return table.opened.settings.open and any(seat.is_free for seat in table.seats)
