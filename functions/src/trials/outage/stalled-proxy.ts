import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** Length of the preface that begins an HTTP/2 connection. */
const PREFACE_LENGTH = 24;
const FRAME_HEADER_LENGTH = 9;
/** The type of the frame that begins a request. */
const HEADERS = 1;

/** Counts the bytes before the request that follows this many, or those of all whole frames if there is none yet. */
function lengthUntil(sent: Buffer, requests: number): { length: number; isReached: boolean } {
  let length = PREFACE_LENGTH;
  for (let left = requests; length + FRAME_HEADER_LENGTH <= sent.length; ) {
    if (sent[length + 3] === HEADERS && left-- === 0) return { length, isReached: true };
    const next = length + FRAME_HEADER_LENGTH + sent.readUIntBE(length, 3);
    if (next > sent.length) break;
    length = next;
  }
  return { length: Math.min(length, sent.length), isReached: false };
}

export interface StalledProxy {
  readonly host: string;
  /** Ends once something is held. */
  readonly reached: Promise<void>;
  /** Holds all that comes from now on. */
  hold(): void;
  release(): void;
  stop(): void;
}

/** A proxy that holds all requests after the first ones until it is released, like a stalled network. */
export async function startStalledProxy(server: string, requests = 0): Promise<StalledProxy> {
  const [hostname, port] = server.split(":");
  const sockets: Socket[] = [];
  const released = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  let isHeld = false;
  const way = createServer((caller) => {
    const called = connect(Number(port), hostname);
    for (const socket of [caller, called]) sockets.push(socket.on("error", () => {}));
    called.pipe(caller);
    let sent = Buffer.alloc(0);
    let passed = 0;
    const take = (data: Buffer) => {
      sent = Buffer.concat([sent, data]);
      const { length, isReached } = lengthUntil(sent, requests);
      if (isReached || isHeld) reached.resolve();
      if (isHeld || (isReached && passed === length)) return;
      called.write(sent.subarray(passed, length));
      passed = length;
    };
    caller.on("data", take);
    released.promise.then(() => {
      caller.off("data", take);
      called.write(sent.subarray(passed));
      caller.pipe(called);
    });
  });
  way.listen(0, "127.0.0.1");
  await once(way, "listening");
  const address = way.address();
  return {
    host: `127.0.0.1:${typeof address === "object" ? address?.port : address}`,
    reached: reached.promise,
    hold() {
      isHeld = true;
    },
    release: released.resolve,
    stop() {
      way.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
