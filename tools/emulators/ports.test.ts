import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, it } from "vitest";
import { browserEmulators, type Suite, shopEmulators, testEmulators } from "./emulator-config.ts";
import { emulatorPorts, ensurePortsFree } from "./ports.ts";

it("names a port that is taken, what needs it and where to change it", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  const refusal = await ensurePortsFree([["auth emulator", port, "emulators.auth.port"]]).catch(String);
  server.close();

  expect(refusal).toContain(`Port ${port} on 127.0.0.1 is taken, which the auth emulator needs`);
  expect(refusal).toContain("emulators.auth.port in firebase.json");
});

it("lets the tests run beside a running shop: no port is used by both", () => {
  const portsOf = (suite: Suite) => emulatorPorts(suite, { withUi: true }).map(([, port]) => port);
  const all = [shopEmulators(), testEmulators(), browserEmulators()].flatMap(portsOf);

  expect(all.filter((port, index) => all.indexOf(port) !== index)).toEqual([]);
});
