import { describe, expect, it } from "vitest";
import { listOrdersOfPart } from "../contract/admin/orders.ts";
import { deleteProduct } from "../contract/admin/products.ts";
import { as } from "../testing/api.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

describe("GET /api/products/{id}/orders", () => {
  it("lists a part's orders, newest first, page by page, also once it's deleted", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const [pads, discs] = [await world.product(), await world.product()];
    const at = (day: number) => ({ createdAt: `2026-11-0${day}T10:00:00.000Z` });
    const [first, third, second] = [
      await world.order(pads, customer, at(1)),
      await world.order(pads, customer, at(3)),
      await world.order(pads, customer, at(2)),
    ];
    await world.order(discs, customer, at(4));
    const api = as(admin);
    await api.call(deleteProduct, { params: { id: pads._id } });
    const params = { id: pads._id };
    const page = (await api.call(listOrdersOfPart, { params, query: { limit: 2 } })).output;
    expect(page.items).toMatchObject([
      { _id: third._id, account: { _id: customer.uid } },
      { _id: second._id },
    ]);
    const query = { limit: 2, after: page.next ?? "" };
    expect((await api.call(listOrdersOfPart, { params, query })).output).toMatchObject({
      items: [{ _id: first._id }],
      next: null,
    });
  });
});
