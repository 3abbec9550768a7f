"""Bots: they see what their seat sees, and answer with the name of an action."""

from damrak.bots.bot import Bot, Budget, Choice, Reason, ask, simple_choice
from damrak.bots.hint import hint, sentences
from damrak.bots.levels import LEVELS, bots, levels, name_in_words, sit

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "Choice",
    "Reason",
    "ask",
    "bots",
    "hint",
    "levels",
    "name_in_words",
    "sentences",
    "simple_choice",
    "sit",
]
