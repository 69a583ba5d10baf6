import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** What a server of a test's own answers to a call, `METHOD host/path`. */
export type Answer = (call: string, body: never, query: URLSearchParams) => object | undefined;

/** An answer with this status. */
export class Answered {
  readonly status: number;
  readonly body: object;

  constructor(status: number, message: string) {
    this.status = status;
    this.body = { error: { code: status, message, status: "" } };
  }
}

interface Change {
  readonly call: string;
  readonly query: string;
  readonly body: unknown;
}

export interface TestGoogle {
  /** For a process that is to talk to this server. */
  readonly env: Record<string, string>;
  /** Every call that doesn't only read. */
  readonly changes: Change[];
  close(): void;
}

/** Policies of rights are read by a POST. */
export function isRead(call: string): boolean {
  return call.startsWith("GET ") || call.endsWith(":getIamPolicy");
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const text = Buffer.concat(await request.toArray()).toString();
  return text === "" ? undefined : JSON.parse(text);
}

/** Stands for Google's APIs, at paths that begin with their hosts. What it has no answer for is a 404. */
export async function startGoogle(answers: Answer | Record<string, object>): Promise<TestGoogle> {
  const changes: Change[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? "", "http://127.0.0.1");
    const call = `${request.method} ${decodeURIComponent(pathname.slice(1))}`;
    const body = await bodyOf(request);
    if (!isRead(call)) changes.push({ call, query: search.slice(1), body });
    const answer = typeof answers === "function" ? answers(call, body as never, searchParams) : answers[call];
    const given = answer ?? new Answered(404, `${call} was not found.`);
    const isSigned = request.headers.authorization === "Bearer a-test-token";
    const reply = isSigned ? given : new Answered(401, "Request had invalid authentication credentials.");
    response.writeHead(reply instanceof Answered ? reply.status : 200, {
      "Content-Type": "application/json",
    });
    response.end(JSON.stringify(reply instanceof Answered ? reply.body : reply));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const env = {
    GOOGLE_APIS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    GOOGLE_OAUTH_ACCESS_TOKEN: "a-test-token",
    GOOGLE_FIRST_PAUSE: "5",
  };
  const close = () => void server.close().closeAllConnections();
  return { env, changes, close };
}
