import { readFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { extname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Answer, ProxiedRequest, Source } from "./front.ts";

const folders = [new URL("floor/", import.meta.url), new URL("../../web/public/", import.meta.url)];
const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

/** The floor: a page of plain HTML with the shop's own pictures. */
export async function floor({ path }: ProxiedRequest): Promise<Answer> {
  const name = path === "/" ? "index.html" : decodeURIComponent(path);
  for (const folder of folders.map((url) => fileURLToPath(url))) {
    const body = await readFile(join(folder, name)).catch(() => undefined);
    if (!body) continue;
    const type = types[extname(name)] ?? "application/octet-stream";
    return { status: 200, headers: { "content-type": type, "cache-control": "max-age=3600" }, body };
  }
  return { status: 404, headers: {}, body: Buffer.alloc(0) };
}

/** A page of a function that an edge asks for at each visit, or nearly. Files have no such id. */
function isUncached(headers: Answer["headers"]): boolean {
  return headers["x-request-id"] !== undefined && headers["cache-control"] === "no-cache";
}

/** The Hosting emulator. Files are cached, as on an edge; of the API's answers only what a session reads. */
export function site(origin: string): Source {
  const files = new Map<string, Promise<Answer>>();
  const call = repeated((incoming) => forward(origin, incoming));
  return async (incoming) => {
    // The destination of a fetch(); of files it is document, script, style or image.
    if (incoming.headers["sec-fetch-dest"] === "empty") return call(incoming);
    const accept = incoming.headers.accept ?? "*/*";
    const file = files.get(incoming.path) ?? forward(origin, { ...incoming, headers: { accept } });
    files.set(incoming.path, file);
    // The emulator's ETag changes with each start.
    const { status, headers, body } = await file;
    if (isUncached(headers)) files.delete(incoming.path);
    const { etag: _, ...others } = headers;
    return { status, headers: others, body };
  };
}

/**
 * Asks once for what a session reads, and answers the same calls of later loads after the same time. A dashboard asks for
 * six things at once, and emulators that answer them would take the cores from the browser that is measured.
 */
function repeated(source: Source): Source {
  const cached = new Map<string, Promise<{ answer: Answer; took: number }>>();
  const timed = async (incoming: ProxiedRequest) => {
    const start = performance.now();
    const answer = await source(incoming);
    return { answer, took: performance.now() - start };
  };
  return async (incoming) => {
    const { authorization, "if-none-match": _, ...headers } = incoming.headers;
    if (incoming.method !== "GET" || !authorization) return source(incoming);
    const key = `${incoming.path} ${authorization}`;
    const before = cached.get(key);
    const reply = before ?? timed({ ...incoming, headers: { ...headers, authorization } });
    cached.set(key, reply);
    const { answer, took } = await reply;
    if (before) await delay(took);
    return answer;
  };
}

async function forward(origin: string, { method, path, headers, body }: ProxiedRequest): Promise<Answer> {
  const own = Object.entries(headers).filter(([name]) => !name.startsWith(":") && name !== "host");
  const call = request(new URL(path, origin), {
    method,
    headers: { ...Object.fromEntries(own), "accept-encoding": "identity", "content-length": body.length },
  });
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    call.on("response", resolve).on("error", reject).end(body);
  });
  return { status: reply.statusCode ?? 502, headers: reply.headers, body: await buffer(reply) };
}
