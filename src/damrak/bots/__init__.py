"""Bots: they see what their seat sees, and answer with the name of an action."""

from damrak.bots.bot import Bot, Budget, Choice, Reason, ask, simple_choice
from damrak.bots.hint import hint, sentences
from damrak.bots.levels import LEVELS, bot_in_record, bots, levels, name_in_words, names_in_record, sit

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "Choice",
    "Reason",
    "ask",
    "bot_in_record",
    "bots",
    "hint",
    "levels",
    "name_in_words",
    "names_in_record",
    "sentences",
    "simple_choice",
    "sit",
]
