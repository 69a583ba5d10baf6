import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { severities } from "../../functions/src/core/log.ts";
import { root } from "../lib/workspace.ts";

const page = readFileSync(join(root, "docs/logs.md"), "utf8");

/** The rows of the tables below a heading, as cells. */
function rowsBelow(heading: string): string[][] {
  const section = page.split(/^## /m).find((text) => text.startsWith(heading)) ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe("The inventory of logs", () => {
  it("has every kind of line with its severity, and no other", () => {
    const listed = rowsBelow("Lines").map(([kind = "", severity]) => [kind.replaceAll("`", ""), severity]);
    expect(new Map(listed as [string, string][])).toEqual(new Map(Object.entries(severities)));
    expect(listed).toHaveLength(Object.keys(severities).length);
  });

  it("says of every log what it holds, where it is kept apart, how long, and who may read it", () => {
    const rows = rowsBelow("Where");
    expect(rows.length).toBeGreaterThan(4);
    for (const row of rows) expect(row.filter(Boolean)).toHaveLength(4);
  });

  it("says how every sign-in is logged", () => {
    expect(rowsBelow("Where").map(([log]) => log)).toContain("Identity Platform's user activity");
    expect(page).toContain("switch user activity\nlogging on");
  });
});

it("The server's log is written by one function alone", async () => {
  const writers: string[] = [];
  for await (const file of glob("functions/src/**/*.ts", { cwd: root })) {
    if (/\.test\.ts$|\/(testing|trials)\//.test(file)) continue;
    if (
      /\bconsole\.|process\.std(out|err)|firebase-functions\/logger/.test(
        readFileSync(join(root, file), "utf8"),
      )
    )
      writers.push(file);
  }
  expect(writers).toEqual(["functions/src/core/log.ts"]);
});
