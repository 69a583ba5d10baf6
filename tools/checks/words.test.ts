import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../lib/workspace.ts";

/** Names that went, each with the term to take. */
const gone: Readonly<Record<string, string>> = {
  unlessLeaving: "assertNotDeleting",
  orAccountGone: "mapDeletionError",
  keepDeleted: "moveToTrash",
  putBack: "restore",
  findTaken: "findForDeletion",
  judgeRows: "validateRows",
  inHalves: "commitBisecting",
  FewAtOnce: "ConcurrencyLimit",
  inTurns: "collectYielding",
  ReadAllowance: "ReadQuota",
  outdate: "invalidate",
  noteDemand: "recordDemand",
  handlings: "orderStatuses",
  MadeBrand: "BrandWithManufacturer",
  wholeOf: "parseInteger",
};

const declared = /\b(?:function\*?|const|let|class|interface|type)\s+(\w+)/g;

it("Declared names take the field's terms, not those that went", async () => {
  const wrong: string[] = [];
  for await (const file of glob("{functions/src,tools,web/src}/**/*.{ts,tsx}", { cwd: root })) {
    const names = readFileSync(join(root, file), "utf8").matchAll(declared);
    for (const [, name = ""] of names) {
      if (Object.hasOwn(gone, name)) wrong.push(`${file}: ${name}, take ${gone[name]}`);
    }
  }
  expect(wrong).toEqual([]);
});
