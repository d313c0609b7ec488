"""A hall and its tables over HTTP."""

from __future__ import annotations

import re
import ssl
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, quote, urlsplit

from msgspec import Struct

from bannerhall.client.errors import Unreachable
from bannerhall.client.web import Web, hall_address
from bannerhall.core.errors import BadRequest
from bannerhall.server import wire

if TYPE_CHECKING:
    from bannerhall.client.play import Play

TIMEOUT = 20.0
PATIENCE = 75.0  # seconds to go on trying when the hall has gone away; longer than any limit makes one wait
GUEST = "/api/guest"
ACCOUNT = "/api/account"
INVITATION = "invitation"
INVITED = "invited:"  # before the name of somebody for whom a chair is kept

Answered = wire.Done | wire.Previewed | wire.Reason


class Me(Struct, frozen=True):
    """Whom the hall takes me for."""

    id: str
    name: str
    token: str = ""


class Game(Struct, frozen=True):
    """A game that can be played there; `seats` are the least and the most players."""

    slug: str
    name: str
    seats: tuple[int, int]
    status: str
    rules_version: int
    options: list[dict[str, Any]] = []
    numbers: list[dict[str, Any]] = []


def table_of(link: str) -> tuple[str | None, str]:
    """The hall and the id of a table from its link; a bare id is of whatever hall one is at."""
    if "://" not in link:
        return None, table_id(link.partition("?")[0])
    home = hall_address(link)
    parts = urlsplit(link)
    place = (parts.fragment or parts.path).partition("?")[0]
    return home, table_id(place.rstrip("/").rpartition("/")[2])


def invitation_of(link: str) -> str | None:
    """The invitation in the link of a table, if there is one."""
    found = parse_qs(link.rpartition("?")[2]).get(INVITATION) if "?" in link else None
    return found[0] if found else None


def invitation_link(url: str, table: str, invitation: str) -> str:
    """A link to one chair. The invitation stands behind the `#`, which browsers keep to themselves."""
    return f"{url}/#/table/{table}?{INVITATION}={invitation}"


def table_id(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", text):
        raise BadRequest("bad-table-id", got=text)
    return text


class Hall:
    """One hall, in the name of one account. `token` is what `guest` or `sign_in` gave an earlier time."""

    def __init__(
        self,
        url: str,
        token: str | None = None,
        lang: str = "en",
        timeout: float = TIMEOUT,
        context: ssl.SSLContext | None = None,
    ) -> None:
        self.web = Web(url, token, lang, timeout, context)

    @property
    def url(self) -> str:
        return self.web.url

    @property
    def token(self) -> str | None:
        return self.web.token

    # --- Coming in ------------------------------------------------------------------------------------------

    def guest(self, name: str | None = None) -> Me:
        """Come in without an account; from now on everything is done in this name."""
        return self._became(GUEST, {"name": name, "lang": self.web.lang, "bearer": True})

    def sign_in(self, email: str, password: str) -> Me:
        """Come in with an account."""
        return self._became(f"{ACCOUNT}/sign-in", {"email": email, "password": password, "bearer": True})

    def me(self) -> Me:
        """Whom the hall takes me for; a problem of status 401 if for nobody."""
        return self.web.call("GET", ACCOUNT, Me)

    def _became(self, path: str, body: object) -> Me:
        self.web.token = None
        me = self.web.call("POST", path, Me, body)
        if not me.token:
            raise Unreachable("not-a-hall", url=self.url)
        self.web.token = me.token
        return me

    # --- Tables ---------------------------------------------------------------------------------------------

    def games(self) -> list[Game]:
        return self.web.call("GET", "/api/games", list[Game])

    def tables(self) -> list[wire.TableInfo]:
        """Public tables, those that want players first."""
        return self.web.call("GET", "/api/tables", list[wire.TableInfo])

    def mine(self) -> list[wire.TableInfo]:
        """My tables, those where it is my turn first."""
        return self.web.call("GET", "/api/tables/mine", list[wire.TableInfo])

    def make_table(
        self,
        game: str,
        chairs: Sequence[str | wire.NewChair] = ("me", "greedy"),
        options: Mapping[str, bool | int | str] | None = None,
        numbers: Mapping[str, int] | None = None,
        **settings: Any,
    ) -> wire.TableInfo:
        """A new table. A chair is `me`, `open`, `invited:NAME` or the name of a bot; for settings see `wire.NewTable`.

        How those who are invited come is told by `invitations`."""
        seated = [chair if isinstance(chair, wire.NewChair) else chair_for(chair) for chair in chairs]
        wanted = wire.NewTable(game, seated, dict(options or {}), dict(numbers or {}), **settings)
        return self.web.call("POST", "/api/tables", wire.TableInfo, wanted)

    def table(self, table: str, invitation: str | None = None) -> wire.TableInfo:
        return self.web.call("GET", _path(table), wire.TableInfo, invitation=invitation)

    def join(
        self, table: str, seat: int | None = None, device: str | None = None, invitation: str | None = None
    ) -> wire.TableInfo:
        """Take the chair of the invitation, one that is kept for me, or an open one; the first if none is named."""
        return self.web.call("POST", _path(table, "join"), wire.TableInfo, wire.Join(seat, device, invitation))

    def invitations(self, table: str) -> dict[int, str]:
        """The links to send to those for whom chairs are kept, by seat; the host's to know."""
        chairs = self.table(table).chairs
        return {
            chair.seat: invitation_link(self.url, table, chair.invitation)
            for chair in chairs
            if chair.invitation is not None
        }

    def accept(self, link: str) -> wire.TableInfo:
        """Sit down by a link that somebody has sent: on the chair of an invitation, or on an open one."""
        home, table = table_of(link)
        if home not in (None, self.url):
            raise BadRequest("other-hall", got=link, wanted=self.url)
        return self.join(table, invitation=invitation_of(link))

    def clear(self, table: str, seat: int) -> wire.TableInfo:
        """Leave a chair before the start."""
        return self.web.call("POST", _path(table, "clear"), wire.TableInfo, {"seat": seat})

    def set_chair(self, table: str, seat: int, chair: str) -> wire.TableInfo:
        """Put a bot on a chair, leave it `open`, or keep it for somebody (`invited:NAME`)."""
        wanted = wire.SetChair("open") if chair == "open" else wire.SetChair("bot", chair)
        if chair.startswith(INVITED):
            wanted = wire.SetChair("invited", name=chair.removeprefix(INVITED))
        return self.web.call("PUT", _path(table, f"chairs/{seat}"), wire.TableInfo, wanted)

    def start(self, table: str) -> wire.TableInfo:
        return self.web.call("POST", _path(table, "start"), wire.TableInfo)

    def rematch(self, table: str) -> wire.TableInfo:
        return self.web.call("POST", _path(table, "rematch"), wire.TableInfo)

    # --- Playing --------------------------------------------------------------------------------------------

    def scene(self, table: str, seat: int | None = None, have: int = 0) -> wire.News:
        """What a seat sees now, with the lines after `have`."""
        return self.web.call("GET", _path(table, "scene"), wire.News, seat=seat, have=have)

    def act(self, table: str, act: wire.AnyAct) -> Answered:
        """Do something at a table by a single request. After a failure it may be sent again as it is."""
        return self.web.call("POST", _path(table, "acts"), Answered, {"act": act})  # type: ignore[arg-type]

    def chat(self, table: str, after: int = 0) -> list[wire.ChatLine]:
        return self.web.call("GET", _path(table, "chat"), list[wire.ChatLine], after=after)

    def play(
        self, table: str, have: int = 0, patience: float = PATIENCE, lost: Callable[[str], None] | None = None
    ) -> Play:
        """The live connection of a table. `lost` is told when it breaks, before it is made again."""
        from bannerhall.client.play import Play

        return Play(self, table, have, patience, lost)


def chair_for(name: str) -> wire.NewChair:
    if name == "me":
        return wire.NewChair("me")
    if name.startswith(INVITED):
        return wire.NewChair("invited", name=name.removeprefix(INVITED))
    return wire.NewChair("open") if name == "open" else wire.NewChair("bot", bot=name)


def _path(table: str, what: str = "") -> str:
    return f"/api/tables/{quote(table, safe='')}" + (f"/{what}" if what else "")
