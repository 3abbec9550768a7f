"""Malformed, oversized, out-of-turn, forged and replayed messages against a really running server.

`make torture` sends more than a million; `make test` sends some thousands of the same kinds.
"""
