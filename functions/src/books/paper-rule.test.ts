import { describe, expect, it } from "vitest";
import { type Money, moneyOf, NOTHING } from "../contract/values/money.ts";
import {
  type Billed,
  billOrder,
  creditOf,
  findPaperFault,
  grossByRate,
  hashPaper,
  negated,
  numberPaper,
  type Paper,
  seriesOf,
  taxesOf,
  taxesOfCredit,
  totalOf,
  type UnnumberedPaper,
  vatIn,
} from "./paper-rule.ts";
import { createDayFormat, shopDayOf } from "./shop-day.ts";

const order = { _id: "o", number: "K7QM2-F4X9D", productName: "Battery", partNumber: "CB-7064" };
const line = { orderId: "o", number: "K7QM2-F4X9D", pieces: 5, price: moneyOf(8900), deposit: moneyOf(750) };
const noShipping = { gross: NOTHING, percent: null };

describe("What a paper bills of an order", () => {
  it("is what was sent, less what came back or was credited before", () => {
    const { line: billed, deposit } = billOrder(order, { ...line, credited: 2, creditedDeposits: 1 }, 19);
    expect(billed).toMatchObject({ pieces: 3, gross: moneyOf(26_700), percent: 19, partNumber: "CB-7064" });
    expect(deposit).toEqual({
      orderId: "o",
      pieces: 4,
      amount: moneyOf(750),
      gross: moneyOf(3000),
      percent: 19,
    });
  });
});

describe("The VAT that an amount contains", () => {
  it.each([
    [11_900, 19, 1900],
    [100, 19, 16],
    [3, 20, 1],
    [1, 5.5, 0],
    [10_000, 8.1, 749],
    [9_007_199_254, 19, 1_438_124_251],
    [0, 19, 0],
    [-100, 19, -16],
    [100, 0, 0],
  ])("of %d cents at %d percent is %d", (gross, percent, vat) => {
    expect(vatIn(gross, percent)).toBe(vat);
  });
});

/** A generator of its own for each test, so that a failure can be repeated. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function randomInvoice(random: (below: number) => number): Billed {
  const rates = [19, 7, 20, 5.5, 8.1, 25];
  const lines = Array.from({ length: 1 + random(6) }, (_, place) => {
    const checkoutLine = {
      ...line,
      orderId: `o${place}`,
      pieces: 1 + random(9),
      price: moneyOf(random(99_999)),
    };
    const ordered = { ...order, _id: `o${place}` };
    return billOrder(
      ordered,
      { ...checkoutLine, credited: 0, creditedDeposits: 0 },
      rates[random(rates.length)] ?? 0,
    );
  });
  return {
    lines: lines.map((each) => each.line),
    deposits: lines.map(({ deposit }) => deposit),
    shipping: { gross: moneyOf(random(2000)), percent: 19 },
  };
}

function sumBy(rows: readonly { percent: number; net: Money; vat: Money; gross: Money }[]) {
  const sums = new Map<number, number[]>();
  for (const { percent, net, vat, gross } of rows) {
    const before = sums.get(percent) ?? [0, 0, 0];
    sums.set(
      percent,
      [net, vat, gross].map(({ cents }, place) => (before[place] ?? 0) + cents),
    );
  }
  return [...sums].sort(([one], [other]) => one - other);
}

describe("Credit notes", () => {
  it("of all pieces are the invoice's negative to the cent, per rate, however it's split", () => {
    const random = numbersFrom(7);
    for (let papers = 0; papers < 10_000; papers++) {
      const invoice = randomInvoice(random);
      const left = invoice.lines.map(({ orderId, pieces }) => ({ orderId, pieces, deposits: pieces }));
      const written: ReturnType<typeof taxesOf> = [];
      const before = new Map<number, number>();
      let isShippingLeft = true;
      let total = 0;
      while (isShippingLeft || left.some(({ pieces }) => pieces > 0)) {
        const taken = left.map((each) => {
          const pieces = random(each.pieces + 1);
          each.pieces -= pieces;
          return { orderId: each.orderId, pieces, deposits: pieces };
        });
        const isShipping = isShippingLeft && random(2) === 0;
        if (isShipping) isShippingLeft = false;
        const credit = creditOf(invoice, taken, isShipping);
        written.push(...taxesOfCredit(credit, before));
        for (const [percent, gross] of grossByRate(credit))
          before.set(percent, (before.get(percent) ?? 0) + gross);
        total += totalOf(negated(credit)).cents;
      }
      const taxes = taxesOf(invoice);
      const negative = taxes.map(({ percent, net, vat, gross }) => ({
        ...{ percent, net: moneyOf(-net.cents), vat: moneyOf(-vat.cents), gross: moneyOf(-gross.cents) },
      }));
      expect(sumBy(written)).toEqual(sumBy(negative));
      expect(total).toBe(-totalOf(invoice).cents);
      for (const { net, vat, gross } of [...taxes, ...written])
        expect(net.cents + vat.cents).toBe(gross.cents);
    }
  });

  it("name no rate without tax", () => {
    const { line: billed, deposit } = billOrder(order, { ...line, credited: 0, creditedDeposits: 0 }, null);
    const invoice = { lines: [billed], deposits: [deposit], shipping: noShipping };
    expect([taxesOf(invoice), taxesOfCredit(invoice, new Map())]).toEqual([[], []]);
    expect(totalOf(invoice)).toEqual(moneyOf(48_250));
  });
});

const draft: UnnumberedPaper = {
  ...{ kind: "invoice", of: null, reason: null, reference: "K7QM2-F4X9D", seller: { name: "Carparts" } },
  buyer: { name: "Ann", address: "7 Mill Lane", email: "ann@carparts.test", salt: "s" },
  ...{ lines: [], deposits: [], shipping: noShipping, taxes: [], total: NOTHING, supplied: [], payTo: [] },
  taxNote: null,
};
const due = { today: "2026-11-25", keepYears: 10, dueDayOf: (day: string) => `${day} and 14 days` };

describe("The numbers of a series", () => {
  it("go on without a gap, from 1, each paper with the hash of the one before", () => {
    const first = numberPaper(draft, "R2026", undefined, due);
    const second = numberPaper(draft, "R2026", first.after, due);
    expect([first.paper._id, first.paper.previous]).toEqual(["R2026-00001", null]);
    expect([second.paper._id, second.paper.previous]).toEqual(["R2026-00002", first.paper.hash]);
    expect(second.after).toEqual({ last: 2, day: "2026-11-25", hash: second.paper.hash });
    const many = numberPaper(draft, "R2026", { last: 99_999, day: "2026-11-25", hash: "h" }, due);
    expect(many.paper._id).toBe("R2026-100000");
  });

  it("have days that don't run backwards with the clock", () => {
    const { paper } = numberPaper(draft, "R2026", { last: 7, day: "2026-11-27", hash: "h" }, due);
    expect([paper.day, paper.dueDay]).toEqual(["2026-11-27", "2026-11-27 and 14 days"]);
  });

  it.each([
    ["UTC", "2026-12-31T23:59:59.999Z", "R2026-00001"],
    ["UTC", "2027-01-01T00:00:00.000Z", "R2027-00001"],
    ["Pacific/Kiritimati", "2026-12-31T10:00:00.000Z", "R2027-00001"],
    ["America/Los_Angeles", "2027-01-01T07:59:59.999Z", "R2026-00001"],
    ["Asia/Kathmandu", "2026-12-31T18:15:00.000Z", "R2027-00001"],
  ])("have the year of the shop: in %s at %s it's %s", (timeZone, moment, number) => {
    const today = shopDayOf(moment, createDayFormat(timeZone));
    const { paper } = numberPaper(draft, seriesOf("R", today), undefined, { ...due, today });
    expect([paper._id, paper.day.slice(0, 4)]).toEqual([number, number.slice(1, 5)]);
  });

  it("have no day to pay a credit note", () => {
    const { paper } = numberPaper({ ...draft, kind: "credit", of: "R2026-00001" }, "G2026", undefined, due);
    expect([paper._id, paper.dueDay]).toEqual(["G2026-00001", null]);
  });
});

describe("The hash of a paper", () => {
  const { paper } = numberPaper(draft, "R2026", undefined, due);

  it("is the same once its buyer is gone, and for fields in another order", () => {
    expect(paper.keptUntil).toBe("2037-01-01");
    expect(hashPaper({ ...paper, buyer: null, keptUntil: null })).toBe(paper.hash);
    expect(hashPaper(Object.fromEntries(Object.entries(paper).reverse()) as Paper)).toBe(paper.hash);
  });

  it.each([
    ["total", { total: moneyOf(1) }],
    ["day", { day: "2026-11-24" }],
    ["buyer", { buyerHash: "other" }],
    ["place", { previous: "other" }],
    ["seller", { seller: { name: "carparts" } }],
  ])("is another one for another %s", (_, changes) => {
    expect(hashPaper({ ...paper, ...changes })).not.toBe(paper.hash);
  });
});

describe("A full check of a paper", () => {
  const { line: billed, deposit } = billOrder(order, { ...line, credited: 0, creditedDeposits: 0 }, 19);
  const bill = { lines: [billed], deposits: [deposit], shipping: { gross: moneyOf(690), percent: 19 } };
  const taxed = { ...draft, ...bill, taxes: taxesOf(bill), total: totalOf(bill) };
  const { paper } = numberPaper(taxed, "R2026", { last: 1, day: "2026-11-25", hash: "h" }, due);

  it("finds nothing wrong with one that is as it was written, with its buyer and without", () => {
    expect(findPaperFault(paper, "h")).toBeUndefined();
    expect(findPaperFault({ ...paper, buyer: null, keptUntil: null }, "h")).toBeUndefined();
  });

  const rehashed = (changes: Partial<Paper>) => {
    const changed = { ...paper, ...changes };
    return { ...changed, hash: hashPaper(changed) };
  };

  it.each<[string, Paper, string | null]>([
    ["doesn't follow the one before it", paper, "other"],
    ["isn't as it was written", { ...paper, day: "2026-11-24" }, "h"],
    ["has another buyer than when it was written", { ...paper, buyer: { ...taxed.buyer, name: "Bob" } }, "h"],
    ["has a total that its lines don't add up to", rehashed({ total: moneyOf(1) }), "h"],
    [
      "has taxes that don't add up to its total",
      rehashed({ taxes: taxesOf({ ...bill, deposits: [] }) }),
      "h",
    ],
  ])("finds that it %s", (fault, wrong, previous) => {
    expect(findPaperFault(wrong, previous)).toBe(fault);
  });
});
