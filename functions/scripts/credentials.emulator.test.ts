import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, it } from "vitest";

/** The projects whose quota the calls count for. */
let counted: Set<string | undefined>;
let server: Server;

beforeEach(async () => {
  counted = new Set();
  server = createServer((request, response) => {
    counted.add(request.headers["x-goog-user-project"] as string | undefined);
    response.setHeader("Content-Type", "application/json").end("{}");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
});

afterEach(() => server.close());

const nobody = "nobody@carparts.test";

it.each([
  ["grant-admin", nobody],
  ["remove-second-factor", nobody],
  ["reconcile"],
  ["restore-check", "--to", "restored"],
])("`npm run %s` asks Identity Toolkit on account of the shop's project", async (name, ...args) => {
  const script = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  const FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  // An empty project: there is nothing but accounts to ask for.
  const own = {
    FIREBASE_AUTH_EMULATOR_HOST,
    GCLOUD_PROJECT: "",
    GOOGLE_CLOUD_PROJECT: "demo-carparts-quota",
  };
  const env = { ...process.env, ...own };
  await promisify(execFile)(process.execPath, [script, ...args], { env }).catch((failure) => failure);
  expect([...counted]).toEqual(["demo-carparts-quota"]);
});

it.each([
  ["Which project?", ""],
  ["You aren't signed in", "demo-carparts-nobody"],
])("without them, a script says in one line what to do: %s", async (output, project) => {
  const script = fileURLToPath(new URL("./reconcile.ts", import.meta.url));
  const { FIREBASE_AUTH_EMULATOR_HOST, FIRESTORE_EMULATOR_HOST, ...env } = process.env;
  const failure = await promisify(execFile)(process.execPath, ["--no-warnings", script], {
    env: {
      ...env,
      GCLOUD_PROJECT: "",
      GOOGLE_CLOUD_PROJECT: project,
      GOOGLE_APPLICATION_CREDENTIALS: "",
      CLOUDSDK_CONFIG: "/nowhere",
      // Nobody's home has credentials, and no cloud is asked for them.
      HOME: "/nowhere",
      METADATA_SERVER_DETECTION: "none",
    },
  }).catch((error) => error);
  expect(failure.code).toBe(1);
  expect(failure.stderr.trim().split("\n")).toEqual([expect.stringContaining(output)]);
});

it("a grant that is missing is one line of a script, without a stack", async () => {
  server.removeAllListeners("request").on("request", (_request, response) => {
    const error = { code: 403, message: "INSUFFICIENT_PERMISSION", status: "PERMISSION_DENIED" };
    response.writeHead(403, { "Content-Type": "application/json" }).end(JSON.stringify({ error }));
  });
  const script = fileURLToPath(new URL("./grant-admin.ts", import.meta.url));
  const FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { ...process.env, FIREBASE_AUTH_EMULATOR_HOST, GOOGLE_CLOUD_PROJECT: "demo-carparts-quota" };
  const run = promisify(execFile)(process.execPath, ["--no-warnings", script, nobody], { env });
  const failure = await run.catch((error) => error);
  expect(failure.code).toBe(1);
  expect(failure.stderr.trim().split("\n")).toEqual([
    expect.stringContaining("You lack roles/firebaseauth.admin"),
  ]);
});
