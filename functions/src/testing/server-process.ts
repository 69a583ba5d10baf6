import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";
import type { Site } from "./api.ts";

/** The folder of the repository. */
export const root = fileURLToPath(new URL("../../..", import.meta.url));

const Address = z.object({ port: z.number() });
const Measures = z.object({ reads: z.optional(z.number()), rss: z.number() });

/** The functions in a process of their own, on the same emulators. */
export interface ServerProcess {
  readonly site: Site;
  readonly process: ChildProcess;
  /** Its output so far. */
  log(): string;
  /** Documents read since the last call (needs `COUNTS_READS`), and memory in bytes. */
  measure(): Promise<z.infer<typeof Measures>>;
  /** Kills it, like a crash. */
  kill(): Promise<void>;
}

interface Options {
  /** Whose sources run: the repository or a changed copy of it. */
  readonly folder?: string;
  /** Additions to the environment. */
  readonly env?: NodeJS.ProcessEnv;
}

/** Tests ask more than real visitors do. */
const manyReads = { GUEST_READS_PER_MINUTE: "1000000", ACCOUNT_CALLS_PER_MINUTE: "1000000" };

/** Starts the functions, and waits until they take calls. */
export async function startServer({ folder = root, env = {} }: Options = {}): Promise<ServerProcess> {
  const script = join(folder, "functions/src/testing/server.ts");
  const server = fork(script, { execArgv: [], silent: true, env: { ...manyReads, ...process.env, ...env } });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const ended = once(server, "exit");
  const [message] = await Promise.race([once(server, "message"), ended]);
  const address = Address.safeParse(message);
  if (!address.success) throw new Error(`The server did not start: ${output}`);
  const url = `http://127.0.0.1:${address.data.port}`;
  return {
    site: { SITE_URL: url, FUNCTIONS_URL: url },
    process: server,
    log: () => output,
    async measure() {
      server.send("measure");
      const [measures] = await once(server, "message");
      return Measures.parse(measures);
    },
    async kill() {
      server.kill("SIGKILL");
      await ended;
    },
  };
}
