import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/** Headers of one connection, or of a body that was decoded here. */
const NOT_PASSED_ON = [
  ...["connection", "content-encoding", "content-length", "host", "keep-alive", "transfer-encoding"],
  // An answer may be changed, so it has to be there.
  ...["if-none-match", "if-modified-since"],
];

export interface PassedAnswer {
  readonly status: number;
  readonly body: Buffer;
}

/** Passes a request on to a site, and its answer back, as it is or changed. */
export async function passOn(
  req: IncomingMessage,
  res: ServerResponse,
  { to, change = (answer) => answer }: { to: string; change?: (answer: PassedAnswer) => PassedAnswer },
): Promise<void> {
  const hasBody = req.method !== "GET" && req.method !== "HEAD";
  const sent = Object.entries(req.headers).filter(([name]) => !NOT_PASSED_ON.includes(name));
  const answer = await fetch(new URL(req.url ?? "/", to), {
    method: req.method ?? "GET",
    headers: Object.fromEntries(sent) as Record<string, string>,
    body: hasBody ? new Uint8Array(await buffer(req)) : null,
    redirect: "manual",
  });
  const headers = [...answer.headers].filter(([name]) => !NOT_PASSED_ON.includes(name));
  const { status, body } = change({ status: answer.status, body: Buffer.from(await answer.arrayBuffer()) });
  res.writeHead(status, Object.fromEntries(headers));
  res.end(body);
}
