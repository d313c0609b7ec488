/** Requests to the hall. What goes wrong is a `Trouble` with the problem that the hall told. */
import type { Problem } from "./schema";
export type * from "./schema";

export class Trouble extends Error {
  constructor(readonly body: Problem) {
    super(body.detail);
  }

  get status(): number {
    return this.body.status;
  }
}

const OFFLINE: Problem = { type: "offline", title: "", status: 0, detail: "", message: "web-offline", facts: {}, clause: "" };

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, headers: {}, credentials: "same-origin" };
  if (body instanceof Blob) {
    request.body = body;
    request.headers = { "Content-Type": "application/octet-stream" };
  } else if (body !== undefined) {
    request.body = typeof body === "string" ? body : JSON.stringify(body);
    request.headers = { "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Trouble(OFFLINE);
  }
  const type = answer.headers.get("Content-Type") ?? "";
  if (!answer.ok) {
    if (type.includes("json")) throw new Trouble((await answer.json()) as Problem);
    throw new Trouble({ ...OFFLINE, status: answer.status, message: "web-failed", facts: { status: answer.status } });
  }
  if (answer.status === 204) return undefined as T;
  return (type.includes("json") ? await answer.json() : await answer.text()) as T;
}

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const post = <T>(path: string, body?: unknown): Promise<T> => call<T>("POST", path, body);
export const drop = (path: string): Promise<void> => call<void>("DELETE", path);
export const put = <T>(path: string, body: unknown): Promise<T> => call<T>("PUT", path, body);

/** What never changes while the page is open is fetched once. */
const kept = new Map<string, Promise<unknown>>();

export function once<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = get<T>(path);
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found;
}

/** A key that makes an act happen once. `crypto.randomUUID` is missing on plain http, `getRandomValues` is not. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}
