import { expect, it } from "vitest";
import { visitsIn, vitalsTable } from "./vitals-table.ts";

function visit(route: string, fields = {}) {
  return { severity: "INFO", kind: "webVitals", route, webRelease: "1a2b3c4", ...fields };
}

it("A day's lines become a table: the 75th percentile by route and release, the most visited first", () => {
  const slow = [900, 1000, 3000, 4000].map((LCP) => visit("/", { LCP, INP: 90, CLS: 0.0123 }));
  const lines = [visit("/part/:id", { LCP: 700, CLS: 0.3 }), ...slow, visit("/", { webRelease: "0f0f0f0" })];
  expect(vitalsTable(visitsIn(lines.map((line) => JSON.stringify(line)).join("\n"))).split("\n")).toEqual([
    "route      release  visits  LCP ms  INP ms  CLS",
    "/          1a2b3c4  4       3000 !  90      0.012",
    "/part/:id  1a2b3c4  1       700     -       0.300 !",
    "/          0f0f0f0  1       -       -       -",
  ]);
});

it("The lines may be those of Cloud Logging, a list of them, and have others and no JSON between them", () => {
  const exported = { insertId: "x", jsonPayload: visit("/"), timestamp: "2026-11-23T10:00:00Z" };
  const bug = { jsonPayload: { kind: "bug", message: "webVitals" } };
  expect(visitsIn(JSON.stringify([exported, bug, { textPayload: "x" }]))).toHaveLength(1);
  expect(visitsIn(`>  \n${JSON.stringify(exported)}\nnull\n5\n${JSON.stringify(bug)}\n`)).toHaveLength(1);
  expect(visitsIn("")).toEqual([]);
});
