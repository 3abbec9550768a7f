"""Requests that change something must show the token of their cookie: another site's page cannot read it."""

from litestar.config.csrf import CSRFConfig
from litestar.middleware.base import DefineMiddleware
from litestar.middleware.csrf import CSRFMiddleware
from litestar.types import ASGIApp

from damrak.server.identity import derived

COOKIE = "csrftoken"


class Tokens(CSRFMiddleware):
    """Signs tokens with a key of their own; those that older versions signed are still good."""

    def __init__(self, app: ASGIApp, secret: bytes) -> None:
        super().__init__(app, _config(derived(secret, "csrf")))
        self._older = CSRFMiddleware(app, _config(secret))

    def _decode_csrf_token(self, token: str) -> str | None:
        return super()._decode_csrf_token(token) or self._older._decode_csrf_token(token)


def _config(key: bytes) -> CSRFConfig:
    return CSRFConfig(secret=key.hex(), cookie_name=COOKIE, cookie_samesite="lax")


def check_tokens(secret: bytes) -> DefineMiddleware:
    """The check, for the application."""
    return DefineMiddleware(Tokens, secret=secret)
