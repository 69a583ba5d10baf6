import { describe, expect, it } from "vitest";
import { moneyOf } from "../contract/values/money.ts";
import { type Checkout, openCheckout, withCreditNumber, withInvoice, withPayment } from "./checkout-rule.ts";
import { invoicesNamed, isNamed, judgeByName, judgeNamed, payerWords, withShares } from "./statement-rule.ts";

const createdAt = "2026-11-25T10:00:00.000Z";

function checkout(number: string, cents: number, name = "Ann O'Neill", at = createdAt): Checkout {
  const order = { _id: number, number, name, quantity: 1, price: moneyOf(cents), createdAt: at };
  return openCheckout([order]);
}

const [ANN, BEN] = ["K7QM2F4X9D", "TN0VJBBQPZ"];
const ann = checkout("K7QM2-F4X9D", 2490);
const ben = checkout("TN0VJ-BBQPZ", 1000, "Ben Yi", "2026-11-26T10:00:00.000Z");
const paid = withPayment(ann, moneyOf(2490));
const over = withPayment(ann, moneyOf(2990));
const invoiced = withInvoice(checkout("K7QM2-F4X9D", 5000), {
  number: "R2026-00001",
  total: moneyOf(2000),
  orderIds: ["K7QM2-F4X9D"],
});
const [annsShare, bensShare] = [ann, ben].map((each) =>
  withInvoice(each, { number: "R2026-00002", total: each.payment.total, orderIds: [each._id] }),
) as [Checkout, Checkout];
const dues = new Map([
  ["R202600001", 2000],
  ["R202600002", 3490],
]);

describe("A bank's row whose text has numbers", () => {
  it.each<[string, number, string[], Checkout[], string, string]>([
    ["is what is due", 2490, [ANN], [ann, ben], "match", "Names K7QM2-F4X9D, and $24.90 is due."],
    ["is less", 2000, [ANN], [ann], "guess", "Names K7QM2-F4X9D, but $24.90 is due."],
    ["is more", 2491, [ANN], [ann], "guess", "Names K7QM2-F4X9D, but $24.90 is due."],
    ["comes a second time", 2490, [ANN], [paid], "guess", "Names K7QM2-F4X9D, but nothing is due."],
    ["is nothing", 0, [ANN], [paid], "guess", "Names K7QM2-F4X9D, but nothing is due."],
    [
      "goes back as much as was over",
      -500,
      [ANN],
      [over],
      "match",
      "Names K7QM2-F4X9D, and $5.00 was overpaid.",
    ],
    ["goes back as more", -501, [ANN], [over], "guess", "Names K7QM2-F4X9D, but $5.00 was overpaid."],
    ["goes back of what wasn't paid", -2490, [ANN], [ann], "guess", "Names K7QM2-F4X9D, but $24.90 is due."],
    [
      "is what is due of a paper",
      2000,
      ["R202600001"],
      [invoiced],
      "match",
      "Names K7QM2-F4X9D, and $20.00 is due.",
    ],
    [
      "is all that is due, and names a paper",
      5000,
      ["R202600001"],
      [invoiced],
      "match",
      "Names K7QM2-F4X9D, and $50.00 is due.",
    ],
    [
      "names an order and its paper",
      2000,
      [ANN, "R202600001"],
      [invoiced],
      "match",
      "Names K7QM2-F4X9D, and $20.00 is due.",
    ],
    [
      "names a paper of two checkouts",
      3490,
      ["R202600002"],
      [bensShare, annsShare],
      "match",
      "Names K7QM2-F4X9D, and $34.90 is due.",
    ],
    [
      "names that paper and one of its orders",
      3490,
      [BEN, "R202600002"],
      [bensShare, annsShare],
      "match",
      "Names K7QM2-F4X9D, and $34.90 is due.",
    ],
    [
      "names two orders",
      3490,
      [ANN, BEN],
      [ann, ben],
      "none",
      "Names K7QM2-F4X9D and TN0VJ-BBQPZ. Write a payment down for each of them.",
    ],
    [
      "names a credit note",
      -500,
      ["G202600001"],
      [withCreditNumber(over, "G2026-00001")],
      "match",
      "Names K7QM2-F4X9D, and $5.00 was overpaid.",
    ],
  ])("and %s", (_, cents, numbers, present, result, why) => {
    expect(judgeNamed(cents, numbers, present, dues)).toMatchObject({ result, why });
  });

  it("is judged by its name where nobody has the number", () => {
    expect(judgeNamed(2490, [BEN], [ann], dues)).toBeUndefined();
    expect(judgeNamed(2490, [], [ann], dues)).toBeUndefined();
  });

  it("gives each checkout of a paper its own", () => {
    const sharesOf = (cents: number) =>
      judgeNamed(cents, ["R202600002"], [bensShare, annsShare], new Map([["R202600002", 3000]]))?.shares?.map(
        (share) => [share.checkout._id, share.cents, share.checkout.payment.due.cents],
      );
    expect(sharesOf(3490)).toEqual([
      ["K7QM2-F4X9D", 2490, 0],
      ["TN0VJ-BBQPZ", 1000, 0],
    ]);
    expect(sharesOf(3000)).toEqual([
      ["K7QM2-F4X9D", 2490, 0],
      ["TN0VJ-BBQPZ", 510, 490],
    ]);
  });

  it("is judged as it is after the rows above it", () => {
    const present = new Map([[ann._id, ann]]);
    const first = judgeNamed(2490, [ANN], [...present.values()], dues);
    const after = withShares(present, first?.shares ?? []);
    expect(judgeNamed(2490, [ANN], [...after.values()], dues)).toMatchObject({
      result: "guess",
      dueCents: 0,
    });
  });
});

describe("A bank's row without a known number", () => {
  const twin = checkout("0ABCD-12345", 2490, "Neill, Ann O'");
  it.each<[string, number, string, Checkout[], boolean, string]>([
    ["has one checkout's amount and name", 2490, "O'NEILL ANN", [ann], false, "guess"],
    [
      "has a title and a second holder beside the name",
      2490,
      "Dr. Ann O'Neill und Bo Li",
      [ann],
      false,
      "guess",
    ],
    ["has a part of the name", 2490, "Neill", [ann], false, "guess"],
    ["has another amount", 2491, "Ann O'Neill", [ann], false, "none"],
    ["has another name", 2490, "Ann Li", [ann], false, "none"],
    ["has no name", 2490, "", [ann], false, "none"],
    ["has the amount and name of two", 2490, "Ann O'Neill", [ann, twin], false, "none"],
    ["may be of more than were looked at", 2490, "Ann O'Neill", [ann], true, "none"],
    ["goes back as much as was over", -500, "Ann O'Neill", [over], false, "guess"],
    ["is nothing", 0, "Ann O'Neill", [paid], false, "none"],
  ])("that %s", (_, cents, name, alike, isCut, result) => {
    const judged = judgeByName(cents, payerWords(name), alike, isCut);
    expect(judged.result).toBe(result);
    expect(judged.reference).toBe(result === "guess" ? "K7QM2-F4X9D" : undefined);
    expect(judged.why).toMatch(/^Names no order.*\.$/);
  });
});

it("Names fit where all of one is in the other", () => {
  expect(isNamed(["ann", "yi"], ["yi", "ann", "dr"])).toBe(true);
  expect(isNamed(["ann", "yi"], ["ann", "li"])).toBe(false);
  expect(isNamed([], ["ann"])).toBe(false);
});

it("The papers that a text names are told by their numbers as they are written", () => {
  expect(invoicesNamed(["R202600001", ANN], [invoiced, ann])).toEqual(["R2026-00001"]);
});
