import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** Leads to the site. While it is cut, pages arrive, but their own requests don't. */
export async function openLink(site: string) {
  let isCut = false;
  const server = createServer((incoming, outgoing) => {
    const { method, headers } = incoming;
    if (isCut && headers["sec-fetch-dest"] === "empty") return outgoing.destroy();
    const onward = request(new URL(incoming.url ?? "/", site), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward.on("error", () => outgoing.destroy()));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
    close: () => server.close(),
  };
}
