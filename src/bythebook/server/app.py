"""The server's doors: pages and files, the questions over HTTP, and the socket of each table."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope
from msgspec import Meta, Struct

from . import catalogue
from . import lobby as lobbies
from .faults import report
from .hall import Hall, origin_fits
from .replays import LONGEST_RECORD, replayed
from .sockets import serve_socket
from .tables import LiveTable
from .wire import Lang, Trouble

STATIC = Path(__file__).parent / "static"
LONGEST_BODY = 64 * 1024
TYPES = {
    ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml", ".woff2": "font/woff2", ".png": "image/png", ".ico": "image/x-icon",
    ".json": "application/json", ".webmanifest": "application/manifest+json", ".txt": "text/plain; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8", ".map": "application/json",
}  # fmt: skip
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' ws: wss:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
NOT_BUILT = "The browser client is not built yet: run `make setup`.\n"
Anybody = Request[Any, Any, Any]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made, with its host."""

    game: Annotated[str, Meta(max_length=40)]
    name: Annotated[str, Meta(max_length=200)]
    options: dict[str, str] = {}
    deck: str | None = None
    lang: Lang = "en"
    seats: int | None = None
    bots: Annotated[list[str], Meta(max_length=12)] | None = None
    start: bool = False


class NewPerson(Struct, forbid_unknown_fields=True):
    """Somebody who would like a seat."""

    name: Annotated[str, Meta(max_length=200)]
    lang: Lang = "en"


Asked = TypeVar("Asked", NewTable, NewPerson)


async def read_body(request: Anybody, kind: type[Asked]) -> Asked:
    """What was posted, with every field of the right type."""
    try:
        return msgspec.json.decode(await body_of(request, LONGEST_BODY), type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Trouble("malformed") from error


async def body_of(request: Anybody, longest: int) -> bytes:
    """The body, unless it is too long or comes from a page of another place."""
    if not origin_fits(request.headers, request.headers.get("host", "")):
        raise Trouble("origin")
    told = request.headers.get("content-length", "0")
    if not told.isdigit() or int(told) > longest:
        raise Trouble("oversized")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > longest:
            raise Trouble("oversized")
    return body


def address_of(request: Anybody) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def hall_of(state: State) -> Hall:
    """The tables of this process."""
    hall: Hall = state.hall
    return hall


async def table_of(request: Anybody) -> LiveTable:
    """The table that a request names."""
    return await hall_of(request.app.state).table(request.path_params["table"])


def invitation(request: Anybody, table: str) -> str:
    """The address that others open."""
    base = hall_of(request.app.state).invite_base(request.headers.get("host") or "")
    return f"{base or str(request.base_url).rstrip('/')}/t/{table}"


# --- questions
@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """Is the server there?"""
    return "ok"


@get("/api/games", sync_to_thread=False)
def games() -> Response[bytes]:
    """All games."""
    return Response(catalogue.games(), media_type=MediaType.JSON)


@get("/api/games/{game:str}", sync_to_thread=False)
def game(request: Anybody) -> Response[bytes]:
    """One game."""
    return Response(catalogue.about(request.path_params["game"]), media_type=MediaType.JSON)


@get("/api/games/{game:str}/{file:str}", sync_to_thread=False)
def game_file(request: Anybody) -> Response[bytes | str]:
    """Words, rulebook or faces."""
    body, media_type = catalogue.game_file(request.path_params["game"], request.path_params["file"])
    return Response(body, media_type=media_type)


@post("/api/tables")
async def new_table(request: Anybody) -> dict[str, Any]:
    """A table, with a seat for whoever asks."""
    asked = await read_body(request, NewTable)
    lobby = lobbies.new_lobby(asked.game, asked.seats, asked.bots or [], asked.options, asked.deck)
    hall = hall_of(request.app.state)
    table, seat, token = await hall.create(lobby, asked.name, address_of(request), asked.start)
    return {"table": table, "seat": seat, "token": token, "url": f"/t/{table}"}


@get("/api/tables/{table:str}")
async def lobby(request: Anybody) -> dict[str, Any]:
    """The lobby of a table, as anybody may see it."""
    live = await table_of(request)
    async with live.turn():
        return live.public_lobby()


@post("/api/tables/{table:str}/seats")
async def new_seat(request: Anybody) -> dict[str, Any]:
    """A seat at a table that has not begun."""
    asked = await read_body(request, NewPerson)
    live = await table_of(request)
    seat, token = await hall_of(request.app.state).take_seat(live, asked.name, address_of(request))
    return {"seat": seat, "token": token}


@get("/api/tables/{table:str}/qr.svg")
async def qr(request: Anybody) -> Response[bytes]:
    """The invitation as a picture that a telephone reads."""
    import segno

    live = await table_of(request)
    drawn = io.BytesIO()
    segno.make(invitation(request, live.id), micro=False).save(drawn, kind="svg", scale=6, light="#fff", nl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


@get("/api/tables/{table:str}/record")
async def record(request: Anybody) -> Response[str]:
    """The whole record, once the game is over."""
    live = await table_of(request)
    async with live.turn():
        text = live.record()
    headers = {"content-disposition": f'attachment; filename="{live.lobby.game}-{live.id}.jsonl"'}
    return Response(text, media_type="application/jsonl; charset=utf-8", headers=headers)


@post("/api/replay", status_code=200)
async def replay(request: Anybody) -> Response[bytes]:
    """A record played again."""
    hall_of(request.app.state).allow(address_of(request))
    text = (await body_of(request, LONGEST_RECORD)).decode("utf-8", "replace")
    told = await asyncio.to_thread(lambda: msgspec.json.encode(replayed(text)))
    return Response(told, media_type=MediaType.JSON)


@websocket("/ws/{table:str}")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    """The socket of a table."""
    await serve_socket(socket, hall_of(socket.app.state), socket.path_params["table"])


# --- pages and files
@get(["/", "/t/{page:path}", "/rules", "/rules/{page:path}", "/replay", "/replay/{page:path}"], sync_to_thread=False)
def page() -> Response[bytes | str]:
    """The client: which screen it shows, it sees from the address."""
    return static_file("index.html")


@get("/{file:path}", sync_to_thread=False)
def file(request: Anybody) -> Response[bytes | str]:
    """A file of the client."""
    return static_file(str(request.path_params["file"]).lstrip("/"))


def static_file(name: str) -> Response[bytes | str]:
    """A file below STATIC and nowhere else."""
    path = (STATIC / name).resolve()
    if not path.is_relative_to(STATIC.resolve()) or path.suffix not in TYPES or not path.is_file():
        if name == "index.html":
            return Response(NOT_BUILT, media_type=MediaType.TEXT, status_code=503)
        raise Trouble("not_found")
    forever = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    return Response(path.read_bytes(), media_type=TYPES[path.suffix], headers={"cache-control": forever})


# --- what goes wrong
def lang_of(request: Anybody) -> str:
    """The reader's language: asked for in the address, else the browser's first."""
    asked = request.query_params.get("lang") or request.headers.get("accept-language") or ""
    return "fr" if asked.lower().startswith("fr") else "en"


def tell_trouble(request: Anybody, error: Exception) -> Response[dict[str, str]]:
    """One code and one sentence."""
    if isinstance(error, HTTPException) and error.status_code < 500:
        known = {413: "oversized", 404: "not_found", 405: "not_found"}
        trouble = Trouble(known.get(error.status_code, "malformed"))
        trouble.status = error.status_code
    elif isinstance(error, Trouble):
        trouble = error
    else:
        report(error)
        trouble = Trouble("internal")
    told = {"error": trouble.code, "message": trouble.sentence(lang_of(request))}
    return Response(told, status_code=trouble.status, media_type=MediaType.JSON)


async def guard(message: Message, scope: Scope) -> None:
    """Every answer carries the headers that keep other pages out."""
    if message["type"] == "http.response.start":
        headers = list(message["headers"])
        headers += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        if not any(name.lower() == b"cache-control" for name, _ in headers):
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers


def make_app(hall: Hall) -> Litestar:
    """The application over the tables of a database."""
    questions = [healthz, games, game, game_file, new_table, lobby, new_seat, qr, record, replay, socket, page, file]
    return Litestar(
        questions,
        state=State({"hall": hall}),
        exception_handlers={Exception: tell_trouble},
        before_send=[guard],
        openapi_config=None,
        logging_config=None,
        request_max_body_size=LONGEST_RECORD + 1,
    )
