"""`damrak serve`: the browser game, for friends near and far."""

from typing import Final

from damrak.cli.arguments import Choices, Parser
from damrak.cli.built import complain_of_missing
from damrak.cli.exits import DONE
from damrak.cli.voice import Voice
from damrak.server.pace import Pace

LAST_PORT: Final = 65_535


def arguments(parser: Parser) -> None:
    """The flags of `damrak serve`."""
    address, folder = parser.noun("address"), parser.noun("folder")
    parser.flag("--host", about="cli-serve-host", metavar=address, type=parser.filled, default="127.0.0.1")
    port = parser.whole(least=0, most=LAST_PORT)
    parser.flag("--port", about="cli-serve-port", metavar=parser.noun("number"), type=port)
    parser.flag("--data", about="cli-serve-data", metavar=folder, type=parser.filled)
    parser.flag("--boards", about="cli-serve-boards", metavar=folder, type=parser.filled)
    parser.flag("--open", about="cli-serve-open", action="store_true")
    named = {"metavar": parser.noun("name"), "type": parser.several, "action": "extend"}
    parser.flag("--name", about="cli-serve-name", default=[], **named)
    trusted = {"metavar": parser.noun("addresses"), "type": parser.networks, "action": "extend"}
    parser.flag("--trusted-proxy", about="cli-serve-trusted-proxy", default=[], **trusted)
    milliseconds = {"metavar": parser.noun("milliseconds"), "type": parser.whole(least=0)}
    parser.flag("--bot-pause", about="cli-serve-bot-pause", default=Pace().bot_pause, **milliseconds)


def run(choices: Choices, voice: Voice) -> int:
    """Serve until Ctrl-C."""
    from damrak.server.serving import Wishes, serve  # here, because only this command needs a web server

    complain_of_missing(voice)
    serve(
        Wishes(
            host=choices.host,
            port=choices.port,
            data=choices.data,
            boards=choices.boards,
            bot_pause=choices.bot_pause,
            open_browser=choices.open,
            language=voice.language,
            trusted_proxies=tuple(choices.trusted_proxy),
            names=tuple(choices.name),
        )
    )
    return DONE
