import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { parseMessage, type ReadMessage } from "./read-message.ts";

/** A message as it arrived, and whom the envelope names. */
export interface Arrived extends ReadMessage {
  readonly recipients: readonly string[];
}

/** Failure that the next message meets. */
type Trouble = "busy" | "unknown recipient" | "lost answer";

/** A mail server on loopback. */
export interface MailServer {
  readonly url: string;
  readonly arrived: Arrived[];
  /** One for each of the next messages. */
  readonly troubles: Trouble[];
  close(): Promise<void>;
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

export async function startMailServer(): Promise<MailServer> {
  const arrived: Arrived[] = [];
  const troubles: Trouble[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo(_address, _session, done) {
      if (troubles[0] === "busy") done(refusal(451, "Greylisted."));
      else if (troubles[0] === "unknown recipient") done(refusal(550, "No such mailbox."));
      else return done();
      troubles.shift();
    },
    async onData(stream, session, done) {
      const raw = await buffer(stream);
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      arrived.push({ ...parseMessage(raw.toString()), recipients });
      if (troubles.shift() !== "lost answer") return done();
      for (const socket of sockets) socket.destroy();
    },
  });
  server.server.on("connection", (socket: Socket) => sockets.add(socket));
  // A client that breaks off is no fault of the server's.
  server.on("error", () => undefined);
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    arrived,
    troubles,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
