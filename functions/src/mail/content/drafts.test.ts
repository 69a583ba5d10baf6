import { describe, expect, it } from "vitest";
import { paymentTerms } from "../../books/shop-settings.ts";
import { currencySign } from "../../contract/values/currency.ts";
import { moneyOf } from "../../contract/values/money.ts";
import { whenToPay } from "../../contract/values/payment-terms.ts";
import type { StoredOrder } from "../../firestore/collections.ts";
import { placedDraft, returnedDraft, sentDraft } from "./drafts.ts";

const about = { site: "https://shop.example", isProven: true };

function anOrder(number: string, fields: Partial<StoredOrder> = {}): StoredOrder {
  return {
    ...{ _id: number, number, name: "Pat", email: "", address: "Road 1", mobile: "", picture: "/p.svg" },
    ...{ productId: "p", productName: "Pads", quantity: 2, createdAt: "2026-11-25T00:00:00.000Z" },
    ...{ price: moneyOf(2490), total: moneyOf(4980) },
    ...{ handling: "new", version: 1, carrier: null, tracking: null },
    ...{ ownerUid: null, words: [], updatedAt: {} as never },
    ...fields,
  };
}

const sent = anOrder("K7QM2-F4X9D", { shipping: moneyOf(690) });
const other = anOrder("0ABCD-12345");

describe("An email about orders", () => {
  it("names each by its number", () => {
    expect(placedDraft([other], about).subject).toBe("We have your order 0ABCD-12345");
    expect(placedDraft([sent, other], about).subject).toBe("We have your order K7QM2-F4X9D and 1 other");
    expect(placedDraft([other, sent, sent], about).subject).toBe(
      "We have your order 0ABCD-12345 and 2 others",
    );
    expect(placedDraft([sent, other], about).lines?.map(({ number }) => number)).toEqual([
      "K7QM2-F4X9D",
      "0ABCD-12345",
    ]);
    expect(sentDraft([other], about).subject).toBe("Your order 0ABCD-12345 is on its way");
    expect(sentDraft([sent, other, other], about)).toMatchObject({
      subject: "Your order K7QM2-F4X9D and 2 others are on their way",
      paragraphs: ["We have sent your orders."],
    });
  });

  it("links each invoice of what was sent, and none where none was written", () => {
    const invoiced = anOrder("0ABCD-12345", { invoice: "R2026-00007" });
    const linksOf = (...orders: [StoredOrder, ...StoredOrder[]]) => sentDraft(orders, about).links;
    const link = ["Invoice R2026-00007", "https://shop.example/dashBord/UserOrder/invoice/R2026-00007"];
    expect(linksOf(invoiced, invoiced).slice(1)).toEqual([link]);
    expect(linksOf(invoiced, sent, anOrder("1ABCD-12345", { invoice: "R2026-00008" }))).toHaveLength(3);
    expect(linksOf(sent)).toHaveLength(1);
  });

  it("has what sending them costs as a line, and in the total", () => {
    expect(placedDraft([sent, other], about)).toMatchObject({
      sending: `${currencySign}6.90`,
      total: `${currencySign}106.50`,
    });
    expect(sentDraft([sent], about)).toMatchObject({
      sending: `${currencySign}6.90`,
      total: `${currencySign}56.70`,
    });
  });

  it("has the deposit of all pieces as a line, and in the total", () => {
    const battery = anOrder("0ABCD-12345", { deposit: moneyOf(1250) });
    expect(placedDraft([sent, battery], about)).toMatchObject({
      ...{ deposit: `${currencySign}25.00`, sending: `${currencySign}6.90`, total: `${currencySign}131.50` },
    });
  });

  it("has what has to be said of the parts, if anything", () => {
    expect(placedDraft([other], { ...about, notices: ["Bring old oil back."] })).toMatchObject({
      notices: ["Bring old oil back."],
    });
    expect(placedDraft([other], about)).not.toHaveProperty("notices");
  });

  it("says of an order that was placed how to pay it, in the shop's lines, and none where nobody is told", async () => {
    const { howToPay } = placedDraft([sent, other], about);
    if (paymentTerms === null) expect(howToPay).toBeUndefined();
    else
      expect(howToPay).toEqual([
        `How to pay: ${whenToPay(paymentTerms)}`,
        ...paymentTerms.to.map(({ name, value }) => `${name}: ${value}`),
        "Reference: K7QM2-F4X9D",
        `Amount: ${currencySign}106.50`,
      ]);
    expect(sentDraft([sent], about)).not.toHaveProperty("howToPay");
  });

  it("has no such line where it costs nothing", () => {
    expect(placedDraft([other], about)).toMatchObject({
      deposit: undefined,
      sending: undefined,
      total: `${currencySign}49.80`,
    });
  });
});

describe("An email about a return", () => {
  const back = {
    at: "2026-11-26T00:00:00.000Z",
    pieces: 1,
    isSellable: true,
    isRestocked: true,
    reason: "Too big",
  };

  it("says what came back by now, why, and which deposit is given back", () => {
    const returns = [back, { ...back, pieces: 2, reason: "Old\none.", isDepositBack: true }];
    const order = { quantity: 5, deposit: moneyOf(1250), returned: 3, returns } as const;
    expect(returnedDraft(anOrder("K7QM2-F4X9D", { ...order, returns }), about)).toEqual({
      subject: "We received your return for order K7QM2-F4X9D",
      paragraphs: [
        "3 of 5 pieces of your order were returned to us: Pads.",
        "1 piece: Too big.",
        `2 pieces: Old one. You get the deposit of ${currencySign}25.00 back.`,
      ],
      links: [["Your order", "https://shop.example/dashBord/UserOrder/payment/K7QM2-F4X9D"]],
    });
  });
});
