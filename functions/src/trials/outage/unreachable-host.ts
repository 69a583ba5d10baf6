import { once } from "node:events";
import { createServer } from "node:net";

/** A host that is down: `closed` refuses connections, `silent` accepts them and never responds. */
export async function startUnreachableHost(
  kind: "closed" | "silent",
): Promise<{ host: string; stop(): void }> {
  const sockets = new Set<{ destroy(): void }>();
  const server = createServer((socket) => sockets.add(socket.on("error", () => {})));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const host = `127.0.0.1:${typeof address === "object" ? address?.port : address}`;
  function stop(): void {
    server.close();
    for (const socket of sockets) socket.destroy();
  }
  if (kind === "closed") stop();
  return { host, stop };
}
