import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  consumeFind,
  consumeList,
  consumeReads,
  type ListKind,
  MissingQuotaExceeded,
  QuotaExceeded,
  ReadQuota,
  withQuota,
} from "./read-quota.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const finds = (documents: number) => async () => documents;
const itself = (documents: number) => documents;

describe("The documents that are read for guests", () => {
  it("end with the quota, until its minute is over", async () => {
    const guests = new ReadQuota(10);
    await guests.consume(6, finds(6), itself);
    vi.advanceTimersByTime(20_500);
    const refusal = { status: 503, code: "unavailable", retryAfter: 40, isDenial: true };
    await expect(guests.consume(5, finds(5), itself)).rejects.toMatchObject(refusal);
    expect(await guests.consume(4, finds(4), itself)).toBe(4);
    vi.advanceTimersByTime(39_500);
    expect(await guests.consume(10, finds(10), itself)).toBe(10);
  });

  it("are those that were found, and one where none was", async () => {
    const guests = new ReadQuota(10);
    await guests.consume(10, finds(3), itself);
    await guests.consume(7, finds(0), itself);
    await expect(guests.consume(7, finds(7), itself)).rejects.toBeInstanceOf(QuotaExceeded);
    expect(await guests.consume(6, finds(6), itself)).toBe(6);
  });

  it("cannot be overdrawn by many who ask at once", async () => {
    const guests = new ReadQuota(10);
    const requested = await Promise.allSettled(
      Array.from({ length: 9 }, () => guests.consume(4, finds(4), itself)),
    );
    expect(requested.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  });

  it("are a thousand at the same time at most, and the others wait", async () => {
    const guests = new ReadQuota(6000);
    let [underWay, most] = [0, 0];
    const read = async () => {
      underWay++;
      most = Math.max(most, underWay);
      await Promise.resolve();
      underWay--;
      return 400;
    };
    await Promise.all(Array.from({ length: 9 }, () => guests.consume(400, read, itself)));
    expect(most).toBe(2);
  });

  it("are given back to their own minute alone", async () => {
    const guests = new ReadQuota(10);
    const { promise, resolve } = Promise.withResolvers<number>();
    const slow = guests.consume(10, () => promise, itself);
    vi.advanceTimersByTime(60_000);
    await guests.consume(10, finds(10), itself);
    resolve(1);
    await slow;
    await expect(guests.consume(1, finds(1), itself)).rejects.toBeInstanceOf(QuotaExceeded);
  });

  it("are not set aside for a read that failed", async () => {
    const guests = new ReadQuota(10);
    await expect(guests.consume(9, () => Promise.reject(new Error("away")), itself)).rejects.toThrow("away");
    expect(await guests.consume(9, finds(9), itself)).toBe(9);
  });
});

describe("A read", () => {
  it("counts in the quota of the call that it is made for, and in none without", async () => {
    const guests = new ReadQuota(1);
    const read = () => consumeReads(1, finds(1));
    expect(await withQuota(guests, read)).toBe(1);
    await expect(withQuota(guests, read)).rejects.toBeInstanceOf(QuotaExceeded);
    expect(await read()).toBe(1);
  });
});

describe("Documents that aren't there", () => {
  const find = (guests: ReadQuota, exists: boolean) =>
    withQuota(guests, () => consumeFind(async () => ({ exists })));

  it("spend a sixth of a minute's documents, and leave the rest to those that are", async () => {
    const guests = new ReadQuota(60);
    const requested = await Promise.allSettled(Array.from({ length: 20 }, () => find(guests, false)));
    expect(requested.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    await expect(find(guests, true)).rejects.toBeInstanceOf(MissingQuotaExceeded);
    const parts = Array.from({ length: 50 }, () => withQuota(guests, () => consumeReads(1, finds(1))));
    expect(await Promise.all(parts)).toHaveLength(50);
    vi.advanceTimersByTime(60_000);
    expect(await find(guests, true)).toEqual({ exists: true });
  });

  it("are told from those that are, and from reads that failed", async () => {
    const guests = new ReadQuota(60);
    const fail = () => withQuota(guests, () => consumeFind(() => Promise.reject(new Error("away"))));
    for (let count = 0; count < 20; count++) await find(guests, true);
    for (let count = 0; count < 20; count++) await expect(fail()).rejects.toThrow("away");
    expect(await find(guests, false)).toEqual({ exists: false });
  });
});

describe("Lists", () => {
  /** Reads lists of a thousand until there is no more, and returns how many there were. */
  async function lists(guests: ReadQuota, kind: ListKind): Promise<number> {
    const read = () => consumeList(1000, finds(1000), itself);
    for (let count = 0; ; count++) {
      const isOver = await withQuota(guests, read, kind).catch((error) => error);
      if (isOver instanceof QuotaExceeded) return count;
    }
  }

  it("that no cache keeps spend a third of a minute's documents, and all lists two thirds", async () => {
    const guests = new ReadQuota(6000);
    expect(await lists(guests, "uncached")).toBe(2);
    expect(await lists(guests, "shared")).toBe(2);
    const parts = Array.from({ length: 2000 }, () => withQuota(guests, () => consumeReads(1, finds(1))));
    expect(await Promise.all(parts)).toHaveLength(2000);
    await expect(withQuota(guests, () => consumeReads(1, finds(1)))).rejects.toBeInstanceOf(QuotaExceeded);
  });

  it("of parts spend a third of their own, and leave the others theirs", async () => {
    const guests = new ReadQuota(6000);
    expect(await lists(guests, "uncached")).toBe(2);
    expect(await lists(guests, "ofPart")).toBe(2);
    expect(await lists(guests, "shared")).toBe(2);
  });

  it("leave the others all that they don't spend", async () => {
    const guests = new ReadQuota(6000);
    for (let count = 0; count < 6; count++) await withQuota(guests, () => consumeReads(1000, finds(1000)));
    expect(await lists(guests, "shared")).toBe(0);
  });

  it("of a thousand can be read by the smallest quota too", async () => {
    expect(await lists(new ReadQuota(1000), "uncached")).toBe(1);
  });
});
