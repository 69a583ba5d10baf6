import { beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { reloadPersisted } from "../persisted-value.ts";
import { adoptEarlierOps } from "./earlier-ops.ts";
import { NOBODY, pendingOps } from "./pending-ops.ts";

const Act = z.object({ part: z.string(), pieces: z.number() });
const act = (part: string, pieces: number) => ({ part, pieces });

function aNoun(noun = "basket") {
  return pendingOps(noun, Act, ({ part }) => part);
}

/** A tab has a store of its own over the browser's storage. */
async function aTab() {
  vi.resetModules();
  const tab = await import("./pending-ops.ts");
  return tab.pendingOps("basket", Act, ({ part }) => part);
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
  reloadPersisted();
  return () => vi.unstubAllGlobals();
});

describe("What accounts did", () => {
  it("is each account's own, and of two acts on one thing the later counts", () => {
    const tab = aNoun();
    tab.add("pat", [act("pads", 1), act("disc", 2)]);
    tab.add("sam", [act("pads", 7)]);
    tab.add("pat", [act("pads", 0)]);
    expect(tab.listFor("pat")).toEqual([act("disc", 2), act("pads", 0)]);
    expect(tab.listFor("sam")).toEqual([act("pads", 7)]);
  });

  it("is forgotten once it's saved, unless it was done otherwise in the meantime", () => {
    const tab = aNoun();
    tab.add("pat", [act("pads", 1), act("disc", 2)]);
    const sent = tab.listFor("pat");
    tab.add("pat", [act("pads", 3)]);
    tab.add("sam", [act("disc", 2)]);
    tab.remove("pat", sent);
    expect([tab.listFor("pat"), tab.listFor("sam")]).toEqual([[act("pads", 3)], [act("disc", 2)]]);
  });

  it("is the same for another tab, which may not have heard of it yet", async () => {
    const [one, other] = [await aTab(), await aTab()];
    expect([one.listFor("pat"), other.read()]).toEqual([[], undefined]);
    one.add("pat", [act("pads", 1)]);
    other.add("pat", [act("disc", 2)]);
    expect(one.listFor("pat")).toEqual([act("pads", 1), act("disc", 2)]);
  });

  it("is of one noun, and what it can't be is ignored and left alone", () => {
    const [basket, garage] = [aNoun("basket"), aNoun("garage")];
    basket.add("pat", [act("pads", 1)]);
    garage.add("pat", [act("pads", 7)]);
    pendingOps("basket", z.string(), String).add("pat", ["of another release"]);
    basket.add("pat", [act("pads", 2)]);
    expect([basket.listFor("pat"), garage.listFor("pat")]).toEqual([[act("pads", 2)], [act("pads", 7)]]);
    basket.remove("pat", basket.listFor("pat"));
    expect([basket.listFor("pat"), garage.listFor("pat")]).toEqual([[], [act("pads", 7)]]);
    expect(localStorage.getItem("unsaved")).toContain("of another release");
  });

  it("is taken over from the places of earlier releases, unless it was done anew or isn't readable", () => {
    localStorage.setItem("unsavedLines", JSON.stringify([{ owner: "pat", act: act("pads", 1) }]));
    localStorage.setItem("unsavedVehicles", '[{"owner":7}]');
    localStorage.setItem("wishes", JSON.stringify([act("disc", 1)]));
    aNoun().add("pat", [act("disc", 2)]);
    adoptEarlierOps();
    expect(aNoun().listFor("pat")).toEqual([act("pads", 1), act("disc", 2)]);
    expect(aNoun("saved").listFor(NOBODY)).toEqual([act("disc", 1)]);
    expect(localStorage.getItem("unsavedLines")).toBeNull();
  });

  it("lasts for the visit where the browser stores nothing", () => {
    stubStorage(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const tab = aNoun();
    tab.add("pat", [act("pads", 1)]);
    tab.add("pat", [act("disc", 2)]);
    expect(tab.listFor("pat")).toEqual([act("pads", 1), act("disc", 2)]);
  });
});
