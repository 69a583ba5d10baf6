import { execFile } from "node:child_process";
import { cp, glob, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const contract = "@carparts/functions/contract/orders";
const serverTesting = "@carparts/functions/testing/world";
const fetching = [`fetch("/x");`, `window.fetch("/x");`, `globalThis.fetch("/x");`, "new XMLHttpRequest();"];

/** What a file of this name may not say, and what it may. A bare word is a module that it imports. */
interface Wall {
  file: string;
  refused: string[];
  allowed: string[];
}

const walls: Wall[] = [
  {
    file: "functions/src/app.ts",
    refused: ["firebase-admin/firestore", "firebase-functions/https", "./testing/world.ts"],
    allowed: ["express", "./orders/orders.routes.ts", "./http/error-handler.ts"],
  },
  {
    file: "functions/src/index.ts",
    refused: ["express", "firebase-admin/app", "./orders/orders.routes.ts"],
    allowed: ["firebase-functions/https", "./app.ts"],
  },
  {
    file: "functions/src/contract/newborn.ts",
    refused: [
      "zod",
      "express",
      "firebase-admin/firestore",
      "node:crypto",
      "../orders/order-rule.ts",
      "vitest",
    ],
    allowed: ["zod/mini", "./primitives.ts"],
  },
  {
    file: "functions/src/contract/newborn.test.ts",
    refused: ["zod", "express", "../orders/order-rule.ts"],
    allowed: ["vitest", "zod/mini", "./newborn.ts"],
  },
  {
    file: "functions/src/http/newborn.ts",
    refused: ["firebase-admin/auth", "firebase-functions/https", "../orders/orders.routes.ts"],
    allowed: ["express", "../contract/errors.ts"],
  },
  {
    file: "functions/src/http/authenticate.ts",
    refused: ["firebase-functions/https", "../users/users.routes.ts"],
    allowed: ["firebase-admin/auth"],
  },
  {
    file: "functions/src/firestore/newborn.ts",
    refused: ["express", "firebase-functions/https", "../orders/orders.routes.ts", "../testing/world.ts"],
    allowed: ["firebase-admin/firestore", "@google-cloud/firestore", "../contract/orders.ts"],
  },
  {
    file: "functions/src/newborn/newborn.routes.ts",
    refused: ["firebase-admin/firestore", "firebase-functions/https", "../orders/orders.routes.ts"],
    allowed: ["express", "./newborn.domain.ts", "../http/mount.ts"],
  },
  {
    file: "functions/src/newborn/newborn.store.ts",
    refused: ["express", "firebase-functions/https", "./newborn.routes.ts", "../testing/world.ts"],
    allowed: ["firebase-admin/firestore", "firebase-admin/auth", "../firestore/collections.ts"],
  },
  {
    file: "functions/src/newborn/newborn.domain.ts",
    refused: [
      "express",
      "firebase-admin/firestore",
      "@google-cloud/firestore",
      "firebase-functions/https",
      "./newborn.routes.ts",
      "../orders/orders.routes.ts",
      "../testing/world.ts",
    ],
    allowed: ["./newborn.store.ts", "../orders/orders.store.ts", "../http/app-error.ts"],
  },
  {
    file: "functions/src/newborn/newborn.emulator.test.ts",
    refused: ["firebase-admin/firestore", "firebase-functions/https", "./newborn.routes.ts"],
    allowed: ["vitest", "../testing/world.ts", "../contract/orders.ts"],
  },
  {
    file: "functions/src/testing/newborn.ts",
    refused: ["express", "firebase-functions/https", "../orders/orders.routes.ts"],
    allowed: ["firebase-admin/auth", "./emulator.ts", "../firestore/db.ts"],
  },
  {
    file: "web/src/lib/api-client.ts",
    refused: ["#features/orders/orders.queries.ts", serverTesting],
    allowed: [...fetching, contract, "./firebase.ts"],
  },
  {
    file: "web/src/lib/newborn.ts",
    refused: [
      ...fetching,
      "firebase/app",
      `import { initializeAuth } from "firebase/auth";`,
      `import { getFirestore, onSnapshot } from "firebase/firestore";`,
      "#features/orders/orders.queries.ts",
      "#pages/home-page.tsx",
      "#app/paths.ts",
      "../features/orders/orders.queries.ts",
      serverTesting,
      "../../../functions/src/orders/order-rule.ts",
    ],
    allowed: [contract, `import { signOut } from "firebase/auth";`, "./api-client.ts"],
  },
  {
    file: "web/src/lib/firebase.ts",
    refused: [...fetching, "#features/session/session.queries.ts"],
    allowed: ["firebase/app", `import { initializeAuth } from "firebase/auth";`, "./environment.ts"],
  },
  {
    file: "web/src/ui/newborn.tsx",
    refused: [
      ...fetching,
      "firebase/auth",
      "reactfire",
      "#features/orders/orders.queries.ts",
      "#pages/home-page.tsx",
      "#app/paths.ts",
      "../features/orders/orders.queries.ts",
    ],
    allowed: ["react", "./field.tsx"],
  },
  {
    file: "web/src/features/newborn/newborn-card.tsx",
    refused: [
      ...fetching,
      "#features/orders/orders.queries.ts",
      "#features/newborn/newborn.queries.ts",
      "../orders/orders.queries.ts",
      "..",
      "../../features/orders/orders.queries.ts",
      "#pages/home-page.tsx",
      "#app/router.tsx",
      "firebase/app",
      "firebase/auth",
      "firebase/firestore",
      `import { useUser } from "reactfire";`,
      serverTesting,
      "../../../../functions/src/orders/order-rule.ts",
    ],
    allowed: [
      "react",
      "./newborn.queries.ts",
      "#lib/api-client.ts",
      "#ui/field.tsx",
      "#app/paths.ts",
      `import { FirestoreProvider } from "reactfire";`,
      contract,
    ],
  },
  {
    file: "web/src/features/newborn/newborn.queries.ts",
    refused: [
      ...fetching,
      "firebase/app",
      `import { getFirestore } from "firebase/firestore";`,
      `import { connectAuthEmulator } from "firebase/auth";`,
      "#features/orders/orders.queries.ts",
      "../orders/orders.queries.ts",
      "#pages/home-page.tsx",
    ],
    allowed: [
      `import { doc } from "firebase/firestore";`,
      `import { useFirestoreDocData } from "reactfire";`,
      "#lib/api-client.ts",
    ],
  },
  {
    file: "web/src/features/session/newborn.tsx",
    refused: [...fetching, "firebase/app", "#features/orders/orders.queries.ts", "../orders/my-orders.tsx"],
    allowed: [
      `import { signInWithPopup } from "firebase/auth";`,
      `import { useUser } from "reactfire";`,
      "#lib/firebase.ts",
    ],
  },
  {
    file: "web/src/features/newborn/newborn-card.test.tsx",
    refused: ["../orders/orders.queries.ts", "#features/orders/orders.queries.ts", serverTesting],
    allowed: ["vitest", "./newborn-card.tsx", "../../testing/render.tsx"],
  },
  {
    file: "web/src/pages/newborn-page.tsx",
    refused: [...fetching, "firebase/auth", "reactfire", serverTesting],
    allowed: ["#features/orders/orders.queries.ts", "#features/users/user-table.tsx", "#app/paths.ts"],
  },
  {
    file: "web/e2e/newborn.spec.ts",
    refused: ["@carparts/functions/orders/order-rule", "../../functions/src/orders/order-rule.ts"],
    allowed: [contract, serverTesting, "@playwright/test"],
  },
  {
    file: "functions/src/newborn/every-kind-of-import.ts",
    refused: [
      `import "express";`,
      `import type { Router } from "express";`,
      `export { Router } from "express";`,
      `export * from "express";`,
      `void import("express");`,
    ],
    allowed: [`import "./express.ts";`],
  },
];

function sentence(entry: string, line: number): string {
  return /[ (;]/.test(entry) ? entry : `import * as line${line} from "${entry}";`;
}

/** Each entry on a line of its own, so that a finding's line names the entry. */
function source({ refused, allowed }: Wall): string {
  return [...refused, ...allowed].map(sentence).join("\n");
}

/** The `file:line` of everything that the walls refuse under `folder`. */
async function lint(folder: string): Promise<Set<string>> {
  const biome = join(root, "node_modules/.bin/biome");
  const options = ["lint", "--reporter=github", "--max-diagnostics=none", "."];
  const { stdout } = await promisify(execFile)(biome, options, { cwd: folder }).catch((failure) => failure);
  const findings = String(stdout).matchAll(/title=lint\/\w+\/no\w*Restricted\w+,file=(.+?),line=(\d+)/g);
  return new Set(Array.from(findings, ([, file = "", line]) => `${relative(folder, file)}:${line}`));
}

let copy: string;
let found: Set<string>;

/** The linter's own settings, in a copy of the tree that holds nothing but the sentences above. */
beforeAll(async () => {
  copy = await realpath(await mkdtemp(join(tmpdir(), "walls-")));
  for (const settings of [".gitignore", "biome.json", "functions/biome.jsonc", "web/biome.jsonc"]) {
    await cp(join(root, settings), join(copy, settings));
  }
  for (const wall of walls) {
    await mkdir(dirname(join(copy, wall.file)), { recursive: true });
    await writeFile(join(copy, wall.file), source(wall));
  }
  found = await lint(copy);
});

afterAll(() => rm(copy, { recursive: true, force: true }));

describe.each(walls)("the walls around $file", ({ file, refused, allowed }) => {
  it.each(refused.map((entry, index) => [entry, index + 1] as const))("refuse %s", (_entry, line) => {
    expect(found).toContain(`${file}:${line}`);
  });

  it.each(allowed.map((entry, index) => [entry, refused.length + index + 1] as const))(
    "allow %s",
    (_entry, line) => {
      expect(found).not.toContain(`${file}:${line}`);
    },
  );
});

it("Tokens are verified in one place, with the check for revoked, disabled and removed accounts", async () => {
  const calls: string[] = [];
  for await (const file of glob("functions/{src,scripts}/**/*.ts", { cwd: root })) {
    if (file.endsWith(".test.ts")) continue;
    const source = await readFile(join(root, file), "utf8");
    for (const [call] of source.matchAll(/\bverify(IdToken|SessionCookie)\([^)]*\)/g))
      calls.push(`${file}: ${call}`);
    if (calls.length > 0 && file.endsWith("authenticate.ts"))
      expect(source).toContain("const checkRevoked = true;");
  }
  expect(calls).toEqual(["functions/src/http/authenticate.ts: verifyIdToken(token, checkRevoked)"]);
});

it("No source file switches a wall off", async () => {
  const sources = glob("{functions,web}/{src,e2e,scripts}/**/*.{ts,tsx}", { cwd: root });
  for await (const file of sources) {
    expect(await readFile(join(root, file), "utf8"), file).not.toMatch(
      /biome-ignore\S* lint\S*[rR]estricted/,
    );
  }
});
