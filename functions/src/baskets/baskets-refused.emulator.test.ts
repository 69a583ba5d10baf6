import { describe, expect, it } from "vitest";
import { deleteProduct } from "../contract/admin/products.ts";
import { type PlaceBasket, placeBasket } from "../contract/basket/place-basket.ts";
import { QUANTITY_OUT_OF_RANGE } from "../contract/errors.ts";
import { deleteOrder, placeOrder } from "../contract/orders.ts";
import { currencySign } from "../contract/values/currency.ts";
import { moneyOf } from "../contract/values/money.ts";
import { recordIdOf } from "../core/idempotency.ts";
import type { Account } from "../testing/accounts.ts";
import { as, untilServed } from "../testing/api.ts";
import { aBasket, anOrder } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

async function scene() {
  const [customer, pads, discs, fluid] = await Promise.all([
    world.customer(),
    world.product({ quantity: 5 }),
    world.product({ quantity: 5, minimumQuantity: 2 }),
    world.product({ quantity: 0, minimumQuantity: 1 }),
  ]);
  return { customer, pads, discs, fluid, key: world.idempotencyKey() };
}

function place(customer: Account, body: PlaceBasket, key?: string) {
  const input = { body, ...(key !== undefined && { key }) };
  return untilServed(() => as(customer).call(placeBasket, input));
}

async function expectNothingTaken({ customer, pads, discs }: Awaited<ReturnType<typeof scene>>) {
  expect([await world.stockOf(pads), await world.stockOf(discs)]).toEqual([5, 5]);
  const ordered = [...(await world.ordersOf(pads)), ...(await world.ordersOf(discs))];
  expect(ordered.filter(({ ownerUid }) => ownerUid === customer.uid)).toEqual([]);
}

describe("A basket is refused as a whole", () => {
  it("and names every line that can't be had, with the code of the first", async () => {
    const shop = await scene();
    const { customer, pads, discs, fluid } = shop;
    const gone = { ...pads, _id: "gone" };
    const { lines, ...body } = aBasket([pads, discs, fluid, gone, pads, discs], customer);
    const faulty = [
      lines[0],
      { ...lines[1], MinimumOrder: 1 },
      lines[2],
      lines[3],
      { ...lines[4], price: 22.5 },
      { ...lines[5], MinimumOrder: 6, price: 1 },
    ] as PlaceBasket["lines"];
    expect((await place(customer, { ...body, lines: faulty })).refusal).toEqual({
      status: 409,
      code: "quantity_out_of_range",
      message: QUANTITY_OUT_OF_RANGE,
      fields: {
        "lines.1.MinimumOrder": "The smallest order is 2.",
        "lines.2.MinimumOrder": "None are left.",
        "lines.3.productId": "This part is no longer sold.",
        "lines.4.price": `The price is now ${currencySign}24.90.`,
        "lines.5.MinimumOrder": "Only 5 left.",
        "lines.5.price": `The price is now ${currencySign}24.90.`,
      },
    });
    await expectNothingTaken(shop);
  });

  it("where two lines of one part are over its stock together", async () => {
    const shop = await scene();
    const { customer, pads, discs } = shop;
    const { refusal } = await place(customer, aBasket([pads, discs, pads], customer, { MinimumOrder: 3 }));
    expect(refusal).toMatchObject({ code: "quantity_out_of_range" });
    expect(refusal.fields).toEqual({ "lines.2.MinimumOrder": "Only 2 left." });
    await expectNothingTaken(shop);
  });

  it("where each of two lines is below the minimum, though together they are not", async () => {
    const shop = await scene();
    const { customer, discs } = shop;
    const { fields } = (await place(customer, aBasket([discs, discs], customer, { MinimumOrder: 1 })))
      .refusal;
    expect(Object.keys(fields ?? {})).toEqual(["lines.0.MinimumOrder", "lines.1.MinimumOrder"]);
    await expectNothingTaken(shop);
  });

  it("where the price is yesterday's", async () => {
    const shop = await scene();
    const { customer, pads, discs } = shop;
    const { refusal } = await place(customer, aBasket([pads, discs], customer, { price: 22.5 }));
    expect(refusal).toMatchObject({ status: 409, code: "price_changed" });
    expect(Object.keys(refusal.fields ?? {})).toEqual(["lines.0.price", "lines.1.price"]);
    await expectNothingTaken(shop);
  });

  it("where a part was deleted meanwhile", async () => {
    const shop = await scene();
    const { customer, pads, discs, fluid } = shop;
    await as(await world.admin()).call(deleteProduct, { params: { id: fluid._id } });
    const { refusal } = await place(customer, aBasket([pads, fluid, discs], customer));
    expect(refusal).toMatchObject({ status: 409, code: "product_gone" });
    expect(Object.keys(refusal.fields ?? {})).toEqual(["lines.1.productId"]);
    await expectNothingTaken(shop);
  });

  it("where the email is another account's", async () => {
    const shop = await scene();
    const { customer, pads } = shop;
    const { refusal } = await place(customer, { ...aBasket([pads], customer), email: "other@carparts.test" });
    expect(refusal).toMatchObject({ status: 403, code: "forbidden" });
    await expectNothingTaken(shop);
  });
});

describe("The same basket sent again under its Idempotency-Key", () => {
  it("is the same orders, placed once, also after a price change and a deletion", async () => {
    const { customer, pads, discs, key } = await scene();
    const body = aBasket([pads, discs], customer);
    const first = await place(customer, body, key);
    expect((await place(customer, body, key)).json).toEqual(first.json);
    await as(customer).call(deleteOrder, { params: { id: first.output.orders[0]?._id ?? "" } });
    await world.change("products", discs._id, { price: moneyOf(1) });
    const again = await place(customer, body, key);
    expect([again.status, again.json]).toEqual([201, first.json]);
    expect([await world.stockOf(pads), await world.stockOf(discs)]).toEqual([5, 3]);
  });

  it("is once what was sent many times at once", async () => {
    const { customer, pads, discs, key } = await scene();
    const body = aBasket([pads, discs], customer);
    const replies = await Promise.all(Array.from({ length: 8 }, () => place(customer, body, key)));
    expect(new Set(replies.map(({ output }) => output._id)).size).toBe(1);
    expect([await world.stockOf(pads), await world.stockOf(discs)]).toEqual([4, 3]);
  });

  it("is placed when it was refused the first time, because nothing was remembered", async () => {
    const { customer, pads, fluid, key } = await scene();
    const body = aBasket([pads, fluid], customer);
    expect((await place(customer, body, key)).status).toBe(409);
    await world.setStock(fluid, 1);
    expect((await place(customer, body, key)).status).toBe(201);
  });

  it.each(["another basket", "a single order"])("is refused with %s", async (what) => {
    const { customer, pads, discs, key } = await scene();
    await place(customer, aBasket([pads, discs], customer), key);
    const reply =
      what === "another basket"
        ? await place(customer, aBasket([discs, pads], customer), key)
        : await as(customer).call(placeOrder, { body: anOrder(pads, customer), key });
    expect(reply.refusal).toMatchObject({ status: 422, code: "idempotency_key_reused" });
    expect([await world.stockOf(pads), await world.stockOf(discs)]).toEqual([4, 3]);
  });

  it("is refused where the memory of it is damaged, and not placed again", async () => {
    const { customer, pads, key } = await scene();
    const body = aBasket([pads], customer);
    await place(customer, body, key);
    await world.removeField("idempotency", recordIdOf(customer.uid, key), "basket");
    expect((await place(customer, body, key)).refusal).toMatchObject({ code: "idempotency_key_reused" });
    expect(await world.stockOf(pads)).toBe(4);
  });

  it("is another basket under another caller's key", async () => {
    const { customer, pads, key } = await scene();
    const other = await world.customer();
    const first = await place(customer, aBasket([pads], customer), key);
    const second = await place(other, aBasket([pads], other), key);
    expect(second.output._id).not.toBe(first.output._id);
    expect(await world.stockOf(pads)).toBe(3);
  });
});
