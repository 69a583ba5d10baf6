import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readJson, root } from "../lib/workspace.ts";

const reasons = readFileSync(join(root, "docs/decisions/041-dependencies.md"), "utf8");

it.each(["package.json", "functions/package.json", "web/package.json"])(
  "The decision on dependencies names each one in %s",
  (path) => {
    const { dependencies = {}, devDependencies = {} } = readJson(join(root, path));
    const names = Object.keys({ ...dependencies, ...devDependencies });
    expect(names.filter((name) => !reasons.includes(`\`${name}\``))).toEqual([]);
  },
);
