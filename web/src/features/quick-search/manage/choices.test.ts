import type { QuickResult } from "@carparts/functions/contract/admin/quick-search";
import { describe, expect, it } from "vitest";
import { groupsOf } from "./choices.ts";

const part = { _id: "p", name: "Brake disc", brand: "", partNumber: "BD 7", quantity: 3, isNumber: false };
const order = {
  ...{ _id: "o", number: "K7QM2-F4X9D", name: "Pat Lee", email: "pat@carparts.test", mobile: "+1 555 0100" },
  ...{ address: "1 Mill Road, Millbrook", productName: "Oil filter" },
  ...{ createdAt: "2026-01-02T03:04:05.000Z", handling: "new" as const },
};
const person = { _id: "u", email: "pat@carparts.test", name: null };

const found: QuickResult = { parts: [part], orders: [order], people: [person] };

const headings = (typed: string, answer?: QuickResult) =>
  groupsOf(typed, answer, []).map(({ heading }) => heading);

describe("What was found", () => {
  it.each<[string, string, Partial<QuickResult>]>([
    ["by anything", "xy", {}],
    [
      "by a part's whole number, before screens of that name",
      "import",
      { parts: [{ ...part, isNumber: true }] },
    ],
  ])("%s: parts, orders and people, then screens and acts", (_what, typed, more) => {
    expect(headings(typed, { ...found, ...more }).slice(0, 3)).toEqual(["Parts", "Orders", "People"]);
  });

  it.each(["k7q", "K7QM2-f", "F4X9", "f4x"])("by an order's number %j: orders first", (typed) => {
    expect(headings(typed, found)[0]).toBe("Orders");
  });

  it.each(["import", "count st", "reo", "See what", "ADD ITEM"])(
    "by the name of a screen or an act, %j, has it first",
    (typed) => {
      expect(["Go to", "Do"]).toContain(headings(typed, found)[0]);
    },
  );

  it("says what an order was found by, where that isn't its number, name or part", () => {
    const about = (typed: string) => groupsOf(typed, { ...found, parts: [] }, [])[0]?.choices[0]?.about;
    expect(about("millb")).toBe("Pat Lee · Oil filter · 1 Mill Road, Millbrook · new · Jan 2, 2026");
    expect(about("pat le")).toBe("Pat Lee · Oil filter · new · Jan 2, 2026");
  });

  it("has the whole list at its end, where there may be more", () => {
    const orders = Array.from({ length: 5 }, (_, index) => ({ ...order, _id: `${index}` }));
    const [group] = groupsOf("pa&t", { parts: [], orders, people: [] }, []);
    expect(group?.choices.at(-1)).toMatchObject({ to: "/dashBord/manageOrder?q=pa%26t" });
  });

  it("is nothing by signs alone, and everything there is to do by nothing", () => {
    expect(groupsOf("***", undefined, [])).toEqual([]);
    expect(headings(" ")).toEqual(["Do", "Go to"]);
    expect(groupsOf("", undefined, [{ to: "/", name: "Shop", about: "" }])[0]?.heading).toBe("Recent");
  });
});
