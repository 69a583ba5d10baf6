import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";

let inQueue: typeof import("./keyed-queue.ts").inQueue;

// Each test has queues of its own, so that one that fails keeps no other waiting.
beforeEach(async () => {
  vi.resetModules();
  ({ inQueue } = await import("./keyed-queue.ts"));
});

/** Some work that ends when the test says so. */
function someWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let isBegun = false;
  const work = () => {
    isBegun = true;
    return promise;
  };
  return { work, resolve, reject, isBegun: () => isBegun };
}

const nextTick = () => new Promise(setImmediate);

describe("Orders of one product", () => {
  it("begin one after the other, in the order in which they came", async () => {
    const [first, second] = [someWork(), someWork()];
    const replies = [inQueue("disc", first.work), inQueue("disc", second.work)];
    await nextTick();
    expect([first.isBegun(), second.isBegun()]).toEqual([true, false]);
    first.resolve("first");
    await nextTick();
    expect(second.isBegun()).toBe(true);
    second.resolve("second");
    expect(await Promise.all(replies)).toEqual(["first", "second"]);
  });

  it("do not wait for another product's", async () => {
    const slow = someWork();
    const reply = inQueue("disc", slow.work);
    expect(await inQueue("pad", async () => "served")).toBe("served");
    slow.resolve("late");
    expect(await reply).toBe("late");
  });

  it("let a basket wait for all its parts, and whoever came later wait for the basket", async () => {
    const [disc, basket, pad] = [someWork(), someWork(), someWork()];
    const replies = [
      inQueue("disc", disc.work),
      inQueue(["pad", "disc", "pad"], basket.work),
      inQueue("pad", pad.work),
    ];
    await nextTick();
    expect([basket.isBegun(), pad.isBegun()]).toEqual([false, false]);
    disc.resolve("disc");
    await nextTick();
    expect([basket.isBegun(), pad.isBegun()]).toEqual([true, false]);
    basket.resolve("basket");
    pad.resolve("pad");
    expect(await Promise.all(replies)).toEqual(["disc", "basket", "pad"]);
  });

  it("never block each other, in whatever order baskets name their parts", async () => {
    const work = async () => "served";
    const replies = [
      ["a", "b"],
      ["b", "a"],
      ["c", "b"],
      ["a", "c"],
    ].map((parts) => inQueue(parts, work));
    expect(await Promise.all(replies)).toEqual(replies.map(() => "served"));
  });

  it("pass a basket that waits behind others, and not one whose turn is next", async () => {
    const [first, second, basket] = [someWork(), someWork(), someWork()];
    const replies = [
      inQueue("disc", first.work),
      inQueue("disc", second.work),
      inQueue(["disc", "pad"], basket.work),
    ];
    expect(await inQueue("pad", async () => "passed")).toBe("passed");
    first.resolve("first");
    await nextTick();
    const [pad, disc] = [someWork(), someWork()];
    replies.push(inQueue("pad", pad.work), inQueue("disc", disc.work));
    await nextTick();
    expect(second.isBegun()).toBe(true);
    expect([basket.isBegun(), pad.isBegun(), disc.isBegun()]).toEqual([false, false, false]);
    second.resolve("second");
    await nextTick();
    expect([basket.isBegun(), pad.isBegun(), disc.isBegun()]).toEqual([true, false, false]);
    for (const [text, { resolve }] of Object.entries({ basket, pad, disc })) resolve(text);
    expect(await Promise.all(replies)).toEqual(["first", "second", "basket", "pad", "disc"]);
  });

  it("are all served, one at a time for each part and in turn, however baskets are mixed in", async () => {
    const parts = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d"), { minLength: 1 });
    const everything = fc.array(fc.record({ parts, moment: fc.nat(3) }), { maxLength: 40 });
    const trial = async (orders: { parts: string[]; moment: number }[]) => {
      const underWay = new Set<string>();
      const served: number[] = [];
      const work = async (index: number, { parts, moment }: (typeof orders)[0]) => {
        for (const part of parts) {
          expect(underWay.has(part)).toBe(false);
          underWay.add(part);
        }
        for (let ticks = 0; ticks < moment; ticks++) await nextTick();
        for (const part of parts) underWay.delete(part);
        served.push(index);
      };
      await Promise.all(orders.map((order, index) => inQueue(order.parts, () => work(index, order))));
      expect(served).toHaveLength(orders.length);
      for (const part of ["a", "b", "c", "d"]) {
        const single = served.filter((index) => `${orders[index]?.parts}` === part);
        expect(single).toEqual([...single].sort((one, other) => one - other));
      }
    };
    await fc.assert(fc.asyncProperty(everything, trial), { numRuns: 50 });
  });

  it("of a basket join no queue where one of them is full", async () => {
    const first = someWork();
    const waiting = Array.from({ length: 100 }, () => inQueue("disc", first.work));
    const refused = inQueue(["pad", "disc"], first.work).catch(({ code }) => code);
    expect(await inQueue("pad", async () => "served")).toBe("served");
    first.resolve("served");
    expect(await refused).toBe("unavailable");
    await Promise.all(waiting);
  });

  it("go on after one that is refused, which alone is told", async () => {
    const first = someWork();
    const refused = inQueue("disc", first.work);
    const next = inQueue("disc", async () => "served");
    first.reject(new Error("Out of stock."));
    await expect(refused).rejects.toThrow("Out of stock.");
    expect(await next).toBe("served");
  });

  it("are asked to come again where a hundred wait, and are served once those are through", async () => {
    const first = someWork();
    const waiting = Array.from({ length: 100 }, () => inQueue("disc", first.work));
    const refused = inQueue("disc", first.work).catch(({ code }) => code);
    first.resolve("served");
    expect(await refused).toBe("unavailable");
    await Promise.all(waiting);
    expect(await inQueue("disc", async () => "served")).toBe("served");
  });

  it("leave room for others where one or two accounts send sixty at once", async () => {
    const first = someWork();
    const from = (account: string) => inQueue("disc", first.work, account);
    const greedy = ["ann", "bob"].flatMap((account) => Array.from({ length: 60 }, () => from(account)));
    const honest = from("eve");
    first.resolve("served");
    expect(await honest).toBe("served");
    const outcomes = await Promise.allSettled(greedy);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(60);
    expect(await from("ann")).toBe("served");
  });
});
