import { describe, expect, it, test } from "vitest";
import { decimalOf, moneyOf } from "../contract/values/money.ts";
import {
  allocate,
  type Checkout,
  datedShares,
  depositsToCredit,
  divide,
  openCheckout,
  recount,
  withCredit,
  withInvoice,
  withOrder,
  withoutOrder,
  withPaidOn,
  withPayment,
} from "./checkout-rule.ts";

const createdAt = "2026-11-25T10:00:00.000Z";
const placed = { name: "Ann O'Neill", basketId: "b", createdAt };
const discs = {
  ...{ _id: "discs", number: "K7QM2-F4X9D", ...placed, quantity: 2, price: moneyOf(4990) },
  shipping: moneyOf(690),
};
const battery = {
  ...{ _id: "battery", number: "9XT3B-0A2CE", ...placed, quantity: 1, price: moneyOf(8900) },
  deposit: moneyOf(750),
};
const basket = openCheckout([discs, battery]);

function figuresOf({ payment: { total, paid, due, state } }: Checkout) {
  return [decimalOf(total), decimalOf(paid), decimalOf(due), state];
}

test("The last day on which something came stays, whatever is written down or changed after it", () => {
  const paid = withPaidOn(withPaidOn(basket, "2026-11-20"), "2026-11-18");
  expect(paid.payment.paidOn).toBe("2026-11-20");
  expect(withoutOrder(withPayment(paid, moneyOf(1)), "battery").payment.paidOn).toBe("2026-11-20");
  expect(basket.payment).not.toHaveProperty("paidOn");
  const [back] = datedShares(divide([paid], -100), "2026-11-22");
  expect(back?.checkout.payment.paidOn).toBe("2026-11-20");
});

const [open, over, last] = [100, 0, 200].map((cents, place) => {
  const { name, number } = discs;
  const alone = openCheckout([
    { _id: `${place}`, name, number, createdAt, quantity: 1, price: moneyOf(cents) },
  ]);
  return place === 1 ? withPayment(alone, moneyOf(50)) : alone;
}) as [Checkout, Checkout, Checkout];

test.each([
  [300, { 0: 100, 2: 200 }],
  [90, { 0: 90 }],
  [450, { 0: 100, 2: 350 }],
  [-40, { 1: -40 }],
  [-70, { 1: -50, 2: -20 }],
])(
  "%d cents for three checkouts go where they are due, or come from where too much came",
  (cents, shares) => {
    const divided = divide([open, over, last], cents);
    expect(Object.fromEntries(divided.map((share) => [share.checkout._id, share.cents]))).toEqual(shares);
  },
);

const back = (isDepositBack: boolean) => {
  return { at: createdAt, pieces: 1, isSellable: true, isRestocked: true, reason: "Wrong.", isDepositBack };
};

test.each([
  ["the one that comes with it", 0, [], [true], 1],
  ["none that stays with its customer", 1, [true], [false], 0],
  ["none for a piece whose deposit a credit note gave back", 1, [], [true], 0],
  ["that of a later piece, where a credit note gave back an earlier one's", 1, [false], [true], 1],
  ["no other where a credit note and a return gave back theirs", 2, [true, false], [false], 0],
] as const)("A return gives back %s", (_, credited, before, now, deposits) => {
  const returns = before.map(back);
  const after = { returns: [...returns, ...now.map(back)] };
  expect(depositsToCredit(credited, { returned: before.length, returns }, after)).toBe(deposits);
});

describe("What a checkout costs, what came and what is due", () => {
  const paidInFull = withPayment(basket, moneyOf(20_320));
  const allGone = withoutOrder(withoutOrder(basket, "discs"), "battery");

  it.each<[string, Checkout, ReturnType<typeof figuresOf>]>([
    ["is all of its orders, with deposits and sending", basket, [203.2, 0, 203.2, "open"]],
    ["is part where some came", withPayment(basket, moneyOf(1)), [203.2, 0.01, 203.19, "part"]],
    [
      "is open where some was paid back alone",
      withPayment(basket, moneyOf(-1)),
      [203.2, -0.01, 203.21, "open"],
    ],
    ["is paid to the cent", paidInFull, [203.2, 203.2, 0, "paid"]],
    ["is over above it", withPayment(paidInFull, moneyOf(5)), [203.2, 203.25, -0.05, "over"]],
    ["keeps its sending when the first order goes", withoutOrder(basket, "discs"), [103.4, 0, 103.4, "open"]],
    ["is nothing when all are gone", allGone, [0, 0, 0, "paid"]],
    ["is over when a paid order goes", withoutOrder(paidInFull, "battery"), [106.7, 203.2, -96.5, "over"]],
    [
      "is as before when it comes back",
      withOrder(withoutOrder(paidInFull, "battery"), battery),
      [203.2, 203.2, 0, "paid"],
    ],
    [
      "is less by what is credited, its deposit only where that is",
      withCredit(withCredit(basket, "battery", { pieces: 1, deposits: 0 }), "discs", {
        pieces: 1,
        deposits: 0,
      }),
      [64.3, 0, 64.3, "open"],
    ],
    [
      "is less by a deposit that was left before",
      withCredit(withCredit(basket, "battery", { pieces: 1, deposits: 0 }), "battery", {
        pieces: 0,
        deposits: 1,
      }),
      [106.7, 0, 106.7, "open"],
    ],
  ])("%s", (_, checkout, expected) => {
    expect(figuresOf(checkout)).toEqual(expected);
  });

  it("is named by its first order, also when that is gone, and by the basket's id", () => {
    expect([allGone._id, allGone.payment.reference]).toEqual(["b", "K7QM2-F4X9D"]);
    expect(openCheckout([battery, discs]).payment.reference).toBe("K7QM2-F4X9D");
    expect(openCheckout([{ ...battery, basketId: undefined }])._id).toBe("battery");
  });

  it("is opened with what came back before, for orders of an earlier release", () => {
    const back = { at: createdAt, isSellable: true, isRestocked: true, reason: "Wrong.", pieces: 1 };
    const returned = openCheckout([{ ...discs, returned: 1, returns: [back] }, battery]);
    const withDeposit = { ...battery, returned: 1, returns: [{ ...back, isDepositBack: true }] };
    expect(figuresOf(returned)).toEqual([153.3, 0, 153.3, "open"]);
    expect(figuresOf(openCheckout([discs, withDeposit]))).toEqual([106.7, 0, 106.7, "open"]);
  });

  it("is found by the numbers of its orders and invoices and by its payer's name", () => {
    const invoiced = withInvoice(basket, {
      number: "R2026-00001",
      total: moneyOf(10_670),
      orderIds: ["discs"],
    });
    expect([invoiced.keys, invoiced.words]).toEqual([
      ["K7QM2F4X9D", "9XT3B0A2CE", "R202600001"],
      ["ann", "o", "neill"],
    ]);
    expect(invoiced.lines.map(({ invoice }) => invoice)).toEqual(["R2026-00001", undefined]);
  });

  it.each([
    [0, [0, 0]],
    [-5, [0, 0]],
    [106.7, [10_670, 0]],
    [106.71, [10_670, 1]],
    [500, [10_670, 9650]],
  ])("gives %d that came to its oldest invoice first, and never more than its total", (paid, shares) => {
    const first = withInvoice(basket, { number: "R2026-00001", total: moneyOf(10_670), orderIds: ["discs"] });
    const both = withInvoice(first, { number: "R2026-00004", total: moneyOf(9650), orderIds: ["battery"] });
    const came = withPayment(both, moneyOf(Math.round(paid * 100)));
    expect([...allocate(came).values()]).toEqual(shares);
  });

  it("takes in an order that was deleted before the ledger was opened", () => {
    expect(figuresOf(withOrder(openCheckout([discs]), battery))).toEqual(figuresOf(basket));
  });
});

describe("A full count of a checkout", () => {
  const paid = moneyOf(10_000);

  it("finds the ledger as it is", () => {
    const after = withCredit(withPayment(withoutOrder(basket, "battery"), paid), "discs", {
      pieces: 1,
      deposits: 0,
    });
    expect(recount([{ ...discs, returned: 1 }], paid, after)).toEqual(after);
  });

  it("finds what was lost of it", () => {
    const wrong = withPayment(withoutOrder(basket, "battery"), moneyOf(3));
    expect(recount([discs, battery], paid, wrong)).toEqual(withPayment(basket, paid));
    expect(recount([discs, battery], paid, undefined)).toEqual(withPayment(basket, paid));
    expect(recount([], paid, undefined)).toBeUndefined();
    expect(figuresOf(recount([], paid, basket) ?? basket)).toEqual([0, 100, -100, "over"]);
  });
});
