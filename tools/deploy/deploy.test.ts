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
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { demo } from "../lib/shop-file.ts";
import { readJson, root } from "../lib/workspace.ts";

// The real tool in a repository of its own, where `npm` and `firebase` only note what they were asked.

const copied = [
  ...[".gitignore", "firebase.json", "package.json", "tools"],
  ...["functions/package.json", "functions/.npmrc", "functions/scripts/vin", "functions/src", "shop.json"],
  ...["web/package.json", "web/vite.config.ts", "web/served-pages.d.ts", "web/src"],
  ...[
    "web/build/previews.ts",
    "web/build/split-reactfire.ts",
    "web/build/split-shop.ts",
    "web/build/web-manifest.ts",
  ],
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
/** As firebase-tools answers with --json. */
const channelAnswer = JSON.stringify(
  { status: "success", result: { "my-preview": { url: "https://my-preview--pr-7-abc.web.app" } } },
  null,
  2,
);
const shop = {
  ...{ name: "My shop", street: "1 High Street", town: "Poughkeepsie", country: "US" },
  ...{ email: "counter@my-shop.com", phone: "+1 845 555 2368", taxNumber: "12-3456789" },
  ...{ site: "https://my-shop.web.app", currency: "USD", returnDays: 30, withdrawal: null },
  ...{ tax: null, payment: null, books: { invoices: "R", credits: "G", keepYears: 10 }, guarantee: null },
  shipping: { rate: 6.9, countries: ["US"] },
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
    await cp(join(root, "package-lock.json"), join(repository, lock));
  if (existsSync(join(root, "functions/node_modules"))) await linkPackages("functions/node_modules", []);
  const programs = join(repository, "node_modules", ".bin");
  await mkdir(programs);
  const note = `#!/bin/sh\nnote() { echo "$@" >> ${notes}; }\n`;
  const scripts = {
    npm: 'note npm "$@"; eval "$MEANWHILE"',
    firebase: `note firebase "$@"; eval "$MEANWHILE"; [ "$1" != hosting:channel:deploy ] || echo '${channelAnswer}'`,
    // Commands that need the internet are recorded, all others run.
    node: `case "$*" in *check-site*|*rollback*|*seed*) note node "$@" "$GOOGLE_CLOUD_PROJECT";; *) exec ${process.execPath} "$@";; esac`,
  };
  for (const [name, script] of Object.entries(scripts)) {
    await writeFile(join(programs, name), `${note}${script}\n`);
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
  await write("shop.json", JSON.stringify(shop));
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
  args?: string[];
  env?: NodeJS.ProcessEnv;
}

/** Runs `npm run deploy`; gives its exit code, what it said, and what `npm` and `firebase` were asked. */
async function deploy({ project = "my-shop", args = [], env = {} }: Options = {}) {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith("VITE_"));
  const PATH = `${join(repository, "node_modules", ".bin")}${delimiter}${process.env.PATH}`;
  const options = { cwd: repository, env: { ...Object.fromEntries(kept), PATH, ...env } };
  const command = ["tools/deploy/deploy.ts", "--project", project, ...args];
  const result = await promisify(execFile)(process.execPath, command, options).catch((failure) => failure);
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
      "npm test",
      "npm ci --omit=dev --ignore-scripts --no-audit --no-fund",
      `firebase deploy --config ${config} --project my-shop --only firestore,functions,hosting --message ${head.trim()}`,
      `node tools/deploy/check-site.ts https://my-shop.web.app ${head.trim()}`,
    ]);
    const policy = JSON.stringify(readJson(config).hosting.headers);
    expect(policy).toContain(`{"key":"X-Release","value":"${head.trim()}"}`);
    expect(policy).toContain("https://us-central1-my-shop.cloudfunctions.net");
    expect(policy).not.toContain("recaptcha");
  });

  it("uploads what it built, with the functions' packages as the repository's lockfile has them", async () => {
    const lock = join(repository, "node_modules", "uploaded-lock.json");
    await deploy({ env: { MEANWHILE: `cp ${repository}/functions/package-lock.json ${lock} || true` } });
    expect(readJson(lock).packages[""]).toEqual(readJson(join(root, "package-lock.json")).packages.functions);
    const config = readJson(join(repository, "firebase.deploy.json"));
    for (const part of [config.hosting, ...config.functions]) expect(part.predeploy).toBeUndefined();
    expect(await readFile(join(repository, "functions/.npmrc"), "utf8")).toMatch(/^ignore-scripts=true$/m);
    const bundle = await readFile(join(repository, "functions/lib/index.js"), "utf8");
    const { stdout: head } = await git("rev-parse", "--short", "HEAD");
    const chunks = await readdir(join(repository, "functions/lib"));
    const texts = await Promise.all(
      chunks.map((name) => readFile(join(repository, "functions/lib", name), "utf8")),
    );
    expect([bundle, ...texts].some((text) => text.includes(`"${head.trim()}"`))).toBe(true);
  });

  it("uploads a list of the project's functions, so that nothing of the bundle is started to get one", async () => {
    const list = join(repository, "node_modules", "uploaded-functions.yaml");
    const install = `[ "$1" != ci ] || ln -s ${repository}/node_modules node_modules`;
    const MEANWHILE = `${install}; cp ${repository}/functions/functions.yaml ${list} 2>&- || true`;
    const env = { MEANWHILE, MAIL_FROM: "orders@shell.test" };
    await deploy({ env });
    const withoutMail = Object.keys(readJson(list).endpoints);
    expect(withoutMail).toEqual(expect.arrayContaining(["api", "partPage", "vin", "invoicePdf"]));
    await write("functions/.env.my-shop", { ...functionsSettings, MAIL_FROM: "orders@my-shop.com" });
    await commit();
    expect((await deploy({ env })).code).toBe(0);
    const { specVersion, endpoints } = readJson(list);
    expect(specVersion).toBe("v1alpha1");
    expect(Object.keys(endpoints).filter((name) => !withoutMail.includes(name))).toEqual([
      "dueMail",
      "queuedMail",
    ]);
    expect(endpoints.queuedMail.secretEnvironmentVariables).toEqual([{ key: "MAIL_URL" }]);
  });

  it("refuses the demo's shop, naming each of its values in a line", async () => {
    await write("shop.json", JSON.stringify(demo));
    await commit();
    const { code, said, asked } = await deploy();
    for (const name of Object.keys(shop))
      expect(said).toMatch(new RegExp(`^${name} in shop\\.json is the demo's`, "m"));
    expect([code, asked]).toEqual([1, []]);
  });

  it("refuses a shop whose fields are missing or empty, naming each in a line", async () => {
    const { email: _, ...others } = shop;
    await write("shop.json", JSON.stringify({ ...others, street: "" }));
    await commit();
    await expectRefused("street in shop.json is empty.\nemail in shop.json is missing.\n");
    await write("shop.json", JSON.stringify({ ...shop, site: "https://other.shop" }));
    await commit();
    await expectRefused(
      "site in shop.json is https://other.shop, and SITE_ORIGINS in functions/.env.my-shop begins",
    );
    await write("shop.json", JSON.stringify(shop));
    await write("web/.env.production", { ...webSettings, VITE_CONTINUE_URL: "https://other.shop/login" });
    await commit();
    await expectRefused(
      "VITE_CONTINUE_URL in web/.env.production is https://other.shop/login, and SITE_ORIGINS in",
    );
    await write("shop.json", "{");
    await commit();
    await expectRefused("shop.json can't be read");
  });

  it("refuses a withdrawal in a shop that couldn't acknowledge it by email", async () => {
    await write("shop.json", JSON.stringify({ ...shop, withdrawal: { days: 14, deliveryDays: 7 } }));
    await commit();
    await expectRefused("withdrawal in shop.json needs emails: set MAIL_FROM in functions/.env.my-shop");
  });

  it("refuses a withdrawal in a shop that names neither a tax nor why there's none, and rates that begin later", async () => {
    await write("functions/.env.my-shop", { ...functionsSettings, MAIL_FROM: "orders@my-shop.com" });
    const withdrawing = { ...shop, withdrawal: { days: 14, deliveryDays: 7 } };
    const taxFrom = (from: string) => ({ number: "DE123456789", rates: [{ from, percent: 19 }] });
    for (const [settings, fault] of [
      [{}, "withdrawal in shop.json needs tax: its number and rates, or a taxNote"],
      [{ tax: taxFrom("2999-01-01") }, "tax.rates in shop.json has no rate for today."],
    ] as const) {
      await write("shop.json", JSON.stringify({ ...withdrawing, ...settings }));
      await commit();
      await expectRefused(fault);
    }
    for (const settings of [{ tax: taxFrom("2020-01-01") }, { taxNote: "No VAT: small business." }]) {
      await write("shop.json", JSON.stringify({ ...withdrawing, ...settings }));
      await commit();
      expect((await deploy({ args: ["--dry-run"] })).code).toBe(0);
    }
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
    expect(asked.at(-1)).toMatch(/^npm ci /);
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

  it("leaves out the checks of a commit that passed them elsewhere, and of no other", async () => {
    const { stdout: head } = await git("rev-parse", "HEAD");
    const { code, asked } = await deploy({ args: ["--tested", head.trim()] });
    expect(code).toBe(0);
    expect(asked).not.toContain("npm test");
    await commit();
    await rm(notes);
    await expectRefused("was tested, and this is", { args: ["--tested", head.trim()] });
    await expectRefused("was tested, and this is", { args: ["--tested", ""] });
  });

  it("builds in one job, and uploads in another that runs nothing else", async () => {
    const { stdout: head } = await git("rev-parse", "HEAD");
    const builds = await deploy({ args: ["--tested", head.trim(), "--build"] });
    expect(builds.said).toContain("is built for my-shop");
    expect([builds.code, builds.asked.filter((line) => !/^npm (run build|ci)/.test(line))]).toEqual([0, []]);
    await rm(notes);
    const args = ["--built", head.trim()];
    await expectRefused("web/dist/index.html was not built", { args });
    await mkdir(join(repository, "web/dist"));
    await write("web/dist/index.html", "");
    const list = join(repository, "functions/lib/functions.yaml");
    await rename(list, `${list}.kept`);
    await expectRefused("functions/lib/functions.yaml was not built", { args });
    await rename(`${list}.kept`, list);
    await rm(join(repository, "functions/package-lock.json"));
    const { code, asked } = await deploy({ args });
    expect(code).toBe(0);
    expect(asked.map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual([
      "firebase deploy",
      "node tools/deploy/check-site.ts",
    ]);
    expect(existsSync(join(repository, "functions/package-lock.json"))).toBe(true);
    await commit();
    await rm(notes);
    await expectRefused("was built, and this is", { args });
  });

  it("says without credentials what it would do and what is in the way, and does nothing", async () => {
    const args = ["--dry-run"];
    const { code, said, asked } = await deploy({ args });
    expect({ code, asked }).toEqual({ code: 0, asked: [] });
    expect(said).toMatch(/^This would run:\n {2}npm run build -- web\n {2}npm test\n {2}firebase deploy/m);
    await write("functions/.env.my-shop", { SITE_ORIGINS: "" });
    const refused = await deploy({ args });
    expect(refused.said).toContain("functions/.env.my-shop");
    expect(refused.said).toContain("SITE_ORIGINS is missing");
    expect(refused.said).toContain("Once that is settled, this would run:");
    expect({ code: refused.code, asked: refused.asked }).toEqual({ code: 1, asked: [] });
  });

  it("goes back to the release before, at once", async () => {
    const { code, asked } = await deploy({ args: ["--rollback"] });
    expect({ code, asked }).toEqual({ code: 0, asked: ["node tools/deploy/rollback.ts my-shop"] });
  });
});

describe("npm run deploy -- --preview", { timeout: 120_000 }, () => {
  const args = ["--preview", "pr-7"];
  const project = "my-preview";
  const previewSettings = {
    ...webSettings,
    VITE_FIREBASE_AUTH_DOMAIN: "my-preview.firebaseapp.com",
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_CONTINUE_URL: "https://my-preview.web.app/login",
    VITE_USER_REMOVAL_URL: "https://us-central1-my-preview.cloudfunctions.net/userRemoval",
  };

  beforeEach(async () => {
    await write("web/.env.preview", previewSettings);
    await write("functions/.env.my-preview", { SITE_ORIGINS: "https://my-preview.web.app" });
    await commit();
  });

  it("deploys to an address of its own on another project, with parts and no accounts", async () => {
    const outputs = join(repository, "node_modules", "outputs");
    const { code, said, asked } = await deploy({ project, args, env: { GITHUB_OUTPUT: outputs } });
    const { stdout: head } = await git("rev-parse", "--short", "HEAD");
    const where = `--config ${join(repository, "firebase.deploy.json")} --project my-preview`;
    expect(asked.slice(3)).toEqual([
      `firebase deploy ${where} --only firestore,functions`,
      `firebase hosting:channel:deploy pr-7 ${where} --expires 7d --json`,
      "node functions/scripts/seed.ts --parts-only my-preview",
      `node tools/deploy/check-site.ts https://my-preview--pr-7-abc.web.app ${head.trim()}`,
    ]);
    expect(said).toContain("Preview: https://my-preview--pr-7-abc.web.app");
    const { hosting } = readJson(join(repository, "firebase.deploy.json"));
    const unlisted = { source: "**", headers: [{ key: "X-Robots-Tag", value: "noindex" }] };
    expect(hosting.headers).toContainEqual(unlisted);
    expect(await readFile(outputs, "utf8")).toBe("url=https://my-preview--pr-7-abc.web.app\n");
    expect(code).toBe(0);
  });

  it("builds with the preview's settings, and with none of the live shop's", async () => {
    await write("web/.env.production", { ...webSettings, VITE_OF_THE_LIVE_SHOP: "yes" });
    await commit();
    const built = join(repository, "node_modules", "built");
    await deploy({ project, args, env: { MEANWHILE: `env | grep ^VITE_ >> ${built} || true` } });
    const settings = await readFile(built, "utf8");
    const lines = (name: string) => settings.split("\n").filter((line) => line.startsWith(`${name}=`));
    expect(lines("VITE_FIREBASE_PROJECT_ID")).toEqual(["VITE_FIREBASE_PROJECT_ID=my-preview"]);
    expect(lines("VITE_OF_THE_LIVE_SHOP")).toEqual(["VITE_OF_THE_LIVE_SHOP="]);
  });

  it("refuses the live shop's project, whose data a preview would change", async () => {
    await write("web/.env.preview", webSettings);
    await commit();
    await expectRefused("my-shop is the live shop's project", { args });
  });

  it.each(["", "PR 7", "live/../x", "a".repeat(31)])("refuses the name %j", async (name) => {
    await expectRefused("A preview's name has small letters", { project, args: ["--preview", name] });
  });
});
