"""Reports over HTTP: people make them, the host reads them."""

from __future__ import annotations

from starlette.responses import Response

from bannerhall.server import reports
from bannerhall.server.reports import NewReport, Report, ReportHead
from bannerhall.server.requests import HOST, Call, Endpoint, answer
from bannerhall.server.routes.desk import HOME, for_host


async def make(call: Call) -> Response:
    """Tell the host that something went wrong; the answer is all that is kept of it."""
    return answer(await reports.make(call.hall, call.me, call.body(NewReport)), 201)


@for_host
async def every(call: Call) -> Response:
    """What people have reported, newest first."""
    return answer(await reports.every(call.hall))


@for_host
async def one(call: Call) -> Response:
    """A report with everything that came with it."""
    return answer(await reports.one(call.hall, call.path("report")))


ENDPOINTS = [
    Endpoint("POST", "/api/reports", make, takes=NewReport, gives=Report, status=201, limit="reports"),
    Endpoint("GET", HOME + "/reports", every, HOST, gives=list[ReportHead], limit="host"),
    Endpoint("GET", HOME + "/reports/{report}", one, HOST, gives=Report, limit="host"),
]
