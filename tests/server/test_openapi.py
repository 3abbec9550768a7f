"""The OpenAPI description says what the HTTP routes really take and answer."""

import json
import re
from pathlib import Path

from damrak.server.app import STATUSES
from tests.server.harness import scenario, served

PATH = "/api/schema/openapi.json"


@scenario
async def test_the_description_is_complete(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        answer = await anna.http.get(PATH)
        assert answer.headers["content-type"] == "application/vnd.oai.openapi+json"
        about = answer.json()
        assert {"/api/games", "/api/tables", "/api/tables/{table}/sit", "/api/replay"} <= about[
            "paths"
        ].keys()
        assert all(path.startswith("/api/") for path in about["paths"])
        named = set(re.findall(r'"#/components/schemas/(\w+)"', answer.text))
        assert {"Problem", "NewTable"} <= named <= about["components"]["schemas"].keys()
        assert about["components"]["schemas"]["NewTable"]["additionalProperties"] is False
        for operations in about["paths"].values():
            for method, operation in operations.items():
                assert operation["description"]
                assert {"400", "404", "429", "500", *map(str, STATUSES)} <= operation["responses"].keys()
                assert ("security" in operation) == (method == "post")
        assert (await anna.http.get(PATH)).content == answer.content
        await anna.gone()


@scenario
async def test_it_is_for_programs_and_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        for path in ("/api/schema", "/api/schema/swagger", "/api/schema/openapi.yaml"):
            answer = await anna.http.get(path)
            assert (answer.status_code, json.loads(answer.text)["message"]) == (404, "server-no-such-page")
        await anna.gone()


@scenario
async def test_a_wrong_method_is_refused_with_the_right_ones(tmp_path: Path) -> None:
    async with served(tmp_path) as site:
        anna = await site.guest()
        answer = await anna.http.request("TRACE", "/api/tables")
        assert answer.status_code == 405
        assert {"GET", "POST"} <= {one.strip() for one in answer.headers["allow"].split(",")}
        await anna.gone()
