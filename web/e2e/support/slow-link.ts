import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

const PIECES = 60;
const MILLISECONDS_A_PIECE = 20;

/** Serves the site so slowly that pages arrive and paint in pieces. */
export async function openSlowLink(site: string) {
  const server = createServer(async ({ url = "/" }, response) => {
    const answer = await fetch(new URL(url, site));
    const type = answer.headers.get("Content-Type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    const size = type.startsWith("text/html") ? Math.ceil(body.length / PIECES) : body.length;
    response.writeHead(answer.status, { "Content-Type": type });
    for (let at = 0; at < body.length; at += size) {
      response.write(body.subarray(at, at + size));
      await pause(MILLISECONDS_A_PIECE);
    }
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
