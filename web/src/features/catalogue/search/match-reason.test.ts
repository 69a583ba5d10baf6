import { expect, test } from "vitest";
import { matchReason } from "./match-reason.tsx";

test.each([
  [{ kind: "own", number: "BD-3028" }, "Part number BD-3028"],
  [{ kind: "oem", number: "1K0 615 301" }, "OEM number 1K0 615 301"],
  [{ kind: "equivalent", number: "0 986 479 099", brand: "Bosch" }, "Bosch 0 986 479 099 equivalent"],
  [{ kind: "superseded", number: "BD-3000" }, "Replaces BD-3000"],
] as const)("%j says why it was found", (matched, words) => {
  expect(matchReason(matched)).toBe(words);
});
