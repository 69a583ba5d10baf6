import { createServer } from "node:net";
import { Problem } from "../lib/problem.ts";

import type { Suite } from "./emulator-config.ts";

type Port = [what: string, port: number, setting?: string];

/** Every port that the emulators listen on: what it is for, the port, the setting in firebase.json. */
export function emulatorPorts({ emulators }: Suite, { withUi }: { withUi: boolean }): Port[] {
  return Object.entries(emulators)
    .filter(([name]) => withUi || !["ui", "logging"].includes(name))
    .flatMap(([name, { port, websocketPort }]): Port[] => [
      ...(port ? [[`${name} emulator`, port, `emulators.${name}.port`] satisfies Port] : []),
      ...(websocketPort
        ? [[`${name} emulator's websocket`, websocketPort, `emulators.${name}.websocketPort`] satisfies Port]
        : []),
    ]);
}

/** Checked first: emulators report a used port late and verbosely. */
export async function ensurePortsFree(ports: readonly Port[]): Promise<void> {
  for (const [name, port, setting] of ports) {
    if (await isFree(port)) continue;
    const airPlay = process.platform === "darwin" && port === 5000;
    const advice = airPlay
      ? "turn off AirPlay Receiver in the system settings"
      : "stop the program that has it (perhaps npm start or npm test in another terminal)";
    throw new Problem(
      `Port ${port} on 127.0.0.1 is taken, which the ${name} needs: ${advice}` +
        `${setting ? `, or change ${setting} in firebase.json` : ""}.`,
    );
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
