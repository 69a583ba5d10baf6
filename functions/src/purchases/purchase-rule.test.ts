import { describe, expect, it } from "vitest";
import type { DraftLine } from "../contract/admin/purchases.ts";
import { moneyOf } from "../contract/values/money.ts";
import {
  draftLines,
  isLate,
  isNext,
  type OfferedPart,
  stateOf,
  stepFault,
  totalOf,
} from "./purchase-rule.ts";
import { averageCost, resultOf } from "./receipt-rule.ts";

const offer = { supplierId: "north", number: "N-1", pack: 10, cost: moneyOf(125) };
const pad: OfferedPart = { _id: "pad", name: "Brake pad", partNumber: "T-1", offers: [offer] };
const disc: OfferedPart = { _id: "disc", name: "Brake disc", partNumber: null, offers: [] };
const parts: Record<string, OfferedPart | null> = { pad, disc, old: pad, circle: null };
const draft = (...lines: DraftLine[]) => draftLines(lines, "north", (id) => parts[id]);

describe("A draft", () => {
  it("takes number, pack and cost from the supplier's offer", () => {
    const { result, lines, problems } = draft({ productId: "pad", packs: 3 });
    expect([result, problems]).toEqual(["done", []]);
    const copied = { name: "Brake pad", partNumber: "T-1", supplierNumber: "N-1" };
    expect(lines).toEqual([
      { productId: "pad", ...copied, pack: 10, packs: 3, pieces: 30, received: 0, cost: moneyOf(125) },
    ]);
    expect(totalOf(lines)).toEqual(moneyOf(3750));
  });

  it.each([
    [
      "without an offer is ordered by the piece",
      { productId: "disc", packs: 4 },
      "This supplier has no offer for it",
    ],
    ["that is replaced becomes the one that replaces it", { productId: "old", packs: 1 }, "Replaced by T-1."],
  ])("is made of a part that %s, and says so", (_what, line, reason) => {
    const { result, lines, problems } = draft(line);
    expect(result).toBe("done");
    expect(lines).toHaveLength(1);
    expect(problems).toEqual([{ line: 0, reason: expect.stringContaining(reason) }]);
  });

  it.each([
    ["gone", "isn't there", [{ productId: "lost", packs: 1 }]],
    ["wrong", "form a loop", [{ productId: "circle", packs: 1 }]],
    ["wrong", "More than", [{ productId: "pad", packs: 1_000_000 }]],
    [
      "gone",
      "isn't there",
      [
        { productId: "pad", packs: 1 },
        { productId: "lost", packs: 1 },
      ],
    ],
  ] as const)("is %s where a part %s", (expected, reason, lines) => {
    const { result, problems, faults } = draft(...lines);
    expect(result).toBe(expected);
    expect(faults).toEqual([{ line: lines.length - 1, reason: expect.stringContaining(reason) }]);
    expect(problems).toEqual(expect.arrayContaining([...faults]));
  });

  it("has one line for a part that is named twice, by itself and by what it replaces", () => {
    const { lines, problems } = draft(
      { productId: "pad", packs: 1 },
      { productId: "old", packs: 2, cost: 1 },
    );
    expect(lines).toMatchObject([{ packs: 3, pieces: 30, cost: moneyOf(100) }]);
    expect(problems).toEqual([
      { line: 1, reason: "Replaced by T-1." },
      { line: 1, reason: "T-1 was listed twice; the packs were added up." },
    ]);
  });

  it("takes the cost that is said, nothing included, and else none", () => {
    expect(draft({ productId: "pad", packs: 1, cost: 0 }).lines[0]?.cost).toEqual(moneyOf(0));
    expect(draft({ productId: "disc", packs: 1 }).lines[0]?.cost).toBeNull();
  });
});

const line = (pieces: number, received: number) => ({ pieces, received }) as never;

it.each([
  ["sent", [line(3, 0), line(2, 0)]],
  ["part", [line(3, 1), line(2, 0)]],
  ["part", [line(3, 3), line(2, 0)]],
  ["received", [line(3, 3), line(2, 5)]],
])("A purchase is %s by its lines", (state, lines) => expect(stateOf(lines)).toBe(state));

it("A draft is sent, and what was sent is closed; no other step is next", () => {
  const steps = ["draft", "sent", "part", "received", "closed"] as const;
  expect(steps.filter((state) => isNext(state, "sent"))).toEqual(["draft"]);
  expect(steps.filter((state) => isNext(state, "closed"))).toEqual(["sent", "part", "received"]);
});

it.each([
  ["draft", "A draft can't be closed. Delete it instead."],
  ["sent", "This purchase is already sent."],
  ["part", "This purchase is already partly received."],
  ["closed", "This purchase is already closed."],
] as const)("A step that isn't next of %s is refused in the screen's words: %s", (state, words) => {
  expect(stepFault(state)).toBe(words);
});

it.each([
  ["sent", "2026-11-30", false],
  ["sent", "2026-11-29", true],
  ["part", "2026-11-29", true],
  ["received", "2026-11-29", false],
  ["draft", "2026-11-29", false],
  ["sent", null, false],
] as const)("What is %s and expected on %s is late: %s", (state, expected, late) => {
  expect(isLate({ state, expected }, "2026-11-30")).toBe(late);
});

it.each([
  ["sent", 3, undefined, "done"],
  ["part", 4, undefined, "over"],
  ["part", 4, true, "done"],
  ["received", 1, undefined, "over"],
  ["closed", 1, true, "closed"],
  ["draft", 1, undefined, "closed"],
] as const)(
  "Of 3 open pieces of a purchase that is %s, %s pieces (over: %s) are %s",
  (state, pieces, isOver, result) => {
    expect(resultOf({ state }, line(5, state === "received" ? 5 : 2), { pieces, isOver })).toBe(result);
  },
);

it.each([
  ["is weighed by the pieces on hand", 1000, 10, 30, 2000, 1750],
  ["is rounded to the cent, halves up", 101, 1, 1, 102, 102],
  ["is that of what came where none was known", null, 10, 1, 500, 500],
  ["stays where nobody says what came", 700, 10, 5, null, 700],
  ["is that of what came where none is on hand", 700, 0, 5, 900, 900],
  ["counts no fewer than none on hand", 700, -3, 5, 900, 900],
  ["is unknown where both are", null, 1, 1, null, null],
])("The cost of a piece %s", (_what, before, onHand, pieces, billed, expected) => {
  const money = (cents: number | null) => (cents === null ? null : moneyOf(cents));
  expect(averageCost(money(before), onHand, { pieces, cost: money(billed) })).toEqual(money(expected));
});
