import { beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { keptActs } from "./kept-acts.ts";

const Act = z.object({ part: z.string(), pieces: z.number() });
const act = (part: string, pieces: number) => ({ part, pieces });

/** A tab of a browser that stores this. */
function aTab() {
  return keptActs("acts", Act, ({ part }) => part);
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
    tab.note("pat", [act("pads", 1), act("disc", 2)]);
    tab.note("sam", [act("pads", 7)]);
    tab.note("pat", [act("pads", 0)]);
    expect(tab.of("pat")).toEqual([act("disc", 2), act("pads", 0)]);
    expect(tab.of("sam")).toEqual([act("pads", 7)]);
  });

  it("is forgotten once it's saved, unless it was done otherwise in the meantime", () => {
    const tab = aTab();
    tab.note("pat", [act("pads", 1), act("disc", 2)]);
    const sent = tab.of("pat");
    tab.note("pat", [act("pads", 3)]);
    tab.note("sam", [act("disc", 2)]);
    tab.forget("pat", sent);
    expect([tab.of("pat"), tab.of("sam")]).toEqual([[act("pads", 3)], [act("disc", 2)]]);
  });

  it("is the same for another tab, which may not have heard of it yet", () => {
    const [one, other] = [aTab(), aTab()];
    expect([one.of("pat"), other.read()]).toEqual([[], undefined]);
    one.note("pat", [act("pads", 1)]);
    other.note("pat", [act("disc", 2)]);
    expect(one.of("pat")).toEqual([act("pads", 1), act("disc", 2)]);
  });

  it("lasts for the visit where the browser stores nothing", () => {
    stubStorage(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const tab = aTab();
    tab.note("pat", [act("pads", 1)]);
    tab.note("pat", [act("disc", 2)]);
    expect(tab.of("pat")).toEqual([act("pads", 1), act("disc", 2)]);
  });
});
