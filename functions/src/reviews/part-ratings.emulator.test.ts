import { describe, expect, it } from "vitest";
import { deleteAccount } from "../contract/account.ts";
import { changeProduct, deleteProduct } from "../contract/admin/products.ts";
import { deleteReview } from "../contract/admin/reviews.ts";
import { removeUser } from "../contract/admin/users.ts";
import { readPart } from "../contract/catalogue/part.ts";
import type { Product } from "../contract/products.ts";
import { addReview } from "../contract/reviews/add-review.ts";
import { undoDeletion } from "../contract/undo.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { aReview } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";
import { bookRatings, findRatingFaults } from "./part-ratings-check.store.ts";

const world = useWorld();

async function reviewed(product: Product, ...ratings: readonly number[]) {
  const authors: Account[] = [];
  const ids: string[] = [];
  for (const revew of ratings) {
    const author = await world.customer();
    await world.order(product, author, { handling: "sent" });
    const body = { ...aReview({ revew }), productId: product._id };
    ids.push((await as(author).call(addReview, { body })).output._id);
    authors.push(author);
  }
  return { authors, ids } as { authors: [Account, Account]; ids: [string, string] };
}

async function ratingsOf({ _id }: Product) {
  const reply = await as(null).call(readPart, { params: { id: _id } });
  expect(await world.ratingFaults()).toEqual([]);
  return reply.output.ratings;
}

const undo = (admin: Account, id: string) => as(admin).call(undoDeletion, { params: { id } });
const remove = (admin: Account, id: string) => as(admin).call(deleteReview, { params: { id } });
const removePart = (admin: Account, { _id }: Product) =>
  as(admin).call(deleteProduct, { params: { id: _id } });

describe("A part's ratings", () => {
  it("follow a review that is deleted and restored, and an author who leaves or is removed", async () => {
    const [admin, product] = [await world.admin(), await world.product()];
    const { authors, ids } = await reviewed(product, 5, 2, 4.5);
    expect(await ratingsOf(product)).toEqual({ count: 3, average: 3.8 });
    await remove(admin, ids[1]);
    expect(await ratingsOf(product)).toEqual({ count: 2, average: 4.8 });
    expect((await undo(admin, ids[1])).status).toBe(200);
    expect(await ratingsOf(product)).toEqual({ count: 3, average: 3.8 });
    expect((await as(authors[0]).call(deleteAccount, {})).status).toBe(200);
    expect(await ratingsOf(product)).toEqual({ count: 2, average: 3.3 });
    expect((await as(admin).call(removeUser, { params: { id: authors[1].uid } })).status).toBe(200);
    expect(await ratingsOf(product)).toEqual({ count: 2, average: 3.3 });
    expect(await world.stored("reviews", ids[0])).toBeUndefined();
  });

  it("go to the trash with the part and come back, with what became of its reviews meanwhile", async () => {
    const [admin, product] = [await world.admin(), await world.product()];
    const { authors, ids } = await reviewed(product, 5, 2, 3, 4);
    await remove(admin, ids[0]);
    await removePart(admin, product);
    await remove(admin, ids[1]);
    expect((await undo(admin, ids[0])).status).toBe(200);
    expect((await as(authors.at(-1) as Account).call(deleteAccount, {})).status).toBe(200);
    expect((await undo(admin, product._id)).status).toBe(200);
    expect(await ratingsOf(product)).toEqual({ count: 2, average: 4 });
  });

  it("are nowhere once the part is gone for good, and its reviews can still be deleted and restored", async () => {
    const [admin, product] = [await world.admin(), await world.product()];
    const { ids } = await reviewed(product, 5);
    await removePart(admin, product);
    await world.remove("trash", product._id);
    expect((await remove(admin, ids[0])).status).toBe(200);
    expect((await undo(admin, ids[0])).status).toBe(200);
    expect(await world.stored("products", product._id)).toBeUndefined();
    expect(await world.stored("reviews", ids[0])).toMatchObject({ productId: product._id });
  });

  it("stay as they are when the part is changed or sold", async () => {
    const [admin, product] = [await world.admin(), await world.product()];
    await reviewed(product, 5, 4);
    const params = { id: product._id };
    await as(admin).call(changeProduct, { params, body: { version: 1, price: 30 } });
    await world.setStock(product, 3);
    expect(await ratingsOf(product)).toEqual({ count: 2, average: 4.5 });
  });

  it("are counted again by npm run check-data -- --book, where they were wrong", async () => {
    const product = await world.product();
    await reviewed(product, 5, 2.5);
    await world.change("products", product._id, { ratings: { sum: 9, stars: { 5: 2, 4: -1 } } });
    expect(await Array.fromAsync(findRatingFaults())).toContain(product._id);
    await bookRatings(product._id);
    expect(await ratingsOf(product)).toEqual({ count: 2, average: 3.8 });
  });
});

it("A review of a part by an account that is leaving is refused, and counts nothing", async () => {
  const [product, author] = [await world.product(), await world.customer()];
  await world.order(product, author, { handling: "sent" });
  await world.beginDeletion(author);
  const body = { ...aReview(), productId: product._id };
  expect((await as(author).call(addReview, { body })).status).toBe(401);
  expect(await ratingsOf(product)).toEqual({ count: 0, average: null });
});

describe("POST /api/undo/{id} of a part's review", () => {
  it("is refused where its author has reviewed the part again", async () => {
    const [admin, product] = [await world.admin(), await world.product()];
    const { authors, ids } = await reviewed(product, 1);
    await remove(admin, ids[0]);
    const body = { ...aReview({ revew: 4 }), productId: product._id };
    expect((await as(authors[0]).call(addReview, { body })).status).toBe(201);
    expect((await undo(admin, ids[0])).refusal).toMatchObject({ status: 409, code: "changed_meanwhile" });
    expect(await world.stored("trash", ids[0])).toMatchObject({ kind: "review" });
    expect(await ratingsOf(product)).toEqual({ count: 1, average: 4 });
  });
});
