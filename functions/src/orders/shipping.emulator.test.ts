import { afterAll, beforeAll, describe, expect, it } from "vitest";
import shop from "../../../shop.json" with { type: "json" };
import { placeBasket } from "../contract/basket/place-basket.ts";
import { listOrders, placeOrder, readPayment } from "../contract/orders.ts";
import { moneyOf } from "../contract/values/money.ts";
import { as } from "../testing/api.ts";
import { aBasket, anOrder } from "../testing/builders.ts";
import { type ServerProcess, startServer } from "../testing/server-process.ts";
import { useWorld } from "../testing/use-world.ts";
import { copySources, type Variant } from "../trials/guards/variant.ts";

// The same shop before its rate was changed to that of shop.json.

const world = useWorld();
const rate = shop.shipping.rate + 6.9;
const cents = Math.round(rate * 100);
let earlier: Variant;
let server: ServerProcess;

beforeAll(async () => {
  earlier = await copySources();
  const shipping = { ...shop.shipping, rate };
  await earlier.change("shop.json", () => JSON.stringify({ ...shop, shipping }));
  server = await startServer({ folder: earlier.folder });
});

afterAll(async () => {
  await server?.kill();
  await earlier?.remove();
});

const parts = () => Promise.all([world.product({ price: 24.9 }), world.product({ price: 10 })]);

describe("What sending costs", () => {
  it("is beside the price and total of an order, and nobody else's to say", async () => {
    const [customer, product] = [await world.customer(), await world.product({ price: 24.9 })];
    const body = { ...anOrder(product, customer, { MinimumOrder: 3 }), shipping: 0 };
    const { output: order } = await as(customer, server.site).call(placeOrder, { body });
    expect(order).toMatchObject({ price: 24.9, shipping: cents / 100 });
    expect(await world.stored("orders", order._id)).toMatchObject({
      price: { cents: 2490 },
      total: { cents: 7470 },
      shipping: moneyOf(cents),
    });
  });

  it("is paid once for a basket, by its first order", async () => {
    const customer = await world.customer();
    const body = aBasket(await parts(), customer);
    const { output } = await as(customer, server.site).call(placeBasket, { body });
    expect([output.total, output.shipping]).toEqual([34.9, cents / 100]);
    expect(output.orders.map(({ shipping }) => shipping)).toEqual([cents / 100, 0]);
  });

  it("stays with what was ordered once the shop has another rate", async () => {
    const customer = await world.customer();
    const [body, key] = [aBasket(await parts(), customer), world.idempotencyKey()];
    const { output } = await as(customer, server.site).call(placeBasket, { body, key });
    const [first] = output.orders;
    const now = as(customer);
    const paid = await now.call(readPayment, { params: { id: first?._id ?? "" } });
    expect(paid.output).toEqual(first);
    const listed = await now.call(listOrders, {});
    expect(listed.output.map(({ shipping }) => shipping).toSorted()).toEqual([0, cents / 100]);
    expect((await now.call(placeBasket, { body, key })).output).toEqual(output);
    const { output: later } = await now.call(placeBasket, { body });
    expect([later.total, later.shipping]).toEqual([34.9, shop.shipping.rate]);
  });

  it("is nothing for an order of before, which doesn't say", async () => {
    const customer = await world.customer();
    const { _id } = await world.order(await world.product(), customer);
    expect(await world.stored("orders", _id)).not.toHaveProperty("shipping");
    const { output } = await as(customer, server.site).call(readPayment, { params: { id: _id } });
    expect(output.shipping).toBe(0);
  });
});
