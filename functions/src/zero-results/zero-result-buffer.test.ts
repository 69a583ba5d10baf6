import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ZeroResultBuffer } from "./zero-result-buffer.ts";
import type { ZeroResultCounts } from "./zero-result-counts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aCount() {
  const written: Pick<ZeroResultCounts, "texts" | "filtered" | "vehicles" | "others">[] = [];
  const count = new ZeroResultBuffer(async ({ texts, filtered, vehicles, others }) => {
    written.push({ texts, filtered, vehicles, others });
  });
  return { count, written };
}

it("What isn't found is written once a minute, and not at all where nothing is missing", async () => {
  const { count, written } = aCount();
  for (const text of ["xenon", "Xenon ", "tow bar"]) count.record("texts", text);
  count.record("filtered", "xenon");
  await vi.advanceTimersByTimeAsync(59_999);
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toEqual([
    { texts: { xenon: 2, "tow bar": 1 }, filtered: { xenon: 1 }, vehicles: {}, others: 0 },
  ]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(written).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
  count.record("texts", "tow bar");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(written.slice(1)).toEqual([{ texts: { "tow bar": 1 }, filtered: {}, vehicles: {}, others: 0 }]);
});

it("Of a text that somebody types letter by letter only the last is counted", async () => {
  const { count, written } = aCount();
  for (const text of ["x", "xe", "xen", "xenon", "xeno", "xenon lamp", "xylene"]) count.record("texts", text);
  count.record("filtered", "xe");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(written).toEqual([
    { texts: { "xenon lamp": 1, xylene: 1 }, filtered: { xe: 1 }, vehicles: {}, others: 0 },
  ]);
});

it("Of a thousand words 500 are kept, and the searches for the others are counted", async () => {
  const { count, written } = aCount();
  for (let word = 1000; word < 2000; word++) count.record("texts", `word-${word}`);
  count.record("texts", "word-1000");
  count.record("filtered", "word-1000");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Object.keys(written[0]?.texts ?? {})).toHaveLength(500);
  expect(written[0]).toMatchObject({ texts: { "word-1000": 2 }, filtered: {}, others: 501 });
});

it("Vehicles without parts are counted each by itself, and are of the same 500", async () => {
  const { count, written } = aCount();
  const golf = { make: "VW", model: "Golf" };
  for (const chosen of [golf, { ...golf, year: 2009 }, { make: "vw", model: "GOLF" }])
    count.recordVehicle(chosen);
  for (let word = 1000; word < 1498; word++) count.record("texts", `word-${word}`);
  count.recordVehicle({ ...golf, year: 2010 });
  count.recordVehicle({ make: "pat@example.com" });
  await vi.advanceTimersByTimeAsync(60_000);
  const vehicles = { '["vw","golf",null,null]': 2, '["vw","golf",2009,null]': 1 };
  expect(written).toEqual([expect.objectContaining({ vehicles, others: 1 })]);
});

it("What is nobody's business starts no minute", () => {
  const { count } = aCount();
  count.record("texts", "pat@example.com");
  expect(vi.getTimerCount()).toBe(0);
});

it("A minute that can't be written is lost, which a line of the log tells without its words", async () => {
  const said = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const count = new ZeroResultBuffer(() => Promise.reject(new Error("Firestore is away.")));
  count.record("texts", "xenon");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    expect.objectContaining({ kind: "setback", cause: "Error: Firestore is away." }),
  ]);
  expect(String(said.mock.calls)).not.toContain("xenon");
});
