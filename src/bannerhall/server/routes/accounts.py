"""Accounts over HTTP: register, sign in and out, links in mails, my account."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field
from starlette.background import BackgroundTask
from starlette.responses import Response

from bannerhall import words
from bannerhall.server import accounts, wire
from bannerhall.server.accounts import Preference
from bannerhall.server.ids import new_id
from bannerhall.server.requests import ANYBODY, COOKIE, Call, Endpoint, answer, nothing, set_cookie, token_of
from bannerhall.server.routes.guests import Welcome, address_of
from bannerhall.server.store import people
from bannerhall.server.store.database import Row, Statement
from bannerhall.server.times import now

TypedPassword = Annotated[str, Meta(max_length=200)]  # it may be wrong in any way
SettingName = Annotated[str, Meta(pattern=r"^[a-z0-9_.-]{1,40}$")]
SettingText = Annotated[str, Meta(max_length=200, pattern=r"^[^\x00-\x1f\x7f]*$")]
SettingNumber = Annotated[int, Meta(ge=-(2**53), le=2**53)]

SettingChanges = Annotated[
    dict[SettingName, bool | SettingNumber | SettingText | None], Meta(max_length=accounts.MOST_SETTINGS)
]


class Registration(wire.Body, frozen=True):
    """Without a name it is that of the guest who registers, or the usual one."""

    email: wire.Email
    password: wire.Password
    name: wire.Name | None = None
    lang: wire.Lang | None = None
    bearer: bool = False  # give the token to a program instead of setting a cookie


class SignIn(wire.Body, frozen=True):
    email: wire.Email
    password: TypedPassword
    stay: bool = False  # stay signed in on this device
    bearer: bool = False


class Confirmation(wire.Body, frozen=True):
    token: wire.Token


class Forgotten(wire.Body, frozen=True):
    email: wire.Email


class Reset(wire.Body, frozen=True):
    token: wire.Token
    password: wire.Password
    stay: bool = False
    bearer: bool = False


class NewPassword(wire.Body, frozen=True):
    old: TypedPassword
    new: wire.Password


class NewAddress(wire.Body, frozen=True):
    email: wire.Email
    password: TypedPassword


class Changes(wire.Body, frozen=True):
    """What is left out stays as it is; a setting of `null` is taken away."""

    name: wire.Name | None = None
    lang: wire.Lang | None = None
    settings: SettingChanges = field(default_factory=dict)


class Closing(wire.Body, frozen=True):
    password: TypedPassword = ""


class Me(Struct, frozen=True):
    """My own account. `claimed` is the address that I still have to confirm by the link in a mail."""

    id: str
    kind: str
    name: str
    lang: str
    email: str | None
    claimed: str | None
    settings: dict[str, Preference]
    sessions: int
    created: float
    muted: bool


# --- Registering --------------------------------------------------------------------------------------------


async def register(call: Call) -> Response:
    """Claim an address; the answer is the same whether it is free or taken."""
    wanted = call.body(Registration)
    email = accounts.clean(wanted.email)
    if call.account is None:
        account, token, made = new_account(wanted, call.lang)
        await accounts.register(call.hall, account, email, wanted.password, *made)
        return welcome(call, account, token, people.STAY, wanted.bearer, 202)
    guest = {**call.me, "name": wanted.name or call.me["name"], "lang": wanted.lang or call.me["lang"]}
    mine, name = str(guest["id"]), str(guest["name"])
    described = people.describe(mine, name, str(guest["lang"]), str(guest["settings"]))
    await accounts.register(call.hall, guest, email, wanted.password, described)
    return answer(Welcome(mine, name), 202)


def new_account(wanted: Registration, lang: str) -> tuple[Row, str, list[Statement]]:
    """Somebody who was not even a guest yet."""
    mine, token, tongue = new_id(), people.new_token(), wanted.lang or lang
    name = wanted.name or words.say("guest-name", {}, tongue)
    made = [people.new_account(mine, name, tongue), people.session_statement(mine, token, now(), people.STAY)]
    return {"id": mine, "kind": people.GUEST, "name": name, "lang": tongue}, token, made


async def change_email(call: Call) -> Response:
    """Claim another address for my account, with my password. The old one holds until the link in the mail to the new
    one is used; the answer is the same whether it is free or taken."""
    wanted = call.body(NewAddress)
    await accounts.change_email(call.hall, call.me, accounts.clean(wanted.email), wanted.password)
    return nothing()


async def confirm(call: Call) -> Response:
    """Use the link of a confirmation mail, for the first address or a new one."""
    await accounts.confirm(call.hall, call.body(Confirmation).token)
    return nothing()


async def confirm_again(call: Call) -> Response:
    """Ask for another confirmation mail."""
    await accounts.claim_again(call.hall, call.me)
    return nothing()


# --- Signing in and out -------------------------------------------------------------------------------------


async def sign_in(call: Call) -> Response:
    """Sign in; a guest brings the own matches along."""
    wanted = call.body(SignIn)
    email = wanted.email.lower()
    call.hall.limits.count("sign-in", f"{address_of(call)} {email}")  # also for those who come as ever new guests
    member = await accounts.sign_in(call.hall, email, wanted.password)
    return await entered(call, member, wanted.stay, wanted.bearer)


async def entered(call: Call, member: Row, stay: bool, bearer: bool) -> Response:
    lasting = people.STAY if stay else people.VISIT
    token = await accounts.enter(call.hall, member, call.account, token_of(call.request), lasting)
    return welcome(call, member, token, lasting, bearer)


def welcome(call: Call, account: Row, token: str, lasting: float, bearer: bool, status: int = 200) -> Response:
    mine, name = str(account["id"]), str(account["name"])
    if bearer:
        return answer(Welcome(mine, name, token), status)
    response = answer(Welcome(mine, name), status)
    set_cookie(call, response, token, lasting)
    return response


async def sign_out(call: Call) -> Response:
    """End this session."""
    token = token_of(call.request)
    if call.account is not None and token is not None:
        await accounts.sign_out(call.hall, call.account, token)
    return goodbye()


async def sign_out_everywhere(call: Call) -> Response:
    """End all sessions of this account."""
    await accounts.sign_out_everywhere(call.hall, call.me)
    return goodbye()


def goodbye() -> Response:
    response = nothing()
    response.delete_cookie(COOKIE, path="/")
    return response


# --- Passwords ----------------------------------------------------------------------------------------------


async def forgot(call: Call) -> Response:
    """Ask for a link to a new password. It is mailed after the answer, which so takes equally long for everybody."""
    email = accounts.clean(call.body(Forgotten).email)
    call.hall.limits.count("mail", f"to {email}")
    response = nothing()
    response.background = BackgroundTask(accounts.forgot, call.hall, email)
    return response


async def reset(call: Call) -> Response:
    """Set a new password by the link of a mail, and sign in; all other sessions end."""
    wanted = call.body(Reset)
    member = await accounts.reset(call.hall, wanted.token, wanted.password)
    return await entered(call, member, wanted.stay, wanted.bearer)


async def change_password(call: Call) -> Response:
    """Change the password; all other sessions end."""
    wanted = call.body(NewPassword)
    await accounts.change_password(call.hall, call.me, token_of(call.request), wanted.old, wanted.new)
    return nothing()


# --- My account ---------------------------------------------------------------------------------------------


async def me(call: Call) -> Response:
    """My account."""
    return answer(await shown(call, call.me))


async def shown(call: Call, account: Row) -> Me:
    mine = str(account["id"])
    return Me(
        id=mine,
        kind=str(account["kind"]),
        name=str(account["name"]),
        lang=str(account["lang"]),
        email=None if account["email"] is None else str(account["email"]),
        claimed=await people.claimed(call.hall.db, mine),
        settings=accounts.settings_of(account),
        sessions=await people.sessions(call.hall.db, mine),
        created=float(account["created"] or 0),
        muted=bool(account["muted"]),
    )


async def change(call: Call) -> Response:
    """Change name, language or settings. Chairs that are taken already keep the name they were taken with."""
    wanted = call.body(Changes)
    await accounts.describe(call.hall, call.me, wanted.name, wanted.lang, wanted.settings)
    return answer(await shown(call, await people.account(call.hall.db, str(call.me["id"])) or call.me))


async def close(call: Call) -> Response:
    """Delete my account, for good. Whoever has a password must give it."""
    await accounts.close(call.hall, call.me, call.body(Closing).password)
    return goodbye()


HOME = "/api/account"
ENDPOINTS = [
    Endpoint("GET", HOME, me, gives=Me),
    Endpoint("PATCH", HOME, change, takes=Changes, gives=Me, limit="acts"),
    Endpoint("POST", HOME + "/close", close, takes=Closing, status=204, limit="sign-in"),
    Endpoint(
        "POST", HOME + "/register", register, ANYBODY, takes=Registration, gives=Welcome, status=202, limit="register"
    ),
    Endpoint("POST", HOME + "/confirm", confirm, ANYBODY, takes=Confirmation, status=204, limit="sign-in"),
    Endpoint("POST", HOME + "/confirm/again", confirm_again, status=204, limit="mail"),
    Endpoint("POST", HOME + "/sign-in", sign_in, ANYBODY, takes=SignIn, gives=Welcome, limit="sign-in"),
    Endpoint("POST", HOME + "/sign-out", sign_out, ANYBODY, status=204, limit="acts"),
    Endpoint("POST", HOME + "/sign-out-everywhere", sign_out_everywhere, status=204, limit="acts"),
    Endpoint("POST", HOME + "/forgot", forgot, ANYBODY, takes=Forgotten, status=204, limit="mail"),
    Endpoint("POST", HOME + "/reset", reset, ANYBODY, takes=Reset, gives=Welcome, limit="sign-in"),
    Endpoint("PUT", HOME + "/email", change_email, takes=NewAddress, status=204, limit="mail"),
    Endpoint("PUT", HOME + "/password", change_password, takes=NewPassword, status=204, limit="sign-in"),
]
