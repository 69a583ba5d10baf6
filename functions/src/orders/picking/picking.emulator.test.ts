import { describe, expect, it } from "vitest";
import { paymentTerms } from "../../books/shop-settings.ts";
import { fulfilOrder } from "../../contract/admin/fulfilment.ts";
import { listPicking, listSlips, MOST_PICKED } from "../../contract/admin/picking.ts";
import { deleteProduct } from "../../contract/admin/products.ts";
import { placeBasket } from "../../contract/basket/place-basket.ts";
import { deleteOrder, placeOrder } from "../../contract/orders.ts";
import type { Product } from "../../contract/products.ts";
import type { Account } from "../../testing/accounts.ts";
import { as } from "../../testing/api.ts";
import { aBasket, anOrder, aPartNumber } from "../../testing/builders.ts";
import { useWorld } from "../../testing/use-world.ts";

const world = useWorld();
const unpaid = paymentTerms?.when === "before" ? { isUnpaid: true } : {};

async function order(product: Product, customer: Account, MinimumOrder: number, name = "Ana") {
  const body = anOrder(product, customer, { MinimumOrder, name });
  return (await as(customer).call(placeOrder, { body })).output;
}

async function linesFor(admin: Account, ...id: string[]) {
  return (await as(admin).call(listPicking, { query: { id } })).output.lines;
}

function pick(admin: Account, id: string) {
  return as(admin).call(fulfilOrder, { params: { id }, body: { handling: "picked", version: 1 } });
}

describe("GET /api/picking", () => {
  it("lists parts by shelf, with their pieces, what is on hand and their orders, oldest first", async () => {
    const [admin, ana, ben] = [await world.admin(), await world.customer(), await world.customer()];
    const partNumber = aPartNumber();
    const far = await world.product({ name: "Brake disc", shelf: "A10", quantity: 7, partNumber });
    const near = await world.product({ name: "Oil filter", shelf: "A2" });
    const loose = await world.product({ name: "Air filter" });
    const orders = [
      await order(far, ana, 3, "Ana"),
      await order(loose, ana, 1),
      await order(far, ben, 2, "Ben"),
      await order(near, ben, 4),
    ];
    const ids = orders.map(({ _id }) => _id);
    const lines = await linesFor(admin, ...ids.toReversed());
    expect(lines.map(({ shelf, name }) => [shelf, name])).toEqual([
      ["A2", "Oil filter"],
      ["A10", "Brake disc"],
      [null, "Air filter"],
    ]);
    expect(lines[1]).toEqual({
      ...{
        productId: far._id,
        name: "Brake disc",
        partNumber,
        shelf: "A10",
        pieces: 5,
        onHand: 7,
        expected: null,
      },
      orders: [
        { _id: ids[0], number: orders[0]?.number, name: "Ana", pieces: 3, ...unpaid },
        { _id: ids[2], number: orders[2]?.number, name: "Ben", pieces: 2, ...unpaid },
      ],
    });
  });

  it("counts on hand what all new orders took, named or not, until they are picked", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const product = await world.product({ quantity: 10 });
    const [named, other] = [await order(product, customer, 2), await order(product, customer, 5)];
    const onHand = async () => (await linesFor(admin, named._id)).map((line) => [line.pieces, line.onHand]);
    expect(await onHand()).toEqual([[2, 10]]);
    await pick(admin, other._id);
    expect(await onHand()).toEqual([[2, 5]]);
    await pick(admin, named._id);
    expect(await onHand()).toEqual([]);
  });

  it("names each order once, and leaves out what isn't new, is deleted or never was", async () => {
    const [admin, customer, product] = [await world.admin(), await world.customer(), await world.product()];
    const orders = await Promise.all(Array.from({ length: 3 }, () => order(product, customer, 1)));
    const [wanted, picked, deleted] = orders.map(({ _id }) => _id) as [string, string, string];
    await pick(admin, picked);
    await as(customer).call(deleteOrder, { params: { id: deleted } });
    const lines = await linesFor(admin, wanted, picked, wanted, deleted, "nosuchorder");
    expect(lines).toMatchObject([{ pieces: 1, orders: [{ _id: wanted }] }]);
    expect(lines[0]?.orders).toHaveLength(1);
    expect(await linesFor(admin, "nosuchorder")).toEqual([]);
  });

  it("keeps a line for orders of a part that was deleted, or is damaged", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const gone = await world.product({ name: "Gone", shelf: "Z1" });
    const broken = await world.product({ name: "Broken", shelf: "Z2" });
    const ids = [(await order(gone, customer, 3))._id, (await order(broken, customer, 2))._id];
    await as(admin).call(deleteProduct, { params: { id: gone._id } });
    await world.change("products", broken._id, { quantity: "many" });
    const none = { partNumber: null, shelf: null };
    expect(await linesFor(admin, ...ids)).toMatchObject([
      { name: "Broken", ...none, pieces: 2, onHand: 2 },
      { name: "Gone", ...none, pieces: 3, onHand: 3 },
    ]);
  });

  it("lists without ids what is new, 500 orders at most and the oldest of them, and that others may follow", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const product = await world.product({ quantity: 1 });
    const minute = (at: number) => new Date(Date.UTC(1971, 0, 1, 0, at)).toISOString();
    const times = Array.from({ length: MOST_PICKED + 1 }, (_, at) => minute(at));
    const placed = await Promise.all(times.map((createdAt) => world.order(product, customer, { createdAt })));
    await world.order(product, customer, { createdAt: minute(-1), handling: "picked", version: 2 });
    await world.change("orders", placed[0]?._id ?? "", { withdrawnAt: minute(0) });
    const { lines, isWhole } = (await as(admin).call(listPicking, {})).output;
    const line = lines.find(({ productId }) => productId === product._id);
    expect(line?.orders.map(({ _id }) => _id)).toEqual(placed.slice(1, MOST_PICKED).map(({ _id }) => _id));
    expect(lines).toHaveLength(1);
    expect(isWhole).toBe(false);
  });
});

describe("GET /api/slips", () => {
  it("shows orders as a parcel needs them, however far they have come", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const [partNumber, shelf] = [aPartNumber(), "C-4"];
    const parts = [await world.product({ partNumber, shelf }), await world.product()];
    const { output } = await as(customer).call(placeBasket, { body: aBasket(parts, customer) });
    const [one, other] = output.orders.map(({ _id }) => _id) as [string, string];
    await pick(admin, other);
    const { json } = await as(admin).call(listSlips, { query: { id: [other, one, "nosuchorder", one] } });
    const customers = {
      name: "Test Customer",
      address: "12 Workshop Road, Millbrook",
      mobile: "+1 555 0100",
    };
    const { number, createdAt } = output.orders[0] ?? {};
    expect(json).toMatchObject({ items: [{ _id: other, handling: "picked", partNumber: null }, {}] });
    expect((json as { items: unknown[] }).items[1]).toEqual({
      ...{ _id: one, number, createdAt, ...customers, basketId: output._id, handling: "new" },
      ...{ productId: parts[0]?._id, productName: parts[0]?.name, partNumber, shelf, pieces: 1 },
      ...{ carrier: null, tracking: null, version: 1 },
    });
  });

  it("shows without ids those that are picked, the oldest first", async () => {
    const [admin, customer, product] = [await world.admin(), await world.customer(), await world.product()];
    const picked = { handling: "picked", version: 2 } as const;
    const later = await world.order(product, customer, { ...picked, createdAt: "2001-01-02T00:00:00.000Z" });
    const earlier = await world.order(product, customer, {
      ...picked,
      createdAt: "2001-01-01T00:00:00.000Z",
    });
    const others = [
      await world.order(product, customer),
      await world.order(product, customer, { ...picked, handling: "sent" }),
    ];
    const { items, isWhole } = (await as(admin).call(listSlips, {})).output;
    expect(isWhole).toBe(true);
    const own = new Set([later, earlier, ...others].map(({ _id }) => _id));
    expect(items.filter(({ _id }) => own.has(_id))).toMatchObject(
      [earlier, later].map(({ _id }) => ({ _id })),
    );
  });
});

describe("A question about orders to pick that can't be answered", () => {
  const most = Array.from({ length: 101 }, (_, at) => `order${at}`);

  it("is none with a hundred ids", async () => {
    const query = { id: most.slice(1) };
    const { output } = await as(await world.admin()).call(listPicking, { query });
    expect(output).toEqual({ lines: [], isWhole: true });
  });
});
