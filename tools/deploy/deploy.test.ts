import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import {
  chmod,
  cp,
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
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readJson, root } from "../lib/workspace.ts";

// The real tool in a repository of its own, where `npm` and `firebase` only note what they were asked.

const copied = [
  ...[".gitignore", "firebase.json", "package.json", "tools"],
  ...["functions/package.json", "functions/src"],
  ...["web/package.json", "web/vite.config.ts", "web/part-page.d.ts", "web/src"],
];
const webSettings = {
  VITE_FIREBASE_API_KEY: "key",
  VITE_FIREBASE_AUTH_DOMAIN: "my-shop.firebaseapp.com",
  VITE_FIREBASE_PROJECT_ID: "my-shop",
  VITE_FIREBASE_APP_ID: "1:2:web:3",
  VITE_CONTINUE_URL: "https://my-shop.web.app/login",
  VITE_SIGN_IN_METHODS: "google",
  VITE_USER_REMOVAL_URL: "https://us-central1-my-shop.cloudfunctions.net/userRemoval",
  VITE_STRIPE_PUBLISHABLE_KEY: "pk_live_1",
};
const functionsSettings = { SITE_ORIGINS: "https://my-shop.web.app" };

let repository: string;
let notes: string;

beforeAll(async () => {
  repository = await realpath(await mkdtemp(join(tmpdir(), "carparts-deploy-")));
  notes = join(repository, "node_modules", "notes");
  for (const name of copied) {
    await mkdir(dirname(join(repository, name)), { recursive: true });
    await cp(join(root, name), join(repository, name), { recursive: true });
  }
  await linkPackages("node_modules", [".bin", ".cache", ".package-lock.json"]);
  // Nothing is left to install.
  for (const lock of ["package-lock.json", "node_modules/.package-lock.json"])
    await write(lock, '{"packages":{}}');
  if (existsSync(join(root, "functions/node_modules"))) await linkPackages("functions/node_modules", []);
  const programs = join(repository, "node_modules", ".bin");
  await mkdir(programs);
  await symlink(process.execPath, join(programs, "node"));
  for (const name of ["npm", "firebase"]) {
    await writeFile(join(programs, name), `#!/bin/sh\necho ${name} "$@" >> ${notes}\neval "$MEANWHILE"\n`);
    await chmod(join(programs, name), 0o755);
  }
  await git("init", "--quiet");
  await commit();
}, 60_000);

afterAll(() => rm(repository, { recursive: true, force: true }));

beforeEach(async () => {
  await rm(notes, { force: true });
  await git("clean", "--quiet", "-dfx", "--exclude=node_modules");
  await write("web/.env.production", webSettings);
  await write("functions/.env.my-shop", functionsSettings);
  await commit();
}, 30_000);

async function linkPackages(folder: string, left: string[]): Promise<void> {
  await mkdir(join(repository, folder));
  for (const name of await readdir(join(root, folder))) {
    if (!left.includes(name)) await symlink(join(root, folder, name), join(repository, folder, name));
  }
}

function git(...args: string[]) {
  const who = ["-c", "user.name=A test", "-c", "user.email=a@test", "-c", "commit.gpgSign=false"];
  return promisify(execFile)("git", [...who, ...args], { cwd: repository });
}

async function commit() {
  await git("add", "--all");
  await git("commit", "--quiet", "--allow-empty", "--message", "A test");
}

function write(file: string, content: string | Record<string, string>) {
  const lines = Object.entries(content).map(([name, value]) => `${name}=${value}\n`);
  return writeFile(join(repository, file), typeof content === "string" ? content : lines.join(""));
}

interface Options {
  project?: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs `npm run deploy`; gives its exit code, what it said, and what `npm` and `firebase` were asked. */
async function deploy({ project = "my-shop", env = {} }: Options = {}) {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith("VITE_"));
  const PATH = `${join(repository, "node_modules", ".bin")}${delimiter}${process.env.PATH}`;
  const options = { cwd: repository, env: { ...Object.fromEntries(kept), PATH, ...env } };
  const args = ["tools/deploy/deploy.ts", "--project", project];
  const result = await promisify(execFile)(process.execPath, args, options).catch((failure) => failure);
  const asked = existsSync(notes) ? (await readFile(notes, "utf8")).trim().split("\n") : [];
  return { code: result.code ?? 0, said: `${result.stdout}${result.stderr}`, asked };
}

async function expectRefused(because: string, options?: Options): Promise<void> {
  const { code, said, asked } = await deploy(options);
  expect(said).toContain(because);
  expect(code).toBe(1);
  expect(asked).toEqual([]);
}

describe("npm run deploy", { timeout: 120_000 }, () => {
  it("builds, checks and deploys the commit to its project, with that project's policy", async () => {
    const { code, said, asked } = await deploy();
    const { stdout: head } = await git("rev-parse", "--short", "HEAD");
    expect(said).toContain(`Deploying ${head.trim()} to my-shop`);
    expect(code).toBe(0);
    const config = join(repository, "firebase.deploy.json");
    expect(asked).toEqual([
      "npm run build -- web",
      "npm install --omit=dev --no-audit --no-fund",
      "npm test",
      `firebase deploy --config ${config} --project my-shop --only firestore,functions,hosting`,
    ]);
    const policy = JSON.stringify(readJson(config).hosting.headers);
    expect(policy).toContain("https://us-central1-my-shop.cloudfunctions.net");
    expect(policy).not.toContain("recaptcha");
  });

  it("refuses a project that web/.env.production is not for", async () => {
    await write("functions/.env.staging-shop", functionsSettings);
    await commit();
    const project = "staging-shop";
    await expectRefused("VITE_FIREBASE_PROJECT_ID in web/.env.production is my-shop, not staging-shop.", {
      project,
    });
  });

  it.each(["functions/src/app.ts", "firebase.json"])("refuses an uncommitted change in %s", async (file) => {
    const committed = await readFile(join(repository, file), "utf8");
    await write(file, `${committed}\n`);
    await expectRefused(file);
    await write(file, committed);
  });

  it.each([
    "web/public/new.html",
    "functions/src/new.ts",
    "web/public/hidden.log",
    "web/.env.production.local",
  ])("refuses the untracked %s, ignored or not", async (file) => {
    await writeFile(join(repository, ".git/info/exclude"), ".env*.local\n");
    await mkdir(dirname(join(repository, file)), { recursive: true });
    await write(file, "new");
    await expectRefused(file);
  });

  it("deploys nothing where a file was changed while the checks ran", async () => {
    const { code, said, asked } = await deploy({ env: { MEANWHILE: `touch ${repository}/web/late.html` } });
    expect(said).toContain("web/late.html");
    expect(code).toBe(1);
    expect(asked.at(-1)).toBe("npm test");
  });

  it("refuses a folder that is no repository", async () => {
    await expectRefused("git cannot say which commit this is", { env: { GIT_DIR: "/nowhere" } });
  });

  it.each([
    ["VITE_AUTH_EMULATOR_URL", "http://127.0.0.1:9099"],
    ["VITE_FIRESTORE_EMULATOR_HOST", "127.0.0.1:8080"],
    ["VITE_USER_REMOVAL_URL", "http://us-central1-my-shop.cloudfunctions.net/userRemoval"],
    ["VITE_USER_REMOVAL_URL", "https://us-central1-other-shop.cloudfunctions.net/userRemoval"],
    ["VITE_CONTINUE_URL", "javascript:alert(1)"],
    ["VITE_CONTINUE_URL", "http://my-shop.web.app/login"],
    ["VITE_STRIPE_PUBLISHABLE_KEY", "sk_live_1"],
    ["VITE_STRIPE_SECRET_KEY", "sk_live_1"],
  ])("refuses %s=%s for the site", async (name, value) => {
    await write("web/.env.production", { ...webSettings, [name]: value });
    await commit();
    await expectRefused(name);
  });

  it.each([
    ["SITE_ORIGINS", ""],
    ["SITE_ORIGINS", "http://my-shop.web.app"],
    ["SITE_ORIGINS", "https://my-shop.web.app,http://localhost:5000"],
    ["FIRESTORE_EMULATOR_HOST", "127.0.0.1:8080"],
    ["STRIPE_KEY", "sk_live_1"],
  ])("refuses %s=%s for the functions", async (name, value) => {
    await write("functions/.env.my-shop", { ...functionsSettings, [name]: value });
    await commit();
    await expectRefused(name);
  });

  it("refuses a setting of the shell, which the build would prefer to the commit's", async () => {
    await expectRefused("VITE_FIREBASE_API_KEY", { env: { VITE_FIREBASE_API_KEY: "another" } });
  });
});
