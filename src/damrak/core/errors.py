"""The three errors, one for each reaction of a caller: choose again, look again, mend the data."""

from collections.abc import Mapping

Argument = str | int


class DamrakError(Exception):
    """Something a person can be told: a message of the catalogues and its arguments."""

    def __init__(self, message: str, **arguments: Argument) -> None:
        super().__init__(message)
        self.message = message
        self.arguments: Mapping[str, Argument] = arguments

    def sentence(self, language: str = "en") -> str:
        """What to tell a person, in their language."""
        from damrak.locales import tell  # here, because the rules must load without the catalogues

        cause = self.__cause__
        reason = {"reason": cause.told(language)} if isinstance(cause, DamrakError) else {}
        return tell(self.message, {**self.arguments, **reason}, language)

    def told(self, language: str = "en") -> str:
        """The sentence, and the rule where there is one."""
        return self.sentence(language)

    def __str__(self) -> str:
        return self.told()


class IllegalAction(DamrakError):
    """The rules do not allow this now: choose another action. Names the rule."""

    def __init__(self, message: str, rule: str, **arguments: Argument) -> None:
        super().__init__(message, **arguments)
        self.rule = rule

    def told(self, language: str = "en") -> str:
        return f"{self.sentence(language)} ({self.rule})"


class StaleAction(DamrakError):
    """What this seat saw has changed since it chose: look again."""


class BadData(DamrakError):
    """A file, record, position, option or name that cannot be used: mend it."""
