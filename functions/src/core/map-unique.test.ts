import { describe, expect, it } from "vitest";
import { mapUnique } from "./map-unique.ts";

describe("A call on many things", () => {
  it("has one result for a thing that is named twice, and takes its first naming", async () => {
    const items = [
      { _id: "b", version: 1 },
      { _id: "a", version: 1 },
      { _id: "b", version: 2 },
    ];
    expect(await mapUnique(items, async (item) => item)).toEqual(items.slice(0, 2));
  });

  it("has no result for nothing", async () => {
    expect(await mapUnique([], async () => "done")).toEqual([]);
  });

  it("fails with what failed, but not before the others are through", async () => {
    const done: string[] = [];
    const call = mapUnique([{ _id: "a" }, { _id: "b" }], async ({ _id }) => {
      if (_id === "a") throw new Error("The database is away.");
      await Promise.resolve();
      done.push(_id);
    });
    await expect(call).rejects.toThrow("The database is away.");
    expect(done).toEqual(["b"]);
  });

  it("takes ten things at a time", async () => {
    let [underWay, most] = [0, 0];
    const items = Array.from({ length: 25 }, (_, place) => ({ _id: String(place) }));
    const results = await mapUnique(items, async ({ _id }) => {
      underWay++;
      most = Math.max(most, underWay);
      await Promise.resolve();
      underWay--;
      return _id;
    });
    expect([most, results]).toEqual([10, items.map(({ _id }) => _id)]);
  });
});
