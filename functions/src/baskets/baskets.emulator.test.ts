import { describe, expect, it } from "vitest";
import shop from "../../../shop.json" with { type: "json" };
import { deleteAccount } from "../contract/account.ts";
import { readBasket, saveBasket } from "../contract/basket/basket.ts";
import type { PlaceBasket } from "../contract/basket/place-basket.ts";
import { placeBasket } from "../contract/basket/place-basket.ts";
import { deleteOrder, listOrders, readPayment } from "../contract/orders.ts";
import type { Product } from "../contract/products.ts";
import { inTransaction } from "../firestore/db.ts";
import { placed } from "../orders/order-rule.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { aBasket } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";
import { saveBasket as saveOwnBasket, takeOut } from "./baskets.store.ts";

const world = useWorld();

function place(customer: Account, body: PlaceBasket) {
  return as(customer).call(placeBasket, { body });
}

/** A brake repair: pads, discs and fluid, three in stock of each. */
async function repair() {
  const products = await Promise.all([
    world.product({ name: "Pads", price: 0.1, quantity: 3 }),
    world.product({ name: "Discs", price: 0.2, quantity: 3, minimumQuantity: 2 }),
    world.product({ name: "Fluid", price: 19.99, quantity: 3 }),
  ]);
  return { customer: await world.customer(), products };
}

function stocks(products: readonly Product[]) {
  return Promise.all(products.map((product) => world.stockOf(product)));
}

describe("A basket that is not ordered yet", () => {
  it("is empty at first, and holds what its owner saved last, in the order of its lines", async () => {
    const [customer, other] = [await world.customer(), await world.customer()];
    expect((await as(customer).call(readBasket, {})).json).toEqual({ lines: [] });
    const [disc, pad] = [
      { productId: "disc", quantity: 2 },
      { productId: "pad", quantity: 1 },
    ];
    for (const lines of [[disc, pad], [pad]]) {
      expect((await as(customer).call(saveBasket, { body: { lines } })).json).toEqual({ lines });
      expect((await as(customer).call(readBasket, {})).json).toEqual({ lines });
    }
    expect((await as(other).call(readBasket, {})).json).toEqual({ lines: [] });
  });

  it("that is damaged is empty, and can be saved and ordered again", async () => {
    const { customer, products } = await repair();
    const body = { lines: [{ productId: products[0]._id, quantity: 1 }] };
    await as(customer).call(saveBasket, { body });
    await world.change("baskets", customer.uid, { lines: "all" });
    expect((await as(customer).call(readBasket, {})).output.lines).toEqual([]);
    expect((await place(customer, aBasket(products, customer))).status).toBe(201);
    await as(customer).call(saveBasket, { body });
    expect((await as(customer).call(readBasket, {})).output).toEqual(body);
  });
});

describe("A basket that is ordered", () => {
  it("is one order for each line, in their order, with an exact total", async () => {
    const { customer, products } = await repair();
    const reply = await place(customer, aBasket(products, customer));
    expect(reply.status).toBe(201);
    const { _id, orders, total, shipping } = reply.output;
    const { lines, ...fields } = aBasket(products, customer);
    const due = Math.round((20.49 + shipping) * 100) / 100;
    expect(orders).toEqual(
      lines.map((line, index) => ({
        ...{ ...fields, ...line, _id: orders[index]?._id, basketId: _id },
        ...{ number: orders[index]?.number, deposit: 0, shipping: index === 0 ? shipping : 0 },
        ...{ picture: products[index]?.picture, productName: products[index]?.name },
        createdAt: expect.stringMatching(/Z$/),
        ...placed,
        payment: { reference: orders[0]?.number, total: due, paid: 0, due, state: "open" },
        invoice: null,
      })),
    );
    // 0.1 + 2 × 0.2 + 19.99, which is 20.489999… in floating point.
    expect([total, shipping]).toEqual([20.49, shop.shipping.rate]);
    expect(await stocks(products)).toEqual([2, 1, 2]);
    const listed = (await as(customer).call(listOrders, {})).output;
    expect(listed.map(({ basketId }) => basketId)).toEqual([_id, _id, _id]);
    const [first] = orders;
    const paid = await as(customer).call(readPayment, { params: { id: first?._id ?? "" } });
    expect(paid.output).toEqual(first);
  });

  it("has a movement for each order, and two lines of one part take turns", async () => {
    const { customer, products } = await repair();
    const [pads] = products;
    const reply = await place(customer, aBasket([pads, products[1], pads], customer, { MinimumOrder: 2 }));
    expect(reply.refusal).toMatchObject({ status: 409, fields: { "lines.2.MinimumOrder": "Only 1 left." } });
    await world.setStock(pads, 4);
    const { orders } = (
      await place(customer, aBasket([pads, products[1], pads], customer, { MinimumOrder: 2 }))
    ).output;
    const sales = (await world.movementsOf(pads)).filter(({ cause }) => cause === "sale");
    expect(sales).toMatchObject([
      { change: -2, before: 4, after: 2, orderId: orders[0]?._id, who: customer.uid },
      { change: -2, before: 2, after: 0, orderId: orders[2]?._id, who: customer.uid },
    ]);
    expect(await world.stockFaults()).toEqual([]);
  });

  it("takes its parts out of the account's basket, and leaves the others there", async () => {
    const { customer, products } = await repair();
    const lines = products.map(({ _id }) => ({ productId: _id, quantity: 1 }));
    await as(customer).call(saveBasket, { body: { lines } });
    await place(customer, aBasket(products.slice(0, 2), customer));
    expect((await as(customer).call(readBasket, {})).output.lines).toEqual(lines.slice(2));
    await place(customer, aBasket(products.slice(0, 1), customer, { MinimumOrder: 9 }));
    await place(customer, aBasket(products.slice(2), customer, { MinimumOrder: 9 }));
    expect((await as(customer).call(readBasket, {})).output.lines).toEqual(lines.slice(2));
  });

  it("is committed at once although its owner saves the basket meanwhile, and what they saved stays", async () => {
    const { customer, products } = await repair();
    const [pads, discs, fluid] = products.map(({ _id }) => ({ productId: _id, quantity: 1 }));
    if (!pads || !discs || !fluid) throw new Error("The repair has three parts.");
    await saveOwnBasket(customer.uid, { lines: [pads, discs] });
    let tries = 0;
    await inTransaction(async (tx) => {
      tries++;
      await takeOut(tx, customer.uid, new Set([pads.productId, discs.productId]));
      await saveOwnBasket(customer.uid, { lines: [pads, { ...discs, quantity: 2 }, fluid] });
    });
    expect(tries).toBe(1);
    const stored = [{ ...discs, quantity: 2 }, fluid];
    expect((await as(customer).call(readBasket, {})).output.lines).toEqual(stored);
  });

  it("keeps its other orders when one of them is deleted", async () => {
    const { customer, products } = await repair();
    const { orders } = (await place(customer, aBasket(products, customer))).output;
    await as(customer).call(deleteOrder, { params: { id: orders[1]?._id ?? "" } });
    const stored = (await as(customer).call(listOrders, {})).output.map(({ _id }) => _id);
    expect(stored.sort()).toEqual([orders[0]?._id, orders[2]?._id].sort());
    expect(await stocks(products)).toEqual([2, 3, 2]);
  });

  it("may have thirty lines", async () => {
    const customer = await world.customer();
    const products = await Promise.all(Array.from({ length: 30 }, () => world.product()));
    const { orders } = (await place(customer, aBasket(products, customer))).output;
    expect(orders.map(({ productId }) => productId)).toEqual(products.map(({ _id }) => _id));
  });

  it("goes with its account: the orders stay without a name, and the key is forgotten", async () => {
    const { customer, products } = await repair();
    const key = world.idempotencyKey();
    await as(customer).call(placeBasket, { body: aBasket(products, customer), key });
    await as(customer).call(deleteAccount, {});
    expect(await world.leftBehind(customer)).toEqual([]);
    expect(await world.ordersOf(products[0])).toMatchObject([{ ownerUid: null, email: "", mobile: "" }]);
  });

  it("of an account that is leaving is refused, and takes nothing", async () => {
    const { customer, products } = await repair();
    await world.beginDeletion(customer);
    expect((await place(customer, aBasket(products, customer))).status).toBe(401);
    expect(await stocks(products)).toEqual([3, 3, 3]);
  });
});
