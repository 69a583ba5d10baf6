import { describe, expect, it } from "vitest";
import { addProduct, deleteProduct } from "../contract/admin/products.ts";
import { deleteReview } from "../contract/admin/reviews.ts";
import { makeAdmin, removeUser } from "../contract/admin/users.ts";
import { deleteOrder } from "../contract/orders.ts";
import { as, type Reply } from "../testing/api.ts";
import { aProduct } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

/** Expects one event about the target, done by this account in this very call, and nothing said of anybody. */
async function expectAuditEvent(
  target: string,
  what: string,
  who: string,
  { headers }: Reply,
  more: { number?: string } = {},
): Promise<void> {
  expect(await world.auditEventsAbout(target)).toEqual([
    {
      _id: expect.any(String),
      ...{ target, what, who, requestId: headers.get("x-request-id") },
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      ...more,
    },
  ]);
}

describe("The audit log", () => {
  it("records a product that is added and deleted", async () => {
    const admin = await world.admin();
    const added = await as(admin).call(addProduct, { body: aProduct() });
    const { _id } = added.output;
    world.adoptProduct(_id);
    await expectAuditEvent(_id, "product_added", admin.uid, added);
    await as(admin).call(deleteProduct, { params: { id: _id } });
    expect((await world.auditEventsAbout(_id)).map(({ what }) => what)).toEqual([
      "product_added",
      "product_deleted",
    ]);
  });

  it("records an order that is deleted, by its owner or by an admin", async () => {
    const [admin, customer, product] = [await world.admin(), await world.customer(), await world.product()];
    for (const caller of [admin, customer]) {
      const { _id, number } = await world.order(product, customer);
      const reply = await as(caller).call(deleteOrder, { params: { id: _id } });
      await expectAuditEvent(_id, "order_deleted", caller.uid, reply, { number });
    }
  });

  it("records who was made an admin, and who was removed", async () => {
    const [admin, customer, other] = [await world.admin(), await world.customer(), await world.customer()];
    const promotion = await as(admin).call(makeAdmin, { params: { email: customer.email } });
    await expectAuditEvent(customer.uid, "admin_made", admin.uid, promotion);
    const removal = await as(admin).call(removeUser, { params: { id: other.uid } });
    await expectAuditEvent(other.uid, "user_removed", admin.uid, removal);
  });

  it("records a review that an admin deletes, and why", async () => {
    const [admin, reason] = [await world.admin(), "Names a neighbour."];
    for (const body of [undefined, {}, { reason: " " }, { reason }]) {
      const { _id } = await world.review();
      await as(admin).call(deleteReview, { params: { id: _id }, body });
      const events = await world.auditEventsAbout(_id);
      expect(events).toMatchObject([{ what: "review_deleted", who: admin.uid }]);
      expect(events[0]?.reason).toBe(body?.reason === reason ? reason : undefined);
    }
  });

  it("records nothing that was refused or did not happen", async () => {
    const [admin, customer, product] = [await world.admin(), await world.customer(), await world.product()];
    await as(customer).call(deleteProduct, { params: { id: product._id } });
    await as(customer).call(makeAdmin, { params: { email: customer.email } });
    await as(admin).call(removeUser, { params: { id: admin.uid } });
    await as(admin).call(deleteOrder, { params: { id: "nosuchorder" } });
    for (const target of [product._id, customer.uid, admin.uid, "nosuchorder"]) {
      expect(await world.auditEventsAbout(target), target).toEqual([]);
    }
  });
});
