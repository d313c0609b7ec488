"""Acts at a table, from whichever transport they come."""

from __future__ import annotations

from bannerhall.server import wire
from bannerhall.server.live import Live
from bannerhall.server.problems import Denied, refused
from bannerhall.server.store.database import Row
from bannerhall.server.watcher import Watcher

Answered = wire.Done | wire.Stale | wire.Previewed | wire.Reason


async def do_act(live: Live, account: Row, act: wire.AnyAct, lang: str, by: Watcher | None = None) -> Answered | None:
    """Carry out an act for an account; what it is answered with, or None if the live connection that it came by was
    answered with its news. Trouble is raised, and nothing was done."""
    if isinstance(act, wire.Answer):  # nearly all are answers, and to find out what an act is not takes longer
        return await live.act(account, act, by)
    if isinstance(act, (wire.Preview, wire.Why)):
        async with live.lock:
            if isinstance(act, wire.Preview):
                return live.preview(str(account["id"]), act, by)
            return why(live, str(account["id"]), act, lang, by)
    if isinstance(act, (wire.Lift, wire.Serve, wire.Fall, wire.Look)):
        raise Denied(422, "live-only")
    if isinstance(act, wire.Say):
        return await live.say(account, act)
    return await live.act(account, act, by)


def why(live: Live, account: str, act: wire.Why, lang: str, by: Watcher | None) -> wire.Reason | wire.Stale:
    """Why an action is not allowed, after some steps that are not yet taken."""
    asked = live.preview(account, wire.Preview(act.seat, act.have, act.actions), by) if act.actions else None
    if isinstance(asked, wire.Stale):
        return asked
    sitting = live.sitting
    live.check_seat(account, act.seat)
    state = sitting.table.rehearse(act.seat, [sitting.action(step) for step in act.actions])
    refusal = state.why_not(act.seat, sitting.action(act.action))
    return wire.Reason(None if refusal is None else refused(refusal, lang))
