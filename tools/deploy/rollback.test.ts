import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import { startGoogle, type TestGoogle } from "../google/test-google.ts";
import { root } from "../lib/workspace.ts";
import { releaseBefore } from "./rollback.ts";

const hosting = "firebasehosting.googleapis.com/v1beta1/projects/my-shop/sites/my-shop/releases";

let google: TestGoogle;
afterEach(() => google.close());

function release(version: string, message: string, status = "FINALIZED") {
  const name = `sites/my-shop/versions/${version}`;
  return { version: { name, status }, releaseTime: "2026-11-23T10:00:00Z", message };
}

async function rollBack(releases: readonly object[]) {
  google = await startGoogle({ [`GET ${hosting}`]: { releases }, [`POST ${hosting}`]: {} });
  const options = { cwd: root, env: { ...process.env, ...google.env } };
  const args = ["tools/deploy/rollback.ts", "my-shop"];
  const run = promisify(execFile)(process.execPath, args, options);
  const { code = 0, stdout, stderr } = await run.catch((failure) => failure);
  return { code, said: `${stdout}${stderr}` };
}

describe("npm run deploy -- --rollback", () => {
  it("shows the release before the present one again, and says what stays as it is", async () => {
    const { code, said } = await rollBack([release("c", "ccc"), release("b", "bbb"), release("a", "aaa")]);
    expect(said).toContain("shows the site of bbb");
    expect(said).toContain("git checkout bbb && npm run deploy -- --project my-shop");
    expect(code).toBe(0);
    expect(google.changes).toEqual([
      {
        call: `POST ${hosting}`,
        query: "versionName=sites%2Fmy-shop%2Fversions%2Fb",
        body: { message: "bbb" },
      },
    ]);
  });

  it("goes further back the second time, and past versions that Hosting has deleted", () => {
    const releases = [
      release("b", "bbb"),
      release("d", "ddd"),
      release("b", "bbb"),
      release("c", "ccc", "DELETED"),
      release("a", "aaa"),
    ];
    expect(releaseBefore(releases)?.message).toBe("aaa");
  });

  it.each([[[]], [[release("a", "aaa")]]])("refuses where there is none: %j", async (releases) => {
    const { code, said } = await rollBack(releases);
    expect(said.trim()).toBe("my-shop has no release from before the present one.");
    expect(code).toBe(1);
    expect(google.changes).toEqual([]);
  });
});
