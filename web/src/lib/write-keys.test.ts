import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadPersisted } from "./persisted-value.ts";
import { KEY_LIFETIME_MILLISECONDS, writeKey } from "./write-keys.ts";

let items: Map<string, string>;
beforeEach(() => {
  vi.useFakeTimers();
  items = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const EDIT = 'PATCH /api/products/1\n{"version":1,"price":"5"}';

async function keyOf(owner: string, request: string): Promise<string> {
  return (await writeKey(owner, request)).key;
}

test("a write without an answer has its key again, after a reload and from another tab too", async () => {
  const key = await keyOf("ann", EDIT);
  expect(await keyOf("ann", EDIT)).toBe(key);
  reloadPersisted();
  expect(await keyOf("ann", EDIT)).toBe(key);
});

test("another write, another account's, and the next after an answer have keys of their own", async () => {
  const { key, settle } = await writeKey("ann", EDIT);
  const others = [await keyOf("ann", EDIT.replace("5", "6")), await keyOf("bob", EDIT)];
  settle(200);
  expect(new Set([key, ...others, await keyOf("ann", EDIT)]).size).toBe(4);
  expect(await keyOf("bob", EDIT)).toBe(others[1]);
});

test("a key that the API has forgotten is not sent again, and nothing that was typed is stored", async () => {
  const key = await keyOf("ann", EDIT);
  expect([...items.values()].join()).not.toContain("price");
  vi.advanceTimersByTime(KEY_LIFETIME_MILLISECONDS);
  expect(await keyOf("ann", EDIT)).not.toBe(key);
});

test("a full storage, or none, remembers a key for this visit", async () => {
  vi.stubGlobal("localStorage", {
    ...{ getItem: () => null, removeItem: () => undefined },
    setItem() {
      throw new DOMException("Full.", "QuotaExceededError");
    },
  });
  const full = await keyOf("ann", EDIT);
  expect(await keyOf("ann", EDIT)).toBe(full);
  vi.stubGlobal("localStorage", undefined);
  const none = await keyOf("eve", EDIT);
  expect(await keyOf("eve", EDIT)).toBe(none);
});
