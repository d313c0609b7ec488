// Players on loopback who act as fast as they are told to, and measure until every seat of the table has heard of it.
//
//   node generator.mjs '{"target":"bannerhall","url":"http://127.0.0.1:8421","tables":20,"seats":5,"rate":100,
//                        "seconds":10,"game":"xorlosch","connected":5}'
//
// rate 0 is saturation: a table acts again as soon as all its seats have heard of the last act.
// Prints one JSON document.
import { randomBytes } from "node:crypto";
import { performance } from "node:perf_hooks";
import { io } from "socket.io-client";
import WebSocket from "ws";

const plan = JSON.parse(process.argv[2]);
const heard = []; // milliseconds from an act to the last seat
const acknowledged = []; // milliseconds from an act to its acknowledgement
let measuring = false;
let acts = 0;
let failures = 0;

async function call(method, path, body, token) {
  const headers = { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  const answer = await fetch(plan.url + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const told = await answer.json().catch(() => null);
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(told)}`);
  return told;
}

const [NEWS, ACKNOWLEDGED, TABLE] = ["news", "done", "table"].map((is) => Buffer.from(`{"is":"${is}"`));
const DONE = Buffer.from(',"done":"');

function begins(data, start) {
  return data.length > start.length && start.compare(data, 0, start.length) === 0;
}

// A table of either kind: `act()` sends the next act; `on_heard` is called when all connected seats have heard of it.
class Table {
  constructor() {
    this.sent = 0; // when the act under way was sent; 0: none
    this.left = 0; // seats that have not heard of it yet
    this.wanted = false;
  }

  begin() {
    this.sent = performance.now();
    this.left = this.listeners;
  }

  arrived() {
    if (!this.sent) return;
    this.left -= 1;
    if (this.left > 0) return;
    if (measuring) {
      heard.push(performance.now() - this.sent);
      acts += 1;
    }
    this.sent = 0;
    if (plan.rate === 0 || this.wanted) {
      this.wanted = false;
      setImmediate(() => this.act());
    }
  }

  tick() {
    if (this.sent) this.wanted = true;
    else this.act();
  }
}

class HallTable extends Table {
  async open() {
    const people = [];
    for (let i = 0; i < plan.seats; i++) people.push(await call("POST", "/api/guest", { name: `P${i}`, bearer: true }));
    this.people = people;
    await this.fresh();
  }

  async fresh() {
    const chairs = this.people.map((_, i) => ({ kind: i === 0 ? "me" : "open" }));
    const table = await call("POST", "/api/tables", { game: plan.game, chairs }, this.people[0].token);
    for (const guest of this.people.slice(1)) await call("POST", `/api/tables/${table.id}/join`, {}, guest.token);
    await call("POST", `/api/tables/${table.id}/start`, undefined, this.people[0].token);
    this.news = []; // the last news of each seat, read only when it acts: what is measured is the server, not us
    this.actor = 0;
    this.listeners = Math.min(plan.connected, plan.seats);
    const connections = [];
    for (let seat = 0; seat < this.listeners; seat++) connections.push(this.connect(table.id, seat));
    this.sockets = await Promise.all(connections);
  }

  connect(id, seat) {
    return new Promise((done, fail) => {
      const where = `${plan.url.replace("http", "ws")}/api/tables/${id}/live`;
      const headers = { authorization: `Bearer ${this.people[seat].token}` };
      const socket = new WebSocket(where, { headers, perMessageDeflate: false });
      socket.on("error", fail);
      socket.on("close", () => { if (!this.closing) failures += 1; });
      socket.on("message", (data) => {
        if (begins(data, NEWS)) {
          this.news[seat] = data;
          if (seat === this.actor && measuring && data.lastIndexOf(DONE) > data.length - 60) this.acknowledge();
          done(socket);
          this.arrived();
        } else if (begins(data, ACKNOWLEDGED)) {
          if (measuring) this.acknowledge();
        } else if (!begins(data, TABLE)) {
          failures += 1;
          this.sent = 0;
        }
      });
    });
  }

  acknowledge() {
    acknowledged.push(performance.now() - this.acted);
  }

  act() {
    const any = JSON.parse(this.news[this.actor]);
    const seat = any.scene.waiting.find((each) => each < this.listeners) ?? -1;
    if (any.scene.result) {
      this.closing = true;
      for (const socket of this.sockets) socket.close();
      this.fresh().then(() => { this.closing = false; if (plan.rate === 0) this.act(); });
      return;
    }
    if (seat < 0) return;
    // Nobody proposes to stop: the peer's match has no end either.
    const { scene, number } = seat === this.actor ? any : JSON.parse(this.news[seat]);
    const options = scene.options.filter((option) => option.kind !== "stop");
    const option = options[Math.floor(Math.random() * options.length)];
    const action = "from" in option ? { kind: option.kind, argument: option.from } : { kind: option.kind };
    if ("argument" in option) action.argument = option.argument;
    this.begin();
    this.acted = this.sent;
    this.actor = seat;
    const act = { do: "answer", key: randomBytes(9).toString("base64url"), seat, have: number, actions: [action] };
    this.sockets[seat].send(JSON.stringify(act));
  }
}

class PeerTable extends Table {
  async open() {
    // The server makes a match for whoever asks for one first; without its lobby nobody needs credentials.
    this.id = randomBytes(9).toString("base64url");
    this.listeners = plan.seats;
    this.sockets = [];
    for (let seat = 0; seat < plan.seats; seat++) this.sockets.push(await this.connect(seat));
  }

  connect(seat) {
    return new Promise((done, fail) => {
      const socket = io(`${plan.url}/peer`, { transports: ["websocket"] });
      socket.on("connect_error", fail);
      socket.on("connect", () => socket.emit("sync", this.id, String(seat), undefined, plan.seats));
      socket.on("sync", (id, info) => { this.state = info.state; done(socket); });
      socket.on("update", (id, state) => {
        if (!this.state || state._stateID > this.state._stateID) this.state = state;
        this.arrived();
      });
    });
  }

  act() {
    const seat = Number(this.state.ctx.currentPlayer);
    const args = [Math.floor(Math.random() * 35)];
    const payload = { type: "step", args, playerID: String(seat) };
    this.begin();
    this.sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, this.state._stateID, this.id, String(seat));
  }
}

function at(sorted, share) {
  return sorted.length ? Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(2)) : null;
}

function spread(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return { p50: at(sorted, 0.5), p99: at(sorted, 0.99), most: at(sorted, 1) };
}

const tables = Array.from({ length: plan.tables }, () => (plan.target === "bannerhall" ? new HallTable() : new PeerTable()));
for (let i = 0; i < tables.length; i += 10) await Promise.all(tables.slice(i, i + 10).map((table) => table.open()));

if (plan.rate === 0) {
  for (const table of tables) table.act();
} else {
  let next = performance.now();
  let turn = 0;
  setInterval(() => {
    const now = performance.now();
    while (next < now) {
      tables[turn++ % tables.length].tick();
      next += 1000 / plan.rate;
    }
  }, 1);
}
setTimeout(() => { measuring = true; }, 1000);
setTimeout(() => {
  const told = { ...plan, acts, per_second: Number((acts / plan.seconds).toFixed(1)), heard_ms: spread(heard) };
  console.log(JSON.stringify({ ...told, acknowledged_ms: spread(acknowledged), failures }));
  process.exit(0);
}, 1000 + plan.seconds * 1000);
