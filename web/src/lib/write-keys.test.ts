import { adjustStock } from "@carparts/functions/contract/admin/stock";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api-client.ts";
import { reloadPersisted } from "./persisted-value.ts";
import {
  type AboutWrite,
  findUnanswered,
  forgetUnanswered,
  KEY_LIFETIME_MILLISECONDS,
  pendingAfter,
  useUnanswered,
  writeKey,
} from "./write-keys.ts";

function aStorage(items = new Map<string, string>()) {
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  };
}

let shared: ReturnType<typeof aStorage>;
beforeEach(() => {
  vi.useFakeTimers();
  shared = aStorage();
  vi.stubGlobal("localStorage", shared);
  vi.stubGlobal("document", { title: "Restock · Carparts" });
  vi.stubGlobal("location", { pathname: "/dashBord/manageItem", search: "" });
  vi.stubGlobal("sessionStorage", aStorage());
  reloadPersisted();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const EDIT = '{"version":1,"price":"5"}';

function write(owner: string, body: string, about?: AboutWrite) {
  return writeKey(owner, "POST /api/products/1/stock", body, about);
}

async function keyOf(...sent: Parameters<typeof write>): Promise<string> {
  return (await write(...sent)).key;
}

test("a write without an answer has its key again, after a reload and from another tab too", async () => {
  const key = await keyOf("ann", EDIT);
  expect(await keyOf("ann", EDIT)).toBe(key);
  reloadPersisted();
  expect(await keyOf("ann", EDIT)).toBe(key);
});

test("another write, another account's, and the next after an answer have keys of their own", async () => {
  const { key, settle } = await write("ann", EDIT);
  const others = [await keyOf("ann", EDIT.replace("5", "6")), await keyOf("bob", EDIT)];
  settle();
  expect(new Set([key, ...others, await keyOf("ann", EDIT)]).size).toBe(4);
  expect(await keyOf("bob", EDIT)).toBe(others[1]);
});

test("a key that the API has forgotten is not sent again, and nothing that was typed is stored", async () => {
  const key = await keyOf("ann", EDIT);
  expect([...shared.items.values()].join()).not.toContain("price");
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

const refused = (status: number, code: ApiError["code"]) => new ApiError(status, code, "No.");

test.each([
  ["that is lost", refused(0, "network"), "sent"],
  ["that is unreadable", refused(201, "unreadable"), "sent"],
  ["from a busy server", refused(503, "unavailable"), "sent"],
  ["for nobody", refused(401, "unauthenticated"), "sent"],
  ["for another account", refused(403, "other_account"), "earlier"],
  ["that refuses the account", refused(403, "forbidden"), "earlier"],
  ["that refuses a field", refused(422, "invalid"), "earlier"],
  ["about something else done by its key", refused(422, "idempotency_key_reused"), "earlier"],
  ["that refuses what was asked", refused(409, "quantity_out_of_range"), undefined],
])("after an answer %s, what still has none is %s", (_one, error, left) => {
  expect(pendingAfter(error, "sent", "earlier")).toBe(left);
});

const about = { about: "" };
const FIVE = '{"change":5,"reason":"Delivery"}';
const SIX = FIVE.replace("5", "6");
const found = (owner: string) => findUnanswered(owner, adjustStock, "", { id: "1" });

test("all that is sent about something has one key until there is an answer, and is found as it was sent last", async () => {
  const key = await keyOf("ann", FIVE, about);
  expect(found("ann")).toEqual({ change: 5, reason: "Delivery" });
  const { key: again, settle } = await write("ann", SIX, about);
  expect([again, found("ann")]).toEqual([key, { change: 6, reason: "Delivery" }]);
  expect([found("bob"), await keyOf("bob", FIVE, about), await keyOf("ann", FIVE, { about: "2" })]).toEqual([
    undefined,
    expect.not.stringMatching(key),
    expect.not.stringMatching(key),
  ]);
  settle(refused(422, "invalid"));
  expect(found("ann")).toMatchObject({ change: 5 });
  settle(refused(0, "network"));
  expect(found("ann")).toMatchObject({ change: 6 });
  settle(refused(409, "quantity_out_of_range"));
  expect(found("ann")).toBeUndefined();
  expect(await keyOf("ann", FIVE, about)).toBe(key);
  settle();
  expect(found("ann")).toBeUndefined();
  expect(await keyOf("ann", FIVE, about)).not.toBe(key);
});

test("what was done with other details is over, or stays until it's forgotten where that is asked for", async () => {
  const reused = refused(422, "idempotency_key_reused");
  for (const [asked, left] of [
    [about, undefined],
    [
      { ...about, survivesReuse: true },
      { change: 5, reason: "Delivery" },
    ],
  ] as const) {
    await write("ann", FIVE, asked);
    (await write("ann", SIX, asked)).settle(reused);
    expect(found("ann")).toEqual(left);
  }
  forgetUnanswered("ann", adjustStock, "", { id: "1" });
  expect(found("ann")).toBeUndefined();
});

function Shown() {
  return useUnanswered("ann", adjustStock, "", { id: "1" })?.reason ?? "nothing";
}

test("what a form brings back is there in a new tab, leaves the disk with its key, and isn't in a page that hydrates", async () => {
  await write("ann", FIVE, about);
  vi.stubGlobal("sessionStorage", aStorage());
  reloadPersisted();
  expect(found("ann")).toMatchObject({ reason: "Delivery" });
  expect(renderToString(createElement(Shown))).toBe("nothing");
  vi.advanceTimersByTime(KEY_LIFETIME_MILLISECONDS);
  expect(found("ann")).toBeUndefined();
  vi.resetModules();
  await import("./write-keys.ts");
  expect([...shared.items.values()].join()).not.toContain("Delivery");
});

test("an answer that another tab has heard isn't lost with this tab's, nor does it end what was begun anew", async () => {
  const { key, settle } = await write("ann", FIVE, about);
  (await write("ann", FIVE, about)).settle();
  settle(refused(0, "network"));
  expect(found("ann")).toBeUndefined();
  const anew = await keyOf("ann", SIX, about);
  expect(anew).not.toBe(key);
  settle();
  expect(found("ann")).toMatchObject({ change: 6 });
});
