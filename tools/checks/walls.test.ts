import {
  cp,
  glob,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type IConfiguration } from "dependency-cruiser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import config, { nouns } from "../../.dependency-cruiser.mjs";
import { root } from "../lib/workspace.ts";

const folders = [
  "functions/src",
  "functions/scripts",
  "web/src",
  "web/e2e",
  "web/build",
  "tools",
  "bench",
  "ops",
];

/** Every import that the walls refuse, as `file → module`. */
async function findViolations(baseDir: string): Promise<Set<string>> {
  const { options, ...ruleSet } = config as IConfiguration;
  const { output } = await cruise(folders, { ...options, baseDir, validate: true, ruleSet });
  if (typeof output === "string") throw new Error(output);
  return new Set(output.summary.violations.map(({ from, to }) => `${from} → ${to}`));
}

/** One import across each wall, and some that stay inside. */
const samples = {
  "functions/src/contract/newborn.ts": { refused: ["zod", "../core/log.ts"], allowed: ["zod/mini"] },
  "functions/src/core/newborn.ts": {
    refused: ["express", "../orders/order-rule.ts", "../contract/orders.ts"],
    allowed: ["node:http", "../contract/endpoint.ts"],
  },
  "functions/src/firestore/newborn.ts": {
    refused: ["../orders/orders.store.ts"],
    allowed: ["firebase-admin/firestore", "../core/log.ts"],
  },
  "functions/src/http/newborn.ts": {
    refused: ["../orders/order-rule.ts", "firebase-admin/auth"],
    allowed: ["express"],
  },
  "functions/src/stock/newborn.ts": {
    refused: ["../orders/orders.store.ts", "../profiles/profiles.store.ts"],
    allowed: ["../identity/users.store.ts", "./stock.store.ts"],
  },
  "functions/src/newborn/newborn.store.ts": {
    refused: ["../orders/orders.domain.ts", "../http/parse.ts", "../testing/world.ts"],
    allowed: ["../orders/orders.store.ts", "firebase-admin/firestore"],
  },
  "functions/src/newborn/newborn.domain.ts": {
    refused: ["../orders/orders.domain.ts", "../orders/orders.routes.ts", "express", "firebase-admin/auth"],
    allowed: ["../orders/orders.store.ts"],
  },
  "web/src/ui/newborn.tsx": {
    refused: ["#features/orders/orders.queries.ts", "#auth/session.ts"],
    allowed: ["#lib/notify.ts"],
  },
  "web/src/features/newborn/newborn.tsx": {
    refused: ["#features/orders/orders.queries.ts", "#pages/login-page.tsx", "firebase/auth"],
    allowed: ["#auth/session.ts", "#ui/link.tsx", "@carparts/functions/contract/orders"],
  },
  "web/src/pages/newborn-page.tsx": {
    refused: [
      "#app/router.tsx",
      "reactfire",
      "#features/stock/manage/restock-button.tsx",
      "#pages/back-office/users-page.tsx",
    ],
    allowed: ["#features/orders/orders.queries.ts"],
  },
  "web/src/pages/back-office/newborn-page.tsx": {
    refused: ["#app/router.tsx"],
    allowed: ["#features/stock/manage/restock-button.tsx"],
  },
  "web/src/worker/newborn.ts": {
    refused: ["#lib/api-client.ts", "@carparts/functions/contract/products"],
    allowed: ["#routes.ts", "./rules.ts"],
  },
  "web/src/lib/newborn.ts": {
    refused: ["../worker/rules.ts", "#features/orders/orders.queries.ts"],
    allowed: ["./network/worker-messages.ts"],
  },
  "web/build/newborn.ts": {
    refused: ["../../tools/lib/problem.ts"],
    allowed: ["../src/routes.ts", "vite"],
  },
  "functions/scripts/newborn.ts": {
    refused: ["../../tools/lib/problem.ts"],
    allowed: ["../src/app.ts"],
  },
  "tools/emulators/newborn.ts": {
    refused: ["../deploy/deploy.ts", "../../bench/bench.ts"],
    allowed: ["../lib/problem.ts", "../hosting/calls.ts"],
  },
  "ops/newborn.ts": {
    refused: ["../tools/lib/problem.ts"],
    allowed: ["./runbook.ts", "../functions/src/core/log.ts"],
  },
  "web/e2e/newborn.spec.ts": {
    refused: ["../../functions/src/orders/order-rule.ts"],
    allowed: ["@carparts/functions/testing/world", "@playwright/test"],
  },
};

let copy: string;
let found: Set<string>;

beforeAll(async () => {
  copy = await realpath(await mkdtemp(join(tmpdir(), "walls-")));
  for (const part of [
    ...folders,
    "functions/package.json",
    "web/package.json",
    "package.json",
    "shop.json",
  ]) {
    await cp(join(root, part), join(copy, part), { recursive: true });
  }
  await symlink(join(root, "node_modules"), join(copy, "node_modules"));
  for (const [file, { refused, allowed }] of Object.entries(samples)) {
    const lines = [...refused, ...allowed].map((path, line) => `import * as line${line} from "${path}";`);
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await writeFile(
      join(copy, file),
      `${lines.join("\n")}\nexport default [${lines.map((_, line) => `line${line}`)}];\n`,
    );
  }
  found = await findViolations(copy);
}, 300_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

it("No import crosses a wall, and none runs in a circle", { timeout: 300_000 }, async () => {
  expect([...(await findViolations(root))]).toEqual([]);
});

it("Every noun of the server has its place among the others", async () => {
  const others = ["contract", "core", "firestore", "http", "testing", "trials"];
  const entries = await readdir(join(root, "functions/src"), { withFileTypes: true });
  const found = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(found.sort()).toEqual([...nouns.flat(), ...others].sort());
});

describe.each(Object.entries(samples))("The walls around %s", (file, { refused, allowed }) => {
  it(`refuse ${refused.length} imports and allow ${allowed.length}`, () => {
    const across = [...found].filter((violation) => violation.startsWith(`${file} →`));
    expect(across).toHaveLength(refused.length);
  });
});

it("Tokens are verified in one place, which checks for revoked and disabled accounts", async () => {
  const calls: string[] = [];
  for await (const file of glob("functions/{src,scripts}/**/*.ts", { cwd: root })) {
    if (file.endsWith(".test.ts")) continue;
    const source = await readFile(join(root, file), "utf8");
    for (const [call] of source.matchAll(/\bverify(IdToken|SessionCookie)\([^)]*\)/g))
      calls.push(`${file}: ${call}`);
    if (file.endsWith("http/authenticate.ts")) expect(source).toContain("const checkRevoked = true;");
  }
  expect(calls).toEqual(["functions/src/http/authenticate.ts: verifyIdToken(token, checkRevoked)"]);
});
