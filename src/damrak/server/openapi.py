"""The OpenAPI description of the HTTP routes, at /api/schema/openapi.json.

Litestar finds the routes and their parameters. The bodies are msgspec's own schemas, because those say what
the server really accepts: tags, and that no field is allowed which a struct does not have.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final, get_args

import msgspec
from litestar import Request, Router
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema

from damrak import __version__
from damrak.server import wire, wire_http

PATH: Final = "/api/schema"
REFERENCE: Final = "#/components/schemas/{name}"
BY_FRAMEWORK: Final = (400, 403, 404, 405, 413, 429, 500)
"""Statuses that any request may be refused with."""
ABOUT: Final = """Everybody may ask. The first answer sets two cookies: `damrak-guest` says who you are, and
`csrftoken` must come back in the header `x-csrftoken` with every POST. Every refusal is a Problem: an id of
the message catalogues and its arguments. docs/wire.md tells what is said on a table's socket."""


@dataclass
class TakesRecord(Operation):
    """An operation whose body is a record of a match, which the rules read and not the framework."""

    def __post_init__(self) -> None:
        about = Schema(type=OpenAPIType.OBJECT, description="A record, as `…/record` answers it.")
        self.request_body = RequestBody(content={"application/json": OpenAPIMediaType(about)}, required=True)


class Description(JsonRenderPlugin):
    """The description as JSON, made at the first request and kept."""

    def __init__(self, statuses: Collection[int]) -> None:
        super().__init__(path="/openapi.json")
        self._statuses, self._text = statuses, b""

    def render(self, _request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        self._text = self._text or msgspec.json.encode(completed(openapi_schema, self._statuses))
        return self._text

    def receive_router(self, router: Router) -> None:
        """Keep the description only: Litestar would answer all other paths here with a page of its own."""
        router.routes = [route for route in router.routes if route.path == f"{PATH}/openapi.json"]


def config(statuses: Collection[int]) -> OpenAPIConfig:
    """Litestar's settings: a description for programs, and no page that would load scripts from elsewhere.

    `statuses` are those of our own refusals.
    """
    return OpenAPIConfig(
        title="Damrak",
        version=__version__,
        description=ABOUT,
        path=PATH,
        render_plugins=[Description(statuses)],
        use_handler_docstrings=True,
        operation_id_creator=lambda handler, _method, _path: handler.handler_name,
    )


def completed(found: dict[str, Any], statuses: Collection[int]) -> dict[str, Any]:
    """Add to what Litestar found: exact bodies, refusals, and the token that a POST needs."""
    _, bodies = msgspec.json.schema_components(
        [*get_args(wire_http.OVER_HTTP), wire.TableFacts, wire.Audit], ref_template=REFERENCE
    )
    csrf = {"type": "apiKey", "in": "header", "name": "x-csrftoken"}
    found["components"] = {"schemas": bodies, "securitySchemes": {"csrf": csrf}}
    for operations in found["paths"].values():
        for method, operation in operations.items():
            operation["responses"].update(_refusals({*BY_FRAMEWORK, *statuses}))
            if method == "post":
                operation["security"] = [{"csrf": []}]
    return found


def _refusals(statuses: Collection[int]) -> dict[str, Any]:
    """Every status that a request may be refused with, as a Problem."""
    schema = {"$ref": REFERENCE.format(name="Problem")}
    refusal = {"description": "Refused.", "content": {"application/json": {"schema": schema}}}
    return {str(status): refusal for status in sorted(statuses)}
