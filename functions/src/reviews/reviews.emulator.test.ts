import { describe, expect, it } from "vitest";
import { deleteReview } from "../contract/admin/reviews.ts";
import { deleteOrder, placeOrder } from "../contract/orders.ts";
import { type AddReview, addReview } from "../contract/reviews/add-review.ts";
import { listReviews } from "../contract/reviews/reviews.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { anOrder, aReview } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";
import { authorHashOf } from "./reviews.store.ts";

const world = useWorld();

/** Sends any body at all to POST /revew. */
function review(caller: Account | null, body: unknown) {
  return as(caller).call(addReview, { body: body as AddReview });
}

async function listed() {
  return (await as(null).call(listReviews, {})).json as Record<string, unknown>[];
}

describe("POST /revew", () => {
  it("answers 201 with the review, which everybody can read from then on", async () => {
    const body = aReview({ revew: 4.5 });
    const reply = await review(await world.customer(), body);
    expect(reply.status).toBe(201);
    expect(reply.json).toEqual({ _id: expect.any(String), ...body });
    expect(await listed()).toContainEqual(reply.json);
  });

  it.each([
    [0, 0],
    [5, 5],
    ["3", 3],
    ["4.5", 4.5],
  ])("takes the rating %j", async (revew, kept) => {
    const { output } = await review(await world.customer(), { ...aReview(), revew });
    expect(output.revew).toBe(kept);
  });

  it("keeps markup as the text that it is", async () => {
    const description = "<script>alert(1)</script>";
    expect((await review(await world.customer(), aReview({ description }))).output.description).toBe(
      description,
    );
  });

  it("keeps who wrote it from the token alone, and tells it nobody", async () => {
    const [customer, other] = [await world.customer(), await world.customer()];
    const body = { ...aReview(), authorUid: other.uid, _id: "mine", createdAt: "1999-01-01T00:00:00.000Z" };
    const { output } = await review(customer, body);
    const stored = await world.stored("reviews", output._id);
    const { revew, ...sent } = aReview();
    expect(stored).toEqual({
      ...sent,
      rating: revew,
      schemaVersion: 1,
      isCounted: true,
      authorHash: authorHashOf(customer.uid),
      createdAt: expect.stringMatching(/^20/),
    });
    expect(JSON.stringify(stored)).not.toContain(customer.uid);
    expect(await world.stored("reviews", "mine")).toBeUndefined();
    const shown = (await listed()).find(({ _id }) => _id === output._id);
    expect(Object.keys(shown ?? {}).sort()).toEqual(["_id", "description", "name", "picture", "revew"]);
  });
});

describe("POST /revew with a key", () => {
  const sending = (caller: Account, body: AddReview, key: string) =>
    as(caller).call(addReview, { body, key });
  const reused = expect.objectContaining({ status: 422, code: "idempotency_key_reused" });

  it("adds a review once, however often it's sent", async () => {
    const [customer, key] = [await world.customer(), world.idempotencyKey()];
    const body = aReview({ description: `Sent again ${key}` });
    const replies = await Promise.all([1, 2, 3].map(() => sending(customer, body, key)));
    expect(replies.map(({ status, json }) => [status, json])).toEqual(
      replies.map(() => [201, replies[0]?.json]),
    );
    expect((await listed()).filter(({ description }) => description === body.description)).toHaveLength(1);
  });

  it("adds one of a part once, which its author may review no second time", async () => {
    const [product, buyer, key] = [await world.product(), await world.customer(), world.idempotencyKey()];
    await world.order(product, buyer, { handling: "sent" });
    const body = { ...aReview(), productId: product._id };
    const first = await sending(buyer, body, key);
    const again = await sending(buyer, body, key);
    expect([again.status, again.json]).toEqual([201, first.json]);
    const ofShop = await sending(buyer, aReview(), key);
    expect(ofShop.refusal).toEqual(reused);
  });

  it("is refused with other words, and is another review by another key or of another author", async () => {
    const [customer, key] = [await world.customer(), world.idempotencyKey()];
    const body = aReview({ description: `Sent again ${key}` });
    await sending(customer, body, key);
    for (const other of [
      { ...body, revew: 1 },
      { ...body, name: "Somebody else" },
    ])
      expect((await sending(customer, other, key)).refusal).toEqual(reused);
    await sending(customer, body, world.idempotencyKey());
    await sending(await world.customer(), body, key);
    expect((await listed()).filter(({ description }) => description === body.description)).toHaveLength(3);
  });
});

describe("A verified buyer", () => {
  const sent = { ...aReview(), isVerifiedBuyer: true };

  it("is who had been sent an order when writing, whatever becomes of it", async () => {
    const [customer, product] = [await world.customer(), await world.product()];
    const order = await world.order(product, customer);
    const marks = [];
    for (const handling of ["new", "picked", "sent", "closed"]) {
      await world.change("orders", order._id, { handling });
      marks.push((await review(customer, sent)).output);
    }
    await world.remove("orders", order._id);
    marks.push((await review(customer, sent)).output);
    const verified = [undefined, undefined, true, true, undefined];
    expect(marks.map(({ isVerifiedBuyer }) => isVerifiedBuyer)).toEqual(verified);
    const shown = await listed();
    const shownMarks = marks.map(({ _id }) => shown.find((one) => one._id === _id)?.isVerifiedBuyer);
    expect(shownMarks).toEqual(verified);
  });

  it("is nobody by an order that they take back", async () => {
    const [customer, product] = [await world.customer(), await world.product()];
    const { output: order } = await as(customer).call(placeOrder, { body: anOrder(product, customer) });
    const { output } = await review(customer, aReview());
    await as(customer).call(deleteOrder, { params: { id: order._id } });
    expect(output).not.toHaveProperty("isVerifiedBuyer");
  });

  it("is nobody by another's order, or by saying so", async () => {
    const [customer, other] = [await world.customer(), await world.customer()];
    const product = await world.product();
    await world.order(product, other, { handling: "closed" });
    expect((await review(customer, sent)).output).not.toHaveProperty("isVerifiedBuyer");
  });
});

describe("GET /revew", () => {
  it("shows everybody the reviews, newest first", async () => {
    const customer = await world.customer();
    const ids: string[] = [];
    for (const revew of [1, 2, 3]) ids.unshift((await review(customer, aReview({ revew }))).output._id);
    const own = (await listed()).map(({ _id }) => String(_id)).filter((id) => ids.includes(id));
    expect(own).toEqual(ids);
  });
});

describe("DELETE /api/reviews/{id}", () => {
  it("takes a review out of the shop for an admin, once", async () => {
    const [admin, { _id }] = [await world.admin(), await world.review()];
    await listed();
    const remove = () =>
      as(admin).call(deleteReview, { params: { id: _id }, body: { reason: "Not a review." } });
    const reply = await remove();
    expect([reply.status, reply.json]).toEqual([200, { _id }]);
    expect((await listed()).map((kept) => kept._id)).not.toContain(_id);
    expect((await remove()).refusal).toMatchObject({ status: 404, code: "not_found" });
  });

  it("needs no reason, and no body", async () => {
    const admin = await world.admin();
    for (const body of [undefined, {}, { reason: "" }, { reason: "x".repeat(300) }]) {
      const { _id } = await world.review();
      expect((await as(admin).call(deleteReview, { params: { id: _id }, body })).status).toBe(200);
    }
  });
});
