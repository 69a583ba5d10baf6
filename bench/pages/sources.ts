import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { extname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const folders = [new URL("floor/", import.meta.url), new URL("../../web/public/", import.meta.url)];
const types = { ".html": "text/html; charset=utf-8", ".css": "text/css", ".svg": "image/svg+xml" };

/** The floor: a page of plain HTML with the shop's own pictures. */
export async function floor({ path }) {
  const name = path === "/" ? "index.html" : decodeURIComponent(path);
  for (const folder of folders.map((url) => fileURLToPath(url))) {
    const body = await readFile(join(folder, name)).catch(() => undefined);
    if (!body) continue;
    const type = types[extname(name)] ?? "application/octet-stream";
    return { status: 200, headers: { "content-type": type, "cache-control": "max-age=3600" }, body };
  }
  return { status: 404, headers: {}, body: Buffer.alloc(0) };
}

/** The Hosting emulator. Files are cached, as on an edge; API calls are not. */
export function site(origin) {
  const files = new Map();
  return async (asked) => {
    // The destination of a fetch(); of files it is document, script, style or image.
    if (asked.headers["sec-fetch-dest"] === "empty") return forward(origin, asked);
    if (!files.has(asked.path)) {
      const headers = { accept: asked.headers.accept ?? "*/*" };
      files.set(asked.path, forward(origin, { ...asked, headers }));
    }
    // The emulator's ETag changes with each start.
    const { status, headers, body } = await files.get(asked.path);
    return { status, headers: { ...headers, etag: undefined }, body };
  };
}

async function forward(origin, { method, path, headers, body }) {
  const own = Object.entries(headers).filter(([name]) => !name.startsWith(":") && name !== "host");
  const call = request(new URL(path, origin), {
    method,
    headers: { ...Object.fromEntries(own), "accept-encoding": "identity", "content-length": body.length },
  });
  const reply = await new Promise((resolve, reject) => {
    call.on("response", resolve).on("error", reject).end(body);
  });
  return { status: reply.statusCode, headers: reply.headers, body: await buffer(reply) };
}
