import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { clearLeft, hasLeft, markLoggedIn, markLoggedOut, onLeft, withoutLeft } from "./left-accounts.ts";
import { persistedValue } from "./persisted-value.ts";

/** Like a browser's, whose places are its own properties. */
function aStorage(kept: Record<string, string>) {
  return Object.defineProperties(kept, {
    getItem: { value: (place: string) => kept[place] ?? null },
    setItem: { value: (place: string, text: string) => void Object.assign(kept, { [place]: text }) },
    removeItem: { value: (place: string) => void delete kept[place] },
  });
}

let local: Record<string, string> = {};
let session: Record<string, string> = {};
beforeEach(() => {
  [local, session] = [aStorage({}), aStorage({})];
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", session);
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["partEdits", { "ann part-1": { cost: 5 }, "bob part-1": {} }, { "bob part-1": {} }],
  ["partDrafts", { "ann ": [], "anna ": [] }, { "anna ": [] }],
  ["picking", { ann: { ticks: [] } }, undefined],
  ["countedStock", { owner: "ann", lines: [] }, undefined],
  ["countedStock", { owner: "bob", lines: [] }, { owner: "bob", lines: [] }],
  ["basket", { owner: "ann", lines: [] }, { owner: "ann", lines: [] }],
  ["partsWorkbench", { ann: { views: [] } }, { ann: { views: [] } }],
  ["unsaved", [{ owner: "ann" }], [{ owner: "ann" }]],
  ["new since", { "ann x": 1 }, undefined],
])("of ann, who has left, %s with %j keeps %j", (place, value, left) => {
  markLoggedOut("ann");
  expect(withoutLeft(place, value)).toEqual(left);
});

test("a log-out takes what is of its account out of both storages, and what was read of it out of memory", () => {
  const edits = persistedValue("partEdits", z.record(z.string(), z.string()), () => sessionStorage);
  edits.write({ "ann 1": "cost 5", "bob 1": "x" });
  Object.assign(session, { "pieces:part:ann": "3", "pieces:part:bob": "4", "importMappings:ann": "[]" });
  Object.assign(local, {
    lastAdmin: "ann",
    accessToken: "a.b.c",
    rowKeys: '"off"',
    basket: '{"owner":"ann"}',
  });
  expect(edits.read()).toBeDefined();
  const heard = vi.fn();
  const stop = onLeft(heard);
  clearLeft();
  expect(heard).not.toHaveBeenCalled();

  markLoggedOut("ann");
  clearLeft();
  stop();
  expect(heard).toHaveBeenCalledOnce();
  expect(session).toEqual({
    ...{ partEdits: '{"bob 1":"x"}', "pieces:part:bob": "4", "importMappings:ann": "[]" },
  });
  expect(edits.read()).toEqual({ "bob 1": "x" });
  expect(local).toEqual({
    ...{ loggedOut: "ann", accessToken: "a.b.c", rowKeys: '"off"', basket: '{"owner":"ann"}' },
  });
});

test("nothing is kept of an account that has left, until it's back", () => {
  const edits = persistedValue("partEdits", z.record(z.string(), z.string()), () => sessionStorage);
  markLoggedOut("ann");
  markLoggedOut("bob");
  edits.write({ "ann 1": "late" });
  expect([edits.read(), session.partEdits]).toEqual([undefined, undefined]);
  markLoggedIn("ann");
  expect([hasLeft("ann"), hasLeft("bob"), hasLeft(undefined)]).toEqual([false, true, false]);
  edits.write({ "ann 1": "new", "bob 1": "late" });
  expect(session.partEdits).toBe('{"ann 1":"new"}');
  markLoggedIn("bob");
  expect(local).toEqual({});
});
