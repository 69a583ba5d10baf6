import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export interface StartedProcess {
  readonly url: string;
  /** Whatever it answers to a message. */
  ask(): Promise<unknown>;
  kill(): Promise<void>;
}

/** Starts a server of the bench, which reports its port. */
export async function startProcess(script: string, env: NodeJS.ProcessEnv = {}): Promise<StartedProcess> {
  const child = fork(join(import.meta.dirname, script), { env: { ...process.env, ...env } });
  const ended = once(child, "exit");
  const [message] = await Promise.race([once(child, "message"), ended]);
  if (typeof message?.port !== "number") throw new Error(`${script} did not start.`);
  return {
    url: `http://127.0.0.1:${message.port}`,
    async ask() {
      child.send("measure");
      const [answer] = await once(child, "message");
      return answer;
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
