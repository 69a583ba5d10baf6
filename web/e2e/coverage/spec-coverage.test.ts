import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { faultsOf, readRows } from "../support/named-tests.ts";

/** The specification's sections about behaviour. */
const sections = [
  "Screens and routes",
  "Entities and their fields",
  "States and transitions",
  "Validation rules",
  "Roles and permissions",
  "The calls it makes",
  "Error catalogue",
  "Business constants and limits",
];

const rows = readRows(readFileSync(join(import.meta.dirname, "../../../docs/specification.md"), "utf8"));

describe("The table of the specification's statements", () => {
  test.each(sections)("has rows for the section %s", (section) => {
    expect(rows.filter((row) => row.section === section).length).toBeGreaterThan(0);
  });

  test("has no other sections, no empty cells and no statement twice in a section", () => {
    expect(rows.filter(({ section }) => !sections.includes(section))).toEqual([]);
    expect(rows.filter(({ statement, shownBy }) => statement === "" || shownBy === "")).toEqual([]);
    const keys = rows.map(({ section, statement }) => `${section}: ${statement}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test("names tests that exist", () => {
    expect(faultsOf(rows)).toEqual([]);
  });
});
