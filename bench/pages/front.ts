import { createHash } from "node:crypto";
import { once } from "node:events";
import type { IncomingHttpHeaders } from "node:http";
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from "node:http2";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, constants } from "node:zlib";
import type { Certificate } from "./certificate.ts";

export interface ProxiedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Where answers come from. */
export type Source = (request: ProxiedRequest) => Promise<Answer>;

const COMPRESSIBLE = /^text\/|javascript|json|svg/;

/** Headers that belong to one connection, or that this server sets itself. */
const OWN = ["connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding", "etag"];

/** Serves a source like Hosting's edge: HTTP/2, brotli and 304. Shop and floor use the same server. */
export async function openFront({ key, cert }: Certificate, source: Source) {
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (req, res) => {
    answer(source, req, res).catch((error) => res.writeHead(502).end(`${error}`));
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on("session", (session) => {
    sessions.add(session);
    session.on("close", () => sessions.delete(session));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}

async function answer(source: Source, req: Http2ServerRequest, res: Http2ServerResponse): Promise<void> {
  const request = { method: req.method, path: req.url, headers: req.headers, body: await buffer(req) };
  const { status, headers, body } = await source(request);
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !OWN.includes(name)) res.setHeader(name, value);
  const tag = headers.etag ?? `"${createHash("sha256").update(body).digest("base64url")}"`;
  if (status === 200) res.setHeader("etag", tag);
  if (status === 304 || (status === 200 && req.headers["if-none-match"] === tag)) {
    res.writeHead(304).end();
    return;
  }
  const isCompressed = COMPRESSIBLE.test(headers["content-type"] ?? "") && body.length > 256;
  if (isCompressed) res.setHeader("content-encoding", "br");
  res.writeHead(status).end(isCompressed ? compressed(tag, body) : body);
}

const cached = new Map<string, Buffer>();

/** Compresses each body once, as an edge does. */
function compressed(tag: string, body: Buffer): Buffer {
  const before = cached.get(tag);
  if (before) return before;
  const own = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  cached.set(tag, own);
  return own;
}
