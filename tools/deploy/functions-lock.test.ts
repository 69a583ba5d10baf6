import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { readJson, root } from "../lib/workspace.ts";
import { lockOfFunctions } from "./functions-lock.ts";

const whole = readJson(join(root, "package-lock.json"));
const lock = lockOfFunctions(whole);

const needs = (...names: string[]) => ({
  dependencies: Object.fromEntries(names.map((name) => [name, "1"])),
});

function lockOf(packages: Record<string, object>) {
  const made = lockOfFunctions({ lockfileVersion: 3, packages }).packages;
  return Object.fromEntries(
    Object.entries(made).map(([path, { version = "", dev }]) => [path, version + (dev ? " dev" : "")]),
  );
}

describe("The functions' lockfile", () => {
  it("has all that they need, in versions that suit: npm finds nothing wrong with it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "carparts-lock-"));
    try {
      cpSync(join(root, "functions/package.json"), join(folder, "package.json"));
      writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
      const { stdout } = await promisify(execFile)("npm", ["ls", "--all", "--package-lock-only", "--json"], {
        cwd: folder,
        maxBuffer: 16 * 1024 * 1024,
      });
      expect(JSON.parse(stdout).problems ?? []).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("has each of them as the root's lockfile has it", () => {
    const known = new Set(
      Object.values<{ integrity?: string }>(whole.packages).map(({ integrity }) => integrity),
    );
    const { "": own, ...others } = lock.packages;
    expect(own).toEqual(whole.packages.functions);
    expect(
      (Object.entries(others) as [string, { integrity?: string }][]).filter(
        ([, { integrity }]) => !known.has(integrity),
      ),
    ).toEqual([]);
    for (const name of Object.keys(own?.dependencies ?? {}))
      expect(others[`node_modules/${name}`]?.version).toBe(own?.dependencies?.[name]);
    expect(others).not.toHaveProperty(["node_modules/vite"]);
  });

  it("keeps what one package needs in another version within that package", () => {
    const packages = {
      functions: needs("a", "b"),
      "functions/node_modules/a": { version: "2" },
      "node_modules/a": { version: "1" },
      "node_modules/b": { version: "1", ...needs("a", "c") },
      "node_modules/c": { version: "1", ...needs("a") },
    };
    expect(lockOf(packages)).toEqual({
      "": "",
      "node_modules/a": "2",
      "node_modules/b": "1",
      "node_modules/b/node_modules/a": "1",
      "node_modules/c": "1",
      "node_modules/c/node_modules/a": "1",
    });
  });

  it("says what only tests need, and leaves out what may be missing", () => {
    const packages = {
      functions: { ...needs("a"), devDependencies: { t: "1" }, optionalDependencies: { gone: "1" } },
      "node_modules/a": {
        version: "1",
        dev: true,
        peerDependencies: { p: "1" },
        peerDependenciesMeta: { p: { optional: true } },
      },
      "node_modules/t": { version: "1", ...needs("a", "u") },
      "node_modules/u": { version: "1" },
    };
    expect(lockOf(packages)).toEqual({
      "": "",
      "node_modules/a": "1",
      "node_modules/t": "1 dev",
      "node_modules/u": "1 dev",
    });
  });

  it("is refused where the root's has no such package", () => {
    expect(() => lockOf({ functions: needs("a") })).toThrow(
      "package-lock.json has no a, which functions needs.",
    );
    expect(() => lockOf({})).toThrow("has no functions");
  });
});
