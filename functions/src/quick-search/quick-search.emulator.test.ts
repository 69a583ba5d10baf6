import { describe, expect, it } from "vitest";
import { quickSearch } from "../contract/admin/quick-search.ts";
import { saveUser } from "../contract/users.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { aUniqueWord } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

async function search(admin: Account, q: string) {
  return (await as(admin).call(quickSearch, { query: { q } })).output;
}

describe("The office's search", () => {
  it("finds parts, orders and people by the same beginning, and shows five orders at most, the newest", async () => {
    const [admin, word] = [await world.admin(), aUniqueWord().toLowerCase().slice(0, 12)];
    const product = await world.product({ name: `Disc ${word}` });
    const customer = await world.customer({ email: `${word}@carparts.test` });
    const { email } = customer;
    await as(customer).call(saveUser, { params: { email }, body: { email } });
    await world.profile(customer, { name: `Pat ${word}` });
    const ids = [];
    for (const second of [1, 2, 3, 4, 5, 6]) {
      const createdAt = `2026-01-01T00:00:0${second}.000Z`;
      ids.unshift((await world.order(product, customer, { name: `Pat ${word}`, createdAt }))._id);
    }
    const { parts, orders, people } = await search(admin, word.slice(0, -1));
    expect(parts).toMatchObject([{ _id: product._id, name: product.name, isNumber: false }]);
    expect(orders.map(({ _id }) => _id)).toEqual(ids.slice(0, 4));
    expect(people).toEqual([{ _id: customer.uid, email, name: `Pat ${word}` }]);
    expect((await search(admin, `pat ${word.slice(0, 4)}`)).people).toContainEqual({
      ...{ _id: customer.uid, email, name: `Pat ${word}` },
    });
  });

  it("finds an order by its whole number alone, whoever is called like it", async () => {
    const [admin, honest, mallory] = [await world.admin(), await world.customer(), await world.customer()];
    const product = await world.product();
    const { _id, number } = await world.order(product, honest);
    for (let count = 0; count < 5; count++) await world.order(product, mallory, { name: number });
    for (const q of [number, number.replace("-", "").toLowerCase()]) {
      expect(
        (await search(admin, q)).orders.map((order) => order._id),
        q,
      ).toEqual([_id]);
    }
  });

  it("says that a part was meant by its whole number or its barcode, and finds its orders by it", async () => {
    const [admin, customer, partNumber] = [await world.admin(), await world.customer(), aUniqueWord()];
    const product = await world.product({ partNumber });
    const { _id } = await world.order(product, customer);
    const { parts, orders } = await search(admin, partNumber.toLowerCase());
    expect(parts).toMatchObject([{ _id: product._id, partNumber, isNumber: true }]);
    expect(orders.map((order) => order._id)).toEqual([_id]);
    expect((await search(admin, partNumber.slice(0, -1))).parts).toMatchObject([{ isNumber: false }]);
  });

  it.each([
    "***",
    "\ud800",
    "__proto__",
    '"\'"',
    "\u202e\u200b",
    "🚗",
    "https://carparts.test/?a=b#c",
    "x".repeat(200),
  ])("finds no order and nobody by %j", async (q) => {
    expect(await search(await world.admin(), q)).toMatchObject({ orders: [], people: [] });
  });
});
