import { describe, expect, it } from "vitest";
import { deleteProduct } from "../contract/admin/products.ts";
import { QUANTITY_OUT_OF_RANGE } from "../contract/errors.ts";
import { type PlaceOrder, placeOrder } from "../contract/orders.ts";
import type { Product } from "../contract/products.ts";
import type { Account } from "../testing/accounts.ts";
import { as, type Reply } from "../testing/api.ts";
import { anOrder } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

/** Sends any body at all to POST /products. */
function place(customer: Account, body: unknown): Promise<Reply<typeof placeOrder>> {
  return as(customer).call(placeOrder, { body: body as PlaceOrder });
}

/** A product with 10 in stock and a minimum of 2, and who would order it. */
async function scene() {
  const product = await world.product({ price: 24.9, quantity: 10, minimumQuantity: 2 });
  return { product, customer: await world.customer() };
}

async function expectNothingChanged(product: Product): Promise<void> {
  expect(await world.ordersOf(product)).toEqual([]);
  expect(await world.stockOf(product)).toBe(product.quantity);
}

describe("POST /products refuses and changes nothing", () => {
  it.each([
    ["above the stock", 11],
    ["far above the stock", 1_000_000],
    ["below the product's minimum", 1],
  ])("for an order %s, in the specification's words", async (_name, MinimumOrder) => {
    const { product, customer } = await scene();
    const reply = await place(customer, anOrder(product, customer, { MinimumOrder }));
    expect(reply.refusal).toEqual({
      status: 409,
      code: "quantity_out_of_range",
      message: QUANTITY_OUT_OF_RANGE,
    });
    expect(QUANTITY_OUT_OF_RANGE).toBe("Quantity Higher/lower to abailaable");
    await expectNothingChanged(product);
  });

  it.each([0.01, 0, "0.01", 24.91, 249])("for the price %j instead of 24.90", async (price) => {
    const { product, customer } = await scene();
    const reply = await place(customer, { ...anOrder(product, customer), price });
    expect(reply.refusal).toMatchObject({ status: 409, code: "price_changed" });
    await expectNothingChanged(product);
  });

  it("without an email, which it names", async () => {
    const { product, customer } = await scene();
    const reply = await place(customer, { ...anOrder(product, customer), email: undefined });
    expect(reply.refusal).toMatchObject({ status: 422, fields: { email: expect.any(String) } });
    await expectNothingChanged(product);
  });

  it("for another's email", async () => {
    const { product, customer } = await scene();
    const victim = await world.customer();
    const reply = await place(customer, anOrder(product, victim));
    expect(reply.refusal).toMatchObject({ status: 403, code: "forbidden" });
    await expectNothingChanged(product);
  });

  it("for two products that look alike, when the body does not say which", async () => {
    const { product, customer } = await scene();
    const twin = await world.product({ picture: product.picture, price: product.price });
    const { productId, ...body } = anOrder(product, customer);
    const reply = await place(customer, body);
    expect(reply.refusal).toMatchObject({ status: 422, code: "product_unresolved" });
    await expectNothingChanged(product);
    await expectNothingChanged(twin);
  });

  it("for a body that shows no product of the shop", async () => {
    const { product, customer } = await scene();
    const { productId, ...body } = anOrder(product, customer);
    for (const other of [{ picture: "/parts/no-such.svg" }, { price: 0.01 }]) {
      const reply = await place(customer, { ...body, ...other });
      expect(reply.refusal).toMatchObject({ status: 422, code: "product_unresolved" });
    }
    await expectNothingChanged(product);
  });

  it("for a product that was deleted, by its id and by its looks", async () => {
    const { product, customer } = await scene();
    await as(await world.admin()).call(deleteProduct, { params: { id: product._id } });
    const { productId, ...body } = anOrder(product, customer);
    expect((await place(customer, { ...body, productId })).refusal).toMatchObject({ status: 404 });
    expect((await place(customer, body)).refusal).toMatchObject({ code: "product_unresolved" });
    expect(await world.ordersOf(product)).toEqual([]);
    expect(await world.stockOf(product)).toBeUndefined();
  });
});
