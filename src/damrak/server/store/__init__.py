"""Where tables are kept: an append-only log for each, behind a small protocol."""

from damrak.server.store.keeper import keeper
from damrak.server.store.sqlite import SqliteStore
from damrak.server.store.store import Shelf, Store

__all__ = ["Shelf", "SqliteStore", "Store", "keeper"]
