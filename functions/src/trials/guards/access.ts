import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contractFiles, endpoints, type NamedEndpoint } from "../../testing/endpoints.ts";
import { root } from "../../testing/server-process.ts";
import { type Guard, guardsOf } from "./guard.ts";

const weaker = { admin: "signed-in", self: "signed-in", "self-or-admin": "signed-in", "signed-in": "anyone" };

/** Weakens the access of an endpoint in the contract file that declares it. */
async function accessGuard({ name, method, path, access }: NamedEndpoint): Promise<Guard[]> {
  const from = new RegExp(`(?<=method: "${method}",\\s+path: "${path}",\\s+access: )"${access}"`);
  for (const contract of contractFiles) {
    const file = `functions/src/contract/${contract}`;
    if (!from.test(await readFile(join(root, file), "utf8"))) continue;
    const to = `"${weaker[access as keyof typeof weaker]}"`;
    return guardsOf(file, "functions/src/trials/access/access.emulator.test.ts", [[`the access of ${name}`, from, to, `^${name} `]]);
  }
  throw new Error(`No contract file declares the access of ${name}.`);
}

/** The access of each endpoint that isn't for anyone. */
export async function listAccessGuards(): Promise<Guard[]> {
  const protectedOnes = endpoints.filter(({ access }) => access !== "anyone");
  return (await Promise.all(protectedOnes.map(accessGuard))).flat();
}
