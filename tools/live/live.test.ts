import { type ExecFileOptions, execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freePort } from "../lib/free-port.ts";
import { demo } from "../lib/shop-file.ts";
import { root } from "../lib/workspace.ts";
import { TestCloud } from "./test-cloud.ts";

// The real command against a server of the test's own that answers as Google's documented APIs do.

const command = ["tools/live/live.ts", "--project", "my-shop", "--owner", "me@example.com"];

/** firebase-tools checks this before it asks. It has no types. */
const artifacts = createRequire(import.meta.url)("firebase-tools/lib/functions/artifacts.js");

let cloud: TestCloud;
let folder: string;

beforeEach(async () => {
  cloud = new TestCloud();
  await cloud.start();
  folder = mkdtempSync(join(tmpdir(), "carparts-live-"));
  for (const part of ["web", "functions"]) mkdirSync(join(folder, part));
  writeSite("https://my-shop.web.app");
});

afterEach(() => {
  cloud.google.close();
  rmSync(folder, { recursive: true });
});

/** The site that shop.json names. */
function writeSite(site: string): void {
  writeFileSync(join(folder, "shop.json"), JSON.stringify({ ...demo, site }));
}

interface Run {
  readonly code: number | null;
  readonly lines: string[];
  /** The calls that changed something. */
  readonly changes: string[];
}

/** `onChild` may end it early. */
async function live(args: string[] = [], env: NodeJS.ProcessEnv = {}, onChild = (_end: () => void) => {}) {
  const before = cloud.google.changes.length;
  const own = { LIVE_FOLDER: folder, LIVE_SECONDS: "0", METADATA_SERVER_DETECTION: "none", HOME: folder };
  const options: ExecFileOptions = {
    cwd: root,
    env: { ...process.env, ...own, ...cloud.google.env, ...env },
  };
  return new Promise<Run>((resolve) => {
    const child = execFile(process.execPath, [...command, ...args], options, (_error, stdout, stderr) => {
      const lines = `${stdout}${stderr}`.split("\n").filter((line) => line !== "");
      const changes = cloud.google.changes.slice(before).map(({ call }) => call);
      resolve({ code: child.exitCode, lines, changes });
    });
    onChild(() => child.kill("SIGKILL"));
  });
}

function signs({ lines }: Run): string {
  return lines.map((line) => /^[=+!…](?= )/.exec(line)?.[0] ?? "").join("");
}

/** Everything that was created, without the names that Google gives. */
function everything() {
  const documents = [...cloud.documents].map(([path, some]) => [
    path,
    some.map(({ name: _, notificationChannels: __, notificationsRule: ___, ...rest }) => rest),
  ]);
  const { database, repository, sites, apps, accounts } = cloud;
  const { bindings } = cloud.policy;
  return {
    documents,
    database,
    repository,
    sites,
    apps,
    accounts: [...accounts],
    bindings,
    services: [...cloud.services].sort(),
  };
}

/** The resources after the first test. */
let undisturbed: ReturnType<typeof everything>;

describe("npm run live", { timeout: 60_000 }, () => {
  it("makes everything, and the second time nothing", async () => {
    const first = await live();
    expect(first.lines.filter((line) => /^[!…]/.test(line))).toEqual([]);
    expect({ code: first.code, signs: signs(first) }).toEqual({ code: 0, signs: "+".repeat(16) });
    const counts = [...cloud.documents].map(([path, { length }]) => [path.split("/").at(-1), length]);
    expect(Object.fromEntries(counts)).toEqual({
      ...{ notificationChannels: 1, uptimeCheckConfigs: 2, alertPolicies: 8 },
      ...{ metrics: 5, exclusions: 1, backupSchedules: 2, budgets: 1 },
    });
    const made = everything();
    undisturbed = made;
    const second = await live();
    expect({ code: second.code, signs: signs(second), changes: second.changes }).toEqual({
      ...{ code: 0, signs: "=".repeat(16), changes: [] },
    });
    expect(everything()).toEqual(made);
  });

  it("says what only a person can do, with its address, and what comes next", async () => {
    const { lines } = await live();
    expect(lines).toEqual(
      expect.arrayContaining([
        "    https://console.firebase.google.com/project/my-shop/authentication/providers",
        "    https://console.cloud.google.com/apis/credentials?project=my-shop",
        "Then commit, and: npm run deploy -- --project my-shop",
      ]),
    );
  });

  it("writes the settings that a deployment reads, and keeps what somebody wrote there", async () => {
    const web = join(folder, "web/.env.production");
    writeFileSync(web, "# Ours.\nVITE_SIGN_IN_METHODS=google,phone\nVITE_STRIPE_PUBLISHABLE_KEY=pk_live_1");
    await live();
    expect(readFileSync(web, "utf8").split("\n")).toEqual([
      "# Ours.",
      "VITE_SIGN_IN_METHODS=google,phone",
      "VITE_STRIPE_PUBLISHABLE_KEY=pk_live_1",
      "VITE_CONTINUE_URL=https://my-shop.web.app/login",
      "VITE_FIREBASE_API_KEY=AIza-key",
      "VITE_FIREBASE_AUTH_DOMAIN=my-shop.firebaseapp.com",
      "VITE_FIREBASE_PROJECT_ID=my-shop",
      "VITE_FIREBASE_APP_ID=1:4711:web:0",
      "VITE_USER_REMOVAL_URL=https://us-central1-my-shop.cloudfunctions.net/userRemoval",
      "",
    ]);
    expect(readFileSync(join(folder, "functions/.env.my-shop"), "utf8")).toBe(
      "SITE_ORIGINS=https://my-shop.web.app,https://my-shop.firebaseapp.com\n",
    );
  });

  it("makes what firebase-tools would ask for: the site, and how long images are kept", async () => {
    await live();
    expect(cloud.sites).toEqual([{ name: "projects/my-shop/sites/my-shop", type: "DEFAULT_SITE" }]);
    const { findExistingPolicy, hasSameCleanupPolicy, DEFAULT_CLEANUP_DAYS } = artifacts;
    expect(findExistingPolicy(cloud.repository)).toBeDefined();
    expect(hasSameCleanupPolicy(cloud.repository, DEFAULT_CLEANUP_DAYS)).toBe(true);
  });

  it("sets the policy of images that are there, and leaves somebody's own", async () => {
    await live();
    const repository = cloud.repository as Record<string, unknown>;
    for (const none of [{}, undefined]) {
      repository.cleanupPolicies = none;
      expect((await live()).changes).toEqual([expect.stringMatching(/^PATCH .+\/gcf-artifacts$/)]);
      expect(artifacts.findExistingPolicy(repository)).toBeDefined();
    }
    repository.cleanupPolicies = { ours: { id: "ours", action: "KEEP" } };
    expect((await live()).changes).toEqual([]);
  });

  it("makes the accounts that the functions run as, each with its roles, and keeps what others have", async () => {
    const condition = { expression: "request.time < timestamp('2030-01-01T00:00:00Z')" };
    const others = [
      { role: "roles/owner", members: ["user:me@example.com"] },
      { role: "roles/datastore.user", members: ["user:you@example.com"] },
      { role: "roles/run.invoker", members: ["user:you@example.com"], condition },
    ];
    cloud.policy = { version: 3, etag: "7", bindings: others };
    cloud.unknownAccounts = 1;
    const { code, lines } = await live([], { LIVE_SECONDS: "20" });
    expect(code).toBe(0);
    expect(lines).toContain(
      "… Functions' accounts: wait until Google knows the new accounts, which takes a minute",
    );
    const [functions, mail] = ["shop-functions", "shop-mail"].map(
      (name) => `serviceAccount:${name}@my-shop.iam.gserviceaccount.com`,
    );
    expect(cloud.policy.bindings).toEqual([
      others[0],
      { role: "roles/datastore.user", members: ["user:you@example.com", functions, mail] },
      others[2],
      { role: "roles/firebaseauth.admin", members: [functions] },
      { role: "roles/run.invoker", members: [functions, mail] },
      { role: "roles/firebaseauth.viewer", members: [mail] },
      { role: "roles/eventarc.eventReceiver", members: [mail] },
    ]);
  });

  it("names the roles that the functions' accounts don't need, and takes none from anybody", async () => {
    await live();
    const member = "serviceAccount:shop-functions@my-shop.iam.gserviceaccount.com";
    const bindings = [...cloud.policy.bindings, { role: "roles/editor", members: [member] }];
    cloud.policy = { ...cloud.policy, bindings };
    const { code, lines, changes } = await live();
    expect(lines).toContain(
      "! Functions' accounts: still missing: roles/editor taken back from shop-functions",
    );
    expect([code, changes]).toEqual([1, []]);
    expect(cloud.policy.bindings).toEqual(bindings);
  });

  it("takes the site from shop.json, and says by which steps an own domain leads there", async () => {
    writeSite("https://shop.example.com");
    const { lines } = await live();
    expect(readFileSync(join(folder, "web/.env.production"), "utf8")).toContain(
      "VITE_CONTINUE_URL=https://shop.example.com/login\n",
    );
    expect(readFileSync(join(folder, "functions/.env.my-shop"), "utf8")).toBe(
      "SITE_ORIGINS=https://shop.example.com,https://my-shop.web.app,https://my-shop.firebaseapp.com\n",
    );
    expect(lines).toContain("+ Uptime checks: ask shop.example.com every five minutes");
    expect(lines).toContain("    https://console.firebase.google.com/project/my-shop/hosting/sites");
    const pages = "https://shop.example.com/*, https://my-shop.web.app/*, https://my-shop.firebaseapp.com/*";
    expect(lines).toContainEqual(expect.stringContaining(`Restrict the browser's key to ${pages}`));
  });

  it("refuses the demo's site, which a dry run only mentions", async () => {
    writeSite(demo.site);
    const { code, lines, changes } = await live();
    expect({ code, changes }).toEqual({ code: 1, changes: [] });
    const fault =
      "site in shop.json is the demo's. Write https://my-shop.web.app, or the shop's own address.";
    expect(lines).toEqual([fault]);
    const dry = await live(["--dry-run"]);
    expect([dry.code, dry.lines[0]]).toEqual([0, fault]);
  });

  it("makes a project of previews, which nobody watches and whose site shop.json doesn't name", async () => {
    writeSite("https://shop.example.com");
    const { code, lines } = await live(["--preview"]);
    expect(code).toBe(0);
    expect(lines).toContain("+ web/.env.preview: has the settings of this project; commit it");
    expect(lines).toContain("Then commit, and: npm run deploy -- --project my-shop --preview first");
    expect(readFileSync(join(folder, "web/.env.preview"), "utf8")).toContain("https://my-shop.web.app/login");
    const made = [...cloud.documents].flatMap(([path, { length }]) =>
      length > 0 ? path.split("/").at(-1) : [],
    );
    expect(made).toEqual(["notificationChannels", "exclusions", "budgets"]);
    expect(await live(["--preview"])).toMatchObject({ code: 0, changes: [] });
  });

  it("refuses settings of another project, and leaves them as they are", async () => {
    const file = join(folder, "web/.env.production");
    writeFileSync(file, "VITE_FIREBASE_PROJECT_ID=other-shop\n");
    const { code, lines } = await live();
    expect(code).toBe(1);
    expect(lines.at(-1)).toContain("web/.env.production is another project's");
    expect(readFileSync(file, "utf8")).toBe("VITE_FIREBASE_PROJECT_ID=other-shop\n");
  });

  it("puts right what somebody changed or deleted, and nothing else", async () => {
    await live();
    const policies = cloud.documents.get("monitoring.googleapis.com/v3/projects/my-shop/alertPolicies") ?? [];
    const metrics = cloud.documents.get("logging.googleapis.com/v2/projects/my-shop/metrics") ?? [];
    const made = everything();
    policies.push({ name: "projects/my-shop/alertPolicies/own", displayName: "Somebody's own" });
    (policies[1] as Record<string, unknown>).severity = "WARNING";
    metrics.shift();
    if (cloud.database) cloud.database.deleteProtectionState = "DELETE_PROTECTION_DISABLED";
    const { code, changes } = await live();
    expect(code).toBe(0);
    expect(changes).toEqual([
      "PATCH firestore.googleapis.com/v1/projects/my-shop/databases/(default)",
      "POST logging.googleapis.com/v2/projects/my-shop/metrics",
      `PATCH monitoring.googleapis.com/v3/${policies[1]?.name}`,
    ]);
    expect(policies.at(-1)?.displayName).toBe("Somebody's own");
    policies.pop();
    metrics.unshift(...metrics.splice(-1));
    expect(everything()).toEqual(made);
  });

  it("says without rights which role it takes, does the rest, and goes on where somebody has them", async () => {
    cloud.forbidden.add("firestore.googleapis.com");
    const without = await live();
    expect(without.code).toBe(1);
    expect(without.lines).toContain(
      "! Database: not allowed, it takes roles/datastore.owner. The caller does not have permission",
    );
    expect(signs(without)).toBe("++++++++!!++++++");
    cloud.forbidden.clear();
    const withRights = await live();
    expect({ code: withRights.code, signs: signs(withRights) }).toEqual({
      code: 0,
      signs: "========++======",
    });
  });

  it("lets alerts and budget wait for an email that could not be made", async () => {
    cloud.forbidden.add("monitoring.googleapis.com");
    const { code, lines } = await live();
    expect(code).toBe(1);
    expect(lines.filter((line) => line.startsWith("! ")).length).toBeGreaterThan(0);
    expect(lines.at(-1)).toContain("run this again");
  });

  it("waits for metrics that Google doesn't know yet", async () => {
    cloud.unknownMetrics = 3;
    const { code, lines } = await live([], { LIVE_SECONDS: "20" });
    expect(lines).toContain(
      "… Alerts: waits until Google knows the new metrics, which takes up to ten minutes",
    );
    expect(lines).toContain("+ Alerts: 8, each with its part of the runbook");
    expect(code).toBe(0);
    expect(cloud.documents.get("monitoring.googleapis.com/v3/projects/my-shop/alertPolicies")).toHaveLength(
      8,
    );
  });

  it.each([1, 6, 14])("goes on where it was stopped, at its change no. %i", async (stopAt) => {
    let end = () => {};
    let changes = 0;
    cloud.beforeChange = () => {
      if (++changes === stopAt) end();
    };
    const stopped = await live([], {}, (kill) => {
      end = kill;
    });
    expect(stopped.code).toBeNull();
    cloud.beforeChange = () => {};
    expect(await live()).toMatchObject({ code: 0 });
    expect(everything()).toEqual(undisturbed);
  });

  it("says in one line that there is no network", async () => {
    const { code, lines } = await live([], { GOOGLE_APIS_URL: `http://127.0.0.1:${await freePort()}` });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/could not be reached: ECONNREFUSED\. Run it again/)]);
  });

  it("says in one line that there are no credentials", async () => {
    const { code, lines } = await live([], { GOOGLE_OAUTH_ACCESS_TOKEN: "" });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining("run gcloud auth application-default login")]);
  });

  it("sends no token to a server that is neither Google's nor on this machine", async () => {
    const { code, lines } = await live([], { GOOGLE_APIS_URL: "https://apis.example.com" });
    expect({ code, lines }).toEqual({
      code: 1,
      lines: [expect.stringContaining("GOOGLE_APIS_URL is for tests")],
    });
  });

  it("stops where nobody pays for the project, with the address where that is done", async () => {
    cloud.billingEnabled = false;
    const { code, lines } = await live();
    expect(code).toBe(1);
    expect(lines).toContain("! Billing: no account pays for this project, and everything else waits for it.");
    expect(lines.at(-1)).toContain("/billing/linkedaccount?project=my-shop");
  });

  it("stops where there is no such project", async () => {
    cloud.isProject = false;
    const { code, lines, changes } = await live();
    expect({ code, changes }).toEqual({ code: 1, changes: [] });
    expect(lines).toContain("  Make my-shop a Firebase project");
  });

  it("says beforehand what it would do, without credentials and without a call", async () => {
    const nobody = { GOOGLE_APIS_URL: `http://127.0.0.1:${await freePort()}`, GOOGLE_OAUTH_ACCESS_TOKEN: "" };
    const { code, lines, changes } = await live(["--dry-run"], nobody);
    expect({ code, changes }).toEqual({ code: 0, changes: [] });
    expect(lines).toContain("  Backups: each day, kept for 7 days, and each Sunday, kept for 14 weeks");
  });

  it.each([
    [["--project", "demo-shop"], "Which project?"],
    [["--project", "../x"], "Which project?"],
    [["--owner", "nobody"], "Whom shall alerts reach?"],
    [["--budget", "0"], "--budget is a whole number"],
  ])("refuses %j", async (args, because) => {
    const { code, lines, changes } = await live(args);
    expect({ code, changes }).toEqual({ code: 1, changes: [] });
    expect(lines[0]).toContain(because);
  });
});
