import { setTimeout as delay } from "node:timers/promises";
import { GoogleAuth } from "google-auth-library";
import { Problem } from "../lib/problem.ts";

/** A refusal of an API, in its own words. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** For what may not be there. */
export function orUndefined(error: unknown): undefined {
  if (!(error instanceof Refused && error.status === 404)) throw error;
}

type Method = "GET" | "POST" | "PUT" | "PATCH";

/** An operation that takes longer than a call. */
interface Operation {
  readonly name: string;
  readonly done?: boolean;
  readonly error?: { readonly code?: number; readonly message?: string };
}

export interface GoogleApi {
  /** `path` begins with the host: `monitoring.googleapis.com/v3/…`. Throws `Refused`. */
  call<Answer>(method: Method, path: string, body?: object): Promise<Answer>;
  /** The same for calls that begin an operation; returns when that has ended. */
  operate(method: Method, path: string, body?: object): Promise<void>;
  /** The items of all pages, which the answers have under `field`. */
  list<Item>(path: string, field: string): Promise<Item[]>;
}

const scopes = ["https://www.googleapis.com/auth/cloud-platform", "https://www.googleapis.com/auth/firebase"];
const worthAnotherTry: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);
const MOST_TRIES = 4;
const LONGEST_CALL = 30_000;
const LONGEST_OPERATION = 10 * 60_000;
/** Milliseconds before an operation is looked at again. A refused call waits five times as long. Tests set it. */
const FIRST_PAUSE = Number(process.env.GOOGLE_FIRST_PAUSE ?? "100");

/** GOOGLE_APIS_URL moves all calls to a server of this machine, which sees the hosts in its paths. */
function urlOf(path: string): string {
  const { GOOGLE_APIS_URL: own } = process.env;
  if (!own) return `https://${path}`;
  const { hostname } = new URL(own);
  if (hostname !== "127.0.0.1" && hostname !== "localhost")
    throw new Problem(`GOOGLE_APIS_URL is for tests on this machine, not ${hostname}: it gets your token.`);
  return `${own}/${path}`;
}

async function tokenOf(auth: GoogleAuth): Promise<string> {
  const { GOOGLE_OAUTH_ACCESS_TOKEN: given } = process.env;
  if (given) return given;
  const token = await auth.getAccessToken().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new Problem(`There are no credentials: run gcloud auth application-default login. (${reason})`);
  });
  if (!token) throw new Problem("There are no credentials: run gcloud auth application-default login.");
  return token;
}

/** With your own credentials, or those that GOOGLE_APPLICATION_CREDENTIALS names. */
export function googleApi(project: string): GoogleApi {
  const auth = new GoogleAuth({ scopes });

  async function request(method: Method, path: string, body?: object): Promise<Response> {
    const url = urlOf(path);
    const headers = {
      Authorization: `Bearer ${await tokenOf(auth)}`,
      "Content-Type": "application/json",
      // A person's credentials belong to no project, and some APIs ask whose quota counts.
      "X-Goog-User-Project": project,
    };
    const text = body === undefined ? null : JSON.stringify(body);
    return fetch(url, { method, headers, body: text, signal: AbortSignal.timeout(LONGEST_CALL) }).catch(
      (error: Error) => {
        const { cause } = error;
        const reason = (cause instanceof Error && "code" in cause && cause.code) || error.message;
        throw new Problem(`${new URL(url).host} could not be reached: ${reason}. Run it again when it can.`);
      },
    );
  }

  async function call<Answer>(method: Method, path: string, body?: object): Promise<Answer> {
    for (let tries = 1; ; tries++) {
      const response = await request(method, path, body);
      const text = await response.text();
      if (response.ok) return (text === "" ? {} : JSON.parse(text)) as Answer;
      if (tries === MOST_TRIES || !worthAnotherTry.has(response.status))
        throw new Refused(response.status, messageIn(text) ?? `${response.status} ${response.statusText}`);
      await delay(5 * FIRST_PAUSE * 2 ** (tries - 1));
    }
  }

  async function operate(method: Method, path: string, body?: object): Promise<void> {
    const [host, version] = path.split("/");
    let operation = await call<Operation>(method, path, body);
    const deadline = Date.now() + LONGEST_OPERATION;
    for (let pause = FIRST_PAUSE; !operation.done && operation.name; pause = Math.min(2 * pause, 5_000)) {
      if (Date.now() > deadline) throw new Refused(504, "It is still under way. Run it again later.");
      await delay(pause);
      operation = await call("GET", `${host}/${version}/${operation.name}`);
    }
    if (operation.error) throw new Refused(500, operation.error.message ?? "It failed.");
  }

  async function list<Item>(path: string, field: string): Promise<Item[]> {
    const items: Item[] = [];
    for (let pageToken = ""; ; ) {
      const page = await call<Record<string, unknown>>(
        "GET",
        `${path}${pageToken && `?pageToken=${pageToken}`}`,
      );
      items.push(...((page[field] as Item[] | undefined) ?? []));
      if (typeof page.nextPageToken !== "string" || page.nextPageToken === "") return items;
      pageToken = encodeURIComponent(page.nextPageToken);
    }
  }

  return { call, operate, list };
}

/** `{error: {message}}` is how all of them refuse. Its first line says it. */
function messageIn(text: string): string | undefined {
  try {
    return JSON.parse(text).error.message.split("\n")[0];
  } catch {
    return undefined;
  }
}
