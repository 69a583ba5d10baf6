import { describe, expect, it } from "vitest";
import { readAccount } from "../contract/account.ts";
import { deleteProduct } from "../contract/admin/products.ts";
import { listAllReviews, listReviewsOfAccount } from "../contract/admin/reviews.ts";
import { readPart } from "../contract/catalogue/part.ts";
import type { Product } from "../contract/products.ts";
import { type AddReview, addReview } from "../contract/reviews/add-review.ts";
import { listPartReviews } from "../contract/reviews/part-reviews.ts";
import { listReviews } from "../contract/reviews/reviews.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { aReview } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

/** A customer who had the part sent. */
async function buyerOf(...products: readonly Product[]): Promise<Account> {
  const buyer = await world.customer();
  for (const product of products) await world.order(product, buyer, { handling: "sent" });
  return buyer;
}

function review(caller: Account | null, productId: unknown, fields: Partial<AddReview> = {}) {
  return as(caller).call(addReview, { body: { ...aReview(fields), productId } as AddReview });
}

const ratingsOf = async ({ _id }: Product) =>
  (await as(null).call(readPart, { params: { id: _id } })).output.ratings;

async function reviewsOf({ _id }: Product, query: object = {}) {
  return as(null).call(listPartReviews, { params: { id: _id }, query });
}

describe("POST /revew with a productId", () => {
  it("is a verified buyer's review of that part, whose answer names it", async () => {
    const product = await world.product();
    const buyer = await buyerOf(product);
    const reply = await review(buyer, product._id);
    expect([reply.status, reply.json]).toEqual([
      201,
      { _id: expect.any(String), ...aReview(), productId: product._id, isVerifiedBuyer: true },
    ]);
    expect(await ratingsOf(product)).toEqual({ count: 1, average: 4.5 });
  });

  it("is among the shop's reviews, which don't say what they are of", async () => {
    const product = await world.product();
    const { output } = await review(await buyerOf(product), product._id);
    const { productId, ...shown } = output;
    expect((await as(null).call(listReviews, {})).json).toContainEqual(shown);
  });

  it("takes an order that is sent or closed, whatever came back of it", async () => {
    for (const fields of [{ handling: "closed" }, { handling: "sent", returned: 1 }] as const) {
      const [product, buyer] = [await world.product(), await world.customer()];
      await world.order(product, buyer, fields);
      expect((await review(buyer, product._id)).status).toBe(201);
    }
  });

  it("is refused to who had another part sent, or has only ordered this one", async () => {
    const [product, other] = [await world.product(), await world.product()];
    const buyer = await buyerOf(other);
    await buyerOf(product);
    for (const handling of ["new", "picked"] as const) {
      await world.order(product, buyer, { handling });
      const { refusal } = await review(buyer, product._id);
      expect(refusal).toMatchObject({ status: 403, code: "forbidden", fields: { productId: /sent it/ } });
    }
    expect(await ratingsOf(product)).toEqual({ count: 0, average: null });
  });

  it("is refused where there is no such part, or no longer", async () => {
    const [admin, product] = [await world.admin(), await world.product()];
    const buyer = await buyerOf(product);
    await as(admin).call(deleteProduct, { params: { id: product._id } });
    for (const id of [product._id, "never-was"]) {
      const { refusal } = await review(buyer, id);
      expect(refusal).toMatchObject({
        status: 409,
        code: "product_gone",
        fields: { productId: /not in the shop/ },
      });
    }
  });

  it("is one for an account and part: a second is refused, also where both are sent at once", async () => {
    const [product, other] = [await world.product(), await world.product()];
    const buyer = await buyerOf(product, other);
    const replies = await Promise.all([1, 2, 3].map((revew) => review(buyer, product._id, { revew })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const { refusal } = await review(buyer, product._id);
    expect(refusal).toMatchObject({ code: "invalid", fields: { productId: /already/ } });
    expect((await review(buyer, other._id)).status).toBe(201);
    expect((await review(buyer, undefined)).status).toBe(201);
    expect((await ratingsOf(product)).count).toBe(1);
    expect(await world.ratingFaults()).toEqual([]);
  });

  it("is one of many that are sent at once, each of which counts", async () => {
    const product = await world.product();
    const buyers = await Promise.all(Array.from({ length: 10 }, () => buyerOf(product)));
    const replies = await Promise.all(buyers.map((buyer) => review(buyer, product._id, { revew: 4 })));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(await ratingsOf(product)).toEqual({ count: 10, average: 4 });
  });

  it("changes no version of the part, and not when it was updated", async () => {
    const product = await world.product();
    const { version, updatedAt } = (await as(null).call(readPart, { params: { id: product._id } })).output;
    await review(await buyerOf(product), product._id);
    const after = (await as(null).call(readPart, { params: { id: product._id } })).output;
    expect(after).toMatchObject({ version, updatedAt });
  });
});

describe("GET /api/products/{id}/reviews", () => {
  it("lists the part's reviews, newest first and page by page, with what they say together", async () => {
    const [product, other] = [await world.product(), await world.product()];
    const of = ({ _id }: Product, revew: number, day: number) =>
      world.review({ productId: _id, revew }, { createdAt: `2026-11-0${day}T08:00:00.000Z` });
    const [first, second, third] = [
      await of(product, 5, 1),
      await of(product, 3.4, 2),
      await of(product, 4, 3),
    ];
    await of(other, 1, 4);
    const page = (await reviewsOf(product, { limit: 2 })).output;
    expect(page).toMatchObject({ count: 3, average: 4.1, stars: [0, 0, 0, 1, 1, 1] });
    const { productId: _, ...shown } = third as AddReview;
    expect(page.items[0]).toEqual({ ...shown, createdAt: "2026-11-03T08:00:00.000Z" });
    const rest = (await reviewsOf(product, { limit: 2, after: page.next })).output;
    const ids = [...page.items, ...rest.items].map(({ _id }) => _id);
    expect([ids, rest.next]).toEqual([[third._id, second._id, first._id], null]);
    const { refusal } = await reviewsOf(other, { limit: 2, after: page.next });
    expect(refusal).toMatchObject({ status: 422, fields: { after: expect.any(String) } });
  });

  it("is empty for a part that nobody has reviewed, and 404 where there is no part", async () => {
    const product = await world.product();
    const none = { items: [], next: null, count: 0, average: null, stars: [0, 0, 0, 0, 0, 0] };
    expect((await reviewsOf(product)).json).toEqual(none);
    expect((await reviewsOf({ ...product, _id: "never-was" })).status).toBe(404);
  });

  it.each([{ limit: 0 }, { limit: 101 }, { limit: "x" }, { after: "" }, { after: "e30" }])(
    "refuses the query %j",
    async (query) => {
      expect((await reviewsOf(await world.product(), query)).status).toBe(422);
    },
  );
});

describe("Who reads which part a review is of", () => {
  it("is an admin, with the part's name as long as it's in the shop", async () => {
    const [admin, product] = [await world.admin(), await world.product({ name: "Oil filter" })];
    const buyer = await buyerOf(product);
    const [ofPart, ofShop] = [
      (await review(buyer, product._id)).output,
      (await review(buyer, undefined)).output,
    ];
    const listed = async () => {
      const all = (await as(admin).call(listAllReviews, {})).output.items;
      const own = (await as(admin).call(listReviewsOfAccount, { params: { uid: buyer.uid } })).output.items;
      const known = all.filter(({ _id }) => [ofPart._id, ofShop._id].includes(_id));
      expect(known).toEqual(own);
      return known;
    };
    const createdAt = expect.any(String);
    expect(await listed()).toEqual([
      { ...ofShop, createdAt },
      { ...ofPart, createdAt, productName: "Oil filter" },
    ]);
    await as(admin).call(deleteProduct, { params: { id: product._id } });
    expect(await listed()).toEqual([
      { ...ofShop, createdAt },
      { ...ofPart, createdAt },
    ]);
  });

  it("is its author, among all data of theirs", async () => {
    const product = await world.product();
    const buyer = await buyerOf(product);
    const { output } = await review(buyer, product._id);
    expect((await as(buyer).call(readAccount, {})).output.reviews).toEqual([output]);
  });
});
