"""Merchants of Amsterdam."""
