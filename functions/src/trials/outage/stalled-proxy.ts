import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A proxy that holds all requests until it is released, like a stalled network. */
export async function startStalledProxy(
  server: string,
): Promise<{ host: string; release(): void; stop(): void }> {
  const [hostname, port] = server.split(":");
  const sockets: Socket[] = [];
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const way = createServer((caller) => {
    const called = connect(Number(port), hostname);
    for (const socket of [caller, called]) sockets.push(socket.on("error", () => {}));
    called.pipe(caller);
    released.then(() => caller.pipe(called));
  });
  way.listen(0, "127.0.0.1");
  await once(way, "listening");
  const address = way.address();
  return {
    host: `127.0.0.1:${typeof address === "object" ? address?.port : address}`,
    release,
    stop() {
      way.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
