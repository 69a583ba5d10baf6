import { describe, expect, it } from "vitest";
import { deleteAccount } from "../contract/account.ts";
import { deleteReview } from "../contract/admin/reviews.ts";
import { removeUser } from "../contract/admin/users.ts";
import { addReview } from "../contract/reviews/add-review.ts";
import { listReviews, type Review } from "../contract/reviews/reviews.ts";
import { undoDeletion } from "../contract/undo.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { aReview } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

async function reviewed() {
  const [admin, author] = [await world.admin(), await world.customer()];
  const review = (await as(author).call(addReview, { body: aReview() })).output;
  return { admin, author, review };
}

async function remove(admin: Account, { _id }: Pick<Review, "_id">) {
  const reply = await as(admin).call(deleteReview, {
    params: { id: _id },
    body: { reason: "Names somebody." },
  });
  expect(reply.status).toBe(200);
}

function undo(admin: Account, { _id }: Pick<Review, "_id">) {
  return as(admin).call(undoDeletion, { params: { id: _id } });
}

describe("POST /api/undo/{id} of a review", () => {
  it("restores all of it, and once", async () => {
    const { admin, review } = await reviewed();
    const before = await world.stored("reviews", review._id);
    await remove(admin, review);
    const replies = await Promise.all([undo(admin, review), undo(admin, review)]);
    const answered = replies.filter(({ status }) => status === 200).map(({ json }) => json);
    expect(answered).toContainEqual({ _id: review._id, restored: "review" });
    expect(replies.every(({ status }) => [200, 404].includes(status))).toBe(true);
    expect(await world.stored("reviews", review._id)).toEqual(before);
    expect((await as(null).call(listReviews, {})).output).toContainEqual(review);
    expect((await world.auditEventsAbout(review._id)).map(({ what }) => what)).toEqual([
      "review_deleted",
      "review_restored",
    ]);
  });

  it.each(["deleted their account", "was removed"])("is refused where its author %s", async (how) => {
    const { admin, author, review } = await reviewed();
    await remove(admin, review);
    if (how === "was removed") await as(admin).call(removeUser, { params: { id: author.uid } });
    else await as(author).call(deleteAccount, {});
    expect((await undo(admin, review)).refusal).toMatchObject({ status: 409, code: "account_gone" });
    expect(await world.stored("trash", review._id)).toMatchObject({ name: "", stored: null });
    expect(await world.stored("reviews", review._id)).toBeUndefined();
    expect(await world.leftBehind(author)).toEqual([]);
  });

  it("is refused from the beginning of its author's removal on", async () => {
    const { admin, author, review } = await reviewed();
    await remove(admin, review);
    await world.beginDeletion(author);
    expect((await undo(admin, review)).refusal).toMatchObject({ status: 409, code: "account_gone" });
  });
});
