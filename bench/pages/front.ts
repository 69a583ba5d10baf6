import { createHash } from "node:crypto";
import { once } from "node:events";
import { createSecureServer } from "node:http2";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, constants } from "node:zlib";

const COMPRESSIBLE = /^text\/|javascript|json|svg/;

/** Headers that belong to one connection, or that this server sets itself. */
const OWN = ["connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding", "etag"];

/** Serves a source like Hosting's edge: HTTP/2, brotli and 304. Shop and floor use the same server. */
export async function openFront({ key, cert }, source) {
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (req, res) => {
    answer(source, req, res).catch((error) => res.writeHead(502).end(`${error}`));
  });
  const sessions = new Set();
  server.on("session", (session) => {
    sessions.add(session);
    session.on("close", () => sessions.delete(session));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `https://127.0.0.1:${server.address().port}`,
    close() {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}

async function answer(source, req, res) {
  const asked = { method: req.method, path: req.url, headers: req.headers, body: await buffer(req) };
  const { status, headers, body } = await source(asked);
  for (const [name, value] of Object.entries(headers)) if (!OWN.includes(name)) res.setHeader(name, value);
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

const known = new Map();

/** Compresses each body once, as an edge does. */
function compressed(tag, body) {
  if (!known.has(tag)) {
    known.set(tag, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
  }
  return known.get(tag);
}
