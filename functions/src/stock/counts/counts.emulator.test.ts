import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type CountStock, countStock, MOST_COUNTED } from "../../contract/admin/counts.ts";
import { fulfilOrder } from "../../contract/admin/fulfilment.ts";
import { deleteProduct } from "../../contract/admin/products.ts";
import { adjustStock, listMovements } from "../../contract/admin/stock.ts";
import { deleteOrder, placeOrder } from "../../contract/orders.ts";
import type { Product } from "../../contract/products.ts";
import { savePart } from "../../contract/saved.ts";
import type { Account } from "../../testing/accounts.ts";
import { as, untilServed } from "../../testing/api.ts";
import { anOrder } from "../../testing/builders.ts";
import { useWorld } from "../../testing/use-world.ts";

const world = useWorld();

type Line = CountStock["lines"][number];

async function count(admin: Account, lines: Line[], more: Partial<CountStock> = {}) {
  const reply = await as(admin).call(countStock, { body: { lines, isDryRun: false, ...more } });
  return reply.output.items;
}

function line({ _id }: Pick<Product, "_id">, counted: number, number = 1, onHand?: number): Line {
  return { productId: _id, counted, number, ...(onHand !== undefined && { onHand }) };
}

async function order(customer: Account, product: Product, MinimumOrder: number): Promise<string> {
  return (await as(customer).call(placeOrder, { body: anOrder(product, customer, { MinimumOrder }) })).output
    ._id;
}

function pick(admin: Account, id: string) {
  return as(admin).call(fulfilOrder, { params: { id }, body: { handling: "picked", version: 1 } });
}

function restock(admin: Account, { _id: id }: Product, change: number) {
  return as(admin).call(adjustStock, { params: { id }, body: { change, reason: "Delivery" } });
}

describe("POST /api/counts", () => {
  it("books what is more or fewer as a movement, and says what that is worth", async () => {
    const admin = await world.admin();
    const [fewer, more, right] = [
      await world.product({ quantity: 10, cost: 10.17 }),
      await world.product({ quantity: 10 }),
      await world.product({ quantity: 10, cost: 5 }),
    ];
    expect(await count(admin, [line(fewer, 7), line(more, 12), line(right, 10)])).toEqual([
      { result: "done", difference: -3, value: -30.51 },
      { result: "done", difference: 2, value: null },
      { result: "done", difference: 0, value: 0 },
    ]);
    expect(await Promise.all([fewer, more, right].map((part) => world.stockOf(part)))).toEqual([7, 12, 10]);
    const { output } = await as(admin).call(listMovements, { params: { id: fewer._id } });
    expect(output.items).toMatchObject([
      { number: 2, cause: "count", change: -3, before: 10, after: 7, who: admin.uid },
      { number: 1, cause: "seed" },
    ]);
    expect(await world.movementsOf(right)).toHaveLength(1);
    expect(await world.auditEventsAbout(fewer._id)).toMatchObject([
      { what: "stock_counted", who: admin.uid },
    ]);
    expect(await world.stored("products", fewer._id)).toMatchObject({ version: 1 });
    expect(await world.stockFaults()).toEqual([]);
  });

  it("says the same in a dry run, and writes nothing", async () => {
    const [admin, part] = [await world.admin(), await world.product({ quantity: 10, cost: 2 })];
    const before = await world.stored("products", part._id);
    const dry = await count(admin, [line(part, 7), line({ _id: "never-was" }, 1)], { isDryRun: true });
    expect(dry).toEqual([
      { result: "done", difference: -3, value: -6 },
      { result: "gone", difference: 0, value: null },
    ]);
    expect(await world.stored("products", part._id)).toEqual(before);
    expect(await world.movementsOf(part)).toHaveLength(1);
  });

  it("keeps what is sold, taken back, picked and delivered between the count and its booking", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const part = await world.product({ quantity: 20 });
    const earlier = [await order(customer, part, 1), await order(customer, part, 2)];
    const packed = await order(customer, part, 5);
    await pick(admin, packed);
    // 12 in stock, 3 for new orders.
    const counted = line(part, 14, 4);
    await order(customer, part, 3);
    for (const id of [earlier[0], await order(customer, part, 4)]) await pick(admin, String(id));
    await as(customer).call(deleteOrder, { params: { id: String(earlier[1]) } });
    await as(admin).call(deleteOrder, { params: { id: packed } });
    await restock(admin, part, 10);
    expect(await world.stockOf(part)).toBe(22);
    expect(await count(admin, [counted])).toEqual([{ result: "done", difference: -1, value: null }]);
    expect(await world.stockOf(part)).toBe(21);
    expect(await world.stockFaults()).toEqual([]);
  });

  it("compares with what was shown on hand, where that is told", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const part = await world.product({ quantity: 10 });
    const id = await order(customer, part, 2);
    // Picking makes no movement.
    await pick(admin, id);
    expect(await count(admin, [line(part, 9, 2, 10)])).toMatchObject([{ difference: -1 }]);
    expect(await world.stockOf(part)).toBe(7);
  });

  it("books what several admins found at once a single time", async () => {
    const part = await world.product({ quantity: 10 });
    const admins = await Promise.all([1, 2, 3].map(() => world.admin()));
    const answers = await Promise.all(admins.map((admin) => count(admin, [line(part, 8, 1, 10)])));
    expect(
      answers
        .flat()
        .map(({ difference }) => difference)
        .sort(),
    ).toEqual([-2, 0, 0]);
    expect(await world.stockOf(part)).toBe(8);
    expect(await world.stockFaults()).toEqual([]);
  });

  it("loses no order that is placed meanwhile", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const part = await world.product({ quantity: 50 });
    await Promise.all([
      ...Array.from({ length: 5 }, () => order(customer, part, 2)),
      count(admin, [line(part, 47)]),
      restock(admin, part, 10),
    ]);
    expect(await world.stockOf(part)).toBe(47);
    expect(await world.stockFaults()).toEqual([]);
  });

  it("books a countId once, and answers the same again, also when it comes twice at once", async () => {
    const [admin, part] = [await world.admin(), await world.product({ quantity: 10, cost: 1 })];
    const first = [{ result: "done", difference: -3, value: -3 }];
    const countId = randomUUID();
    expect(await count(admin, [line(part, 7)], { countId })).toEqual(first);
    await restock(admin, part, 5);
    for (const counted of [7, 9]) {
      expect(await count(admin, [line(part, counted, 2)], { countId })).toEqual(first);
    }
    expect(await world.stockOf(part)).toBe(12);
    const again = () => count(admin, [line(part, 10, 3)], { countId: `${countId}-2` });
    await Promise.all([again(), again(), again()]);
    expect(await world.stockOf(part)).toBe(10);
    expect(await world.movementsOf(part)).toHaveLength(4);
  });

  it("is another count for another admin, even with its countId", async () => {
    const part = await world.product({ quantity: 10 });
    const countId = randomUUID();
    await count(await world.admin(), [line(part, 7)], { countId });
    expect(await count(await world.admin(), [line(part, 6, 2)], { countId })).toMatchObject([
      { difference: -1 },
    ]);
  });

  it("says why a line can't be booked, and books the others", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const [ordered, early, twice, deleted, fine] = [
      await world.product({ quantity: 5 }),
      await world.product(),
      await world.product({ quantity: 10 }),
      await world.product(),
      await world.product({ quantity: 10 }),
    ];
    await order(customer, ordered, 5);
    await as(admin).call(deleteProduct, { params: { id: deleted._id } });
    const lines = [line(ordered, 3, 2), line(early, 1, 7), line(twice, 9), line(twice, 8)];
    const answer = await count(admin, [...lines, line(deleted, 1), line(fine, 9)]);
    expect(answer.map(({ result, difference }) => [result, difference])).toEqual([
      ["wrong", -2],
      ["wrong", 0],
      ["done", -1],
      ["wrong", 0],
      ["gone", 0],
      ["done", -1],
    ]);
    expect(answer.map(({ reason }) => reason)).toEqual([
      "There are 0 in stock, which can't go below 0. New orders take 5 pieces: delete one of them first.",
      "This part has no movement 7 yet. Count it again.",
      undefined,
      "This part is in the list twice. Add its pieces up in one line.",
      undefined,
      undefined,
    ]);
    const stocks = await Promise.all([ordered, early, twice, fine].map((part) => world.stockOf(part)));
    expect(stocks).toEqual([0, 10, 9, 9]);
  });

  it("counts a part of an older release, and one whose internals are damaged", async () => {
    const [admin, customer, older] = [
      await world.admin(),
      await world.customer(),
      await world.olderProduct({ quantity: 10 }),
    ];
    const damaged = await world.product({ quantity: 10, cost: 3 });
    await world.change("productInternals", damaged._id, { shelf: 7 });
    await order(customer, older, 2);
    expect(await count(admin, [line(older, 9, 0), line(damaged, 9)])).toEqual([
      { result: "done", difference: -1, value: null },
      { result: "done", difference: -1, value: null },
    ]);
    expect(await world.stockOf(older)).toBe(7);
    expect(await world.stockFaults()).toEqual([]);
  });

  it("tells those who wait for a part that was found", async () => {
    const [admin, customer, part] = [
      await world.admin(),
      await world.customer(),
      await world.product({ quantity: 0 }),
    ];
    await as(customer).call(savePart, { params: { id: part._id }, body: { notify: true } });
    await count(admin, [line(part, 2)]);
    expect(await world.stored("saved", customer.uid)).toMatchObject({ waiting: [] });
  });

  it("counts two hundred parts in one call", async () => {
    const admin = await world.admin();
    const parts = await Promise.all(
      Array.from({ length: MOST_COUNTED }, () => world.product({ quantity: 3 })),
    );
    const lines = parts.map((part, place) => line(part, place % 2 === 0 ? 3 : 2));
    // On a busy machine its eight seconds may be over first. Sent again, what is counted stays.
    const body = { countId: randomUUID(), lines, isDryRun: false };
    const answer = (await untilServed(() => as(admin).call(countStock, { body }))).output.items;
    expect(answer.map(({ result }) => result)).toEqual(parts.map(() => "done"));
    const sum = answer.reduce((pieces, { difference }) => pieces + difference, 0);
    expect(sum).toBe(-MOST_COUNTED / 2);
  });
});
