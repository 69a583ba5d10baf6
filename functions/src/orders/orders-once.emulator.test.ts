import { describe, expect, it } from "vitest";
import type { Input } from "../contract/endpoint.ts";
import { deleteOrder, placeOrder } from "../contract/orders.ts";
import type { Account } from "../testing/accounts.ts";
import { as, untilServed } from "../testing/api.ts";
import { anOrder } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

function place(customer: Account, body: Input<typeof placeOrder>["body"], key: string) {
  return untilServed(() => as(customer).call(placeOrder, { body, key }));
}

async function scene() {
  const customer = await world.customer();
  const product = await world.product({ quantity: 10 });
  const body = anOrder(product, customer, { MinimumOrder: 3 });
  return { customer, product, body, key: world.idempotencyKey() };
}

describe("The same order sent again under its Idempotency-Key", () => {
  it("is the same order, placed once", async () => {
    const { customer, product, body, key } = await scene();
    const first = await place(customer, body, key);
    const again = await place(customer, { ...body }, key);
    expect(again.status).toBe(201);
    expect(again.json).toEqual(first.json);
    expect(await world.ordersOf(product)).toMatchObject([first.output]);
    expect(await world.stockOf(product)).toBe(7);
  });

  it("is the same with its numbers as text, and with fields that are not stored", async () => {
    const { customer, product, body, key } = await scene();
    const first = await place(customer, body, key);
    const asText = { ...body, MinimumOrder: "3", extra: 1 };
    const again = await place(customer, asText, key);
    expect(again.json).toEqual(first.json);
    expect(await world.stockOf(product)).toBe(7);
  });

  it("is found again when the stock has run out or the price has changed since", async () => {
    const { customer, product, body, key } = await scene();
    const first = await place(customer, body, key);
    await world.setStock(product, 0);
    expect((await place(customer, body, key)).json).toEqual(first.json);
    expect(await world.stockOf(product)).toBe(0);
  });

  it("gets the same response after it was deleted, and is not placed again", async () => {
    const { customer, product, body, key } = await scene();
    const first = await place(customer, body, key);
    await as(customer).call(deleteOrder, { params: { id: first.output._id } });
    expect((await place(customer, body, key)).json).toEqual(first.json);
    expect(await world.ordersOf(product)).toEqual([]);
    expect(await world.stockOf(product)).toBe(10);
  });

  it("is placed when it was refused the first time, because nothing was remembered", async () => {
    const { customer, product, body, key } = await scene();
    await world.setStock(product, 1);
    expect((await place(customer, body, key)).status).toBe(409);
    await world.setStock(product, 10);
    expect((await place(customer, body, key)).status).toBe(201);
  });
});

describe("An Idempotency-Key", () => {
  it("cannot be used again for another order", async () => {
    const { customer, product, body, key } = await scene();
    const first = await place(customer, body, key);
    const other = await place(customer, { ...body, MinimumOrder: 4 }, key);
    expect(other.refusal).toMatchObject({ status: 422, code: "idempotency_key_reused" });
    expect(await world.ordersOf(product)).toMatchObject([first.output]);
    expect(await world.stockOf(product)).toBe(7);
  });

  it("belongs to its caller: another caller's order under the same key is separate", async () => {
    const { customer, product, body, key } = await scene();
    const other = await world.customer();
    const first = await place(customer, body, key);
    const second = await place(other, anOrder(product, other, { MinimumOrder: 2 }), key);
    expect(second.status).toBe(201);
    expect(second.output._id).not.toBe(first.output._id);
    expect(second.output.email).toBe(other.email);
    expect(await world.stockOf(product)).toBe(5);
  });

  it("tells nobody of the first caller's order", async () => {
    const { customer, body, key } = await scene();
    await place(customer, body, key);
    const other = await world.customer();
    expect((await place(other, body, key)).refusal).toMatchObject({ status: 403, code: "forbidden" });
  });

  it("is what makes two orders one: without it, and under two of them, there are two", async () => {
    const { customer, product, body, key } = await scene();
    await place(customer, body, key);
    await place(customer, body, world.idempotencyKey());
    await as(customer).call(placeOrder, { body });
    expect(await world.ordersOf(product)).toHaveLength(3);
    expect(await world.stockOf(product)).toBe(1);
  });
});
