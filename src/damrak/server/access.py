"""Who may come in: what the protocols of HTTP and of sockets need to know of it."""

import uvicorn

from damrak.server.addresses import TrustedProxies


class Config(uvicorn.Config):
    """Uvicorn's settings, and ours."""

    proxies = TrustedProxies()
