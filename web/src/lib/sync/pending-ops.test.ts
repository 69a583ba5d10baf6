import { beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { pendingOps } from "./pending-ops.ts";

const Act = z.object({ part: z.string(), pieces: z.number() });
const act = (part: string, pieces: number) => ({ part, pieces });

/** A tab of a browser that stores this. */
function aTab() {
  return pendingOps("acts", Act, ({ part }) => part);
}

function stubStorage(setItem?: () => never): void {
  const kept: Record<string, string> = {};
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept[name] ?? null,
    setItem: setItem ?? ((name: string, value: string) => Object.assign(kept, { [name]: value })),
    removeItem: (name: string) => delete kept[name],
  });
}

beforeEach(() => {
  stubStorage();
  return () => vi.unstubAllGlobals();
});

describe("What accounts did", () => {
  it("is each account's own, and of two acts on one thing the later counts", () => {
    const tab = aTab();
    tab.add("pat", [act("pads", 1), act("disc", 2)]);
    tab.add("sam", [act("pads", 7)]);
    tab.add("pat", [act("pads", 0)]);
    expect(tab.listFor("pat")).toEqual([act("disc", 2), act("pads", 0)]);
    expect(tab.listFor("sam")).toEqual([act("pads", 7)]);
  });

  it("is forgotten once it's saved, unless it was done otherwise in the meantime", () => {
    const tab = aTab();
    tab.add("pat", [act("pads", 1), act("disc", 2)]);
    const sent = tab.listFor("pat");
    tab.add("pat", [act("pads", 3)]);
    tab.add("sam", [act("disc", 2)]);
    tab.remove("pat", sent);
    expect([tab.listFor("pat"), tab.listFor("sam")]).toEqual([[act("pads", 3)], [act("disc", 2)]]);
  });

  it("is the same for another tab, which may not have heard of it yet", () => {
    const [one, other] = [aTab(), aTab()];
    expect([one.listFor("pat"), other.read()]).toEqual([[], undefined]);
    one.add("pat", [act("pads", 1)]);
    other.add("pat", [act("disc", 2)]);
    expect(one.listFor("pat")).toEqual([act("pads", 1), act("disc", 2)]);
  });

  it("lasts for the visit where the browser stores nothing", () => {
    stubStorage(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const tab = aTab();
    tab.add("pat", [act("pads", 1)]);
    tab.add("pat", [act("disc", 2)]);
    expect(tab.listFor("pat")).toEqual([act("pads", 1), act("disc", 2)]);
  });
});
