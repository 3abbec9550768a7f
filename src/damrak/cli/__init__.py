"""The `damrak` command: play, simulate, replay, look up rules, check boards, serve."""
