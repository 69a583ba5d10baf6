import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { parseSync } from "@swc/core";
import { afterAll, describe, expect, it, vi } from "vitest";
import { addressesOf } from "../../web/src/boot/prerendered.ts";
import { routes } from "../../web/src/routes.ts";
import { root } from "../lib/workspace.ts";
import { slowTextOf } from "./growth.ts";

const SOURCES = [
  "{functions/{src,scripts},web/src}/**/*.{ts,tsx}",
  "tools/{deploy,hosting,lib,live,logs,shop}/**/*.ts",
];
const OF_TESTS = /\.test\.tsx?$|\/(testing|trials)\//;

interface Found {
  readonly patterns: Map<string, RegExp>;
  /** Files with patterns that are built when they run. */
  readonly builders: Set<string>;
}

function collect(node: unknown, file: string, found: Found): void {
  if (typeof node !== "object" || node === null) return;
  const { type, pattern, flags, callee } = node as Record<string, unknown>;
  if (type === "RegExpLiteral") {
    found.patterns.set(`/${pattern}/${flags} in ${file}`, new RegExp(String(pattern), String(flags)));
  }
  if ((callee as { value?: unknown } | undefined)?.value === "RegExp") found.builders.add(file);
  for (const child of Object.values(node)) collect(child, file, found);
}

async function findPatterns(): Promise<Found> {
  const found: Found = { patterns: new Map(), builders: new Set() };
  for await (const file of glob(SOURCES, { cwd: root })) {
    if (OF_TESTS.test(file)) continue;
    const source = readFileSync(join(root, file), "utf8");
    collect(
      parseSync(source, { syntax: "typescript", tsx: file.endsWith("x"), target: "es2024" }),
      file,
      found,
    );
  }
  return found;
}

/** The patterns that a module builds when it's loaded. */
async function builtBy(file: string): Promise<RegExp[]> {
  const built: RegExp[] = [];
  class Recorded extends RegExp {
    constructor(pattern: RegExp | string, flags?: string) {
      super(pattern, flags);
      built.push(new Native(this.source, this.flags));
    }
  }
  const Native = RegExp;
  vi.stubGlobal("RegExp", Recorded);
  await import(join(root, file));
  vi.unstubAllGlobals();
  return built;
}

const { patterns, builders } = await findPatterns();

afterAll(() => vi.unstubAllGlobals());

describe("No text keeps a process or a page busy:", () => {
  it("no pattern takes longer than the text that it's given gets longer", () => {
    expect(patterns.size).toBeGreaterThan(250);
    const slow = [...patterns].flatMap(([name, pattern]) => {
      const text = slowTextOf(pattern);
      return text ? [`${name}: ${JSON.stringify(text)}`] : [];
    });
    expect(slow).toEqual([]);
  }, 300_000);

  it("nor does one that is built of pieces, all of them when their module is loaded", async () => {
    const OF_ROUTES = "web/src/boot/prerendered.ts";
    builders.delete(OF_ROUTES);
    const built = Object.values(routes).map((page) => new RegExp(addressesOf(page), "i"));
    for (const file of builders) {
      const patterns = await builtBy(file);
      expect(patterns.length, file).toBeGreaterThan(0);
      built.push(...patterns);
    }
    expect(built.filter((pattern) => slowTextOf(pattern) !== undefined)).toEqual([]);
  }, 300_000);

  it.each([
    ["tries each split of the digits", /^-?\d+[.,]?\d*$|^\P{Nd}*$/u],
    ["begins anew at each line break", /(?:^|[|;,\n])\s*(\d+(?:[.,]\d+)?E\+\d+)\s*(?:$|[|;,\n])/i],
    ["looks for an end that is not there", /<[^>]*>/g],
    ["trims", /\s+$/],
    ["repeats what repeats", /^(\w+\s?)*$/],
    ["looks for a long beginning again and again", /<div id="root".*<\/div>/s],
  ])("one that %s is found", (_what, pattern) => {
    expect(slowTextOf(pattern)).toBeDefined();
  });
});
