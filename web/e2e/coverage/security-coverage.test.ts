import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { faultsOf, readRows } from "../support/named-tests.ts";

const rows = readRows(
  readFileSync(join(import.meta.dirname, "../../../docs/security-requirements.md"), "utf8"),
);

describe("The table of security requirements", () => {
  test("has a row with a test for each requirement, and none twice", () => {
    expect(rows.length).toBeGreaterThan(25);
    expect(rows.filter(({ statement, shownBy }) => statement === "" || shownBy === "")).toEqual([]);
    const numbers = rows.map(({ statement }) => statement.split(" ")[0]);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  test("names tests that exist", () => {
    expect(faultsOf(rows)).toEqual([]);
  });
});
