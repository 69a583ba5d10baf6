import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contractFiles, endpoints, type NamedEndpoint } from "./endpoints.ts";
import { root } from "./own-server.ts";

/** The functions with one guard taken away, and the tests that must notice. */
export interface Mutant {
  readonly name: string;
  readonly file: string;
  readonly edit: (source: string) => string;
  readonly tests: readonly string[];
  readonly project?: "unit" | "emulator";
}

const access = "functions/src/trials/access";
const weaker = { admin: "signed-in", self: "signed-in", "self-or-admin": "signed-in", "signed-in": "anyone" };

/** The contract file that declares an endpoint, and where its access stands. */
async function accessMutant({ name, method, path, access: who }: NamedEndpoint): Promise<Mutant> {
  const from = new RegExp(`(method: "${method}",\\s+path: "${path}",\\s+access: )"${who}"`);
  for (const contract of contractFiles) {
    const file = `functions/src/contract/${contract}`;
    const source = await readFile(join(root, file), "utf8");
    if (!from.test(source)) continue;
    const to = `$1"${weaker[who as keyof typeof weaker]}"`;
    const edit = (source: string) => source.replace(from, to);
    return { name: `the access of ${name}`, file, edit, tests: [access, "-t", `^${name} `] };
  }
  throw new Error(`No contract file declares the access of ${name}.`);
}

function replacing(from: string | RegExp, to: string) {
  return (source: string) => source.replace(from, to);
}

/** The guards that stand in the code itself. One that was moved or worded anew is named here anew. */
const guards: Mutant[] = [
  {
    name: "the owner of a single order",
    file: "functions/src/orders/orders.domain.ts",
    edit: replacing("if (!maySee)", "if (false)"),
    tests: [access],
  },
  {
    name: "the owner of listed orders",
    file: "functions/src/orders/orders.domain.ts",
    edit: replacing("isForAll ? undefined : caller.uid", "undefined"),
    tests: [access],
  },
  {
    name: "the e-mail of an order",
    file: "functions/src/orders/orders.domain.ts",
    edit: replacing("if (caller.email !== null && body.email !== caller.email)", "if (false)"),
    tests: [access],
  },
  {
    name: "the owner of listed profiles",
    file: "functions/src/profiles/profiles.routes.ts",
    edit: replacing("if (!query.own && (await caller.isAdmin())) return", "return"),
    tests: [access],
  },
  {
    name: "the e-mail of a profile",
    file: "functions/src/profiles/profiles.routes.ts",
    edit: replacing("  assertOwnEmail(caller, body);", ""),
    tests: ["functions/src/profiles"],
  },
  {
    name: "the e-mail of a users document",
    file: "functions/src/users/users.routes.ts",
    edit: replacing("  assertOwnEmail(caller, body);", ""),
    tests: ["functions/src/users/users.emulator"],
  },
  {
    name: "the caller of a key",
    file: "functions/src/http/idempotency.ts",
    edit: replacing(/sha256\(`.+key.`\)/, "sha256(key)"),
    tests: ["functions/src/orders/orders-once"],
  },
  {
    name: "removing oneself",
    file: "functions/src/users/users.domain.ts",
    edit: replacing("if (uid === actor.uid) throw", "if (false) throw"),
    tests: ["functions/src/users"],
  },
  {
    name: "the last admin",
    file: "functions/src/users/users.domain.ts",
    edit: replacing("if (store.isAdmin(account)) await retire(tx, uid);", ""),
    tests: ["functions/src/trials/last-admin", "functions/src/users/users.domain"],
  },
  {
    name: "the recent sign-in of a deletion",
    file: "functions/src/account/account.domain.ts",
    edit: replacing("  assertRecentSignIn(caller.signedInAt, Date.now());", ""),
    tests: ["functions/src/account"],
  },
  {
    name: "a disabled account made an admin",
    file: "functions/src/users/users.domain.ts",
    edit: replacing("if (!account || account.disabled)", "if (!account)"),
    tests: ["functions/src/users/users.emulator"],
  },
  {
    name: "the boolean of the admin's claim",
    file: "functions/src/http/authenticate.ts",
    edit: replacing(
      "return account.customClaims?.admin === true",
      "return Boolean(account.customClaims?.admin)",
    ),
    tests: ["functions/src/users/users.emulator"],
  },
  {
    name: "the check for revoked tokens",
    file: "functions/src/http/authenticate.ts",
    edit: replacing("const checkRevoked = true", "const checkRevoked = false"),
    tests: ["functions/src/http/authenticate"],
    project: "unit",
  },
];

export async function listMutants(): Promise<Mutant[]> {
  const protectedOnes = endpoints.filter((endpoint) => endpoint.access !== "anyone");
  return [...(await Promise.all(protectedOnes.map(accessMutant))), ...guards];
}
