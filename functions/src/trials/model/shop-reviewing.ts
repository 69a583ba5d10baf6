import { expect } from "vitest";
import { addReview } from "../../contract/reviews/add-review.ts";
import { as } from "../../testing/api.ts";
import { aReview } from "../../testing/builders.ts";
import { type Act, call, pick, statusFor } from "./shop-command.ts";
import type { Model, Person } from "./shop-model.ts";

export function reviewing(revew: number): Act {
  return async (model, { world }, caller) => {
    const reply = await call(() => as(caller.account).call(addReview, { body: aReview({ revew }) }));
    expect(reply.status).toBe(statusFor(caller, false, revew >= 0 && revew <= 5 ? 201 : 422));
    if (reply.status !== 201) return;
    world.adopt(reply.output);
    model.reviews.push(reply.output._id);
  };
}

function hadSent({ orders }: Model, person: Person, productId: string): boolean {
  return orders.some(({ owner, order, handling }) => {
    return owner === person && order.productId === productId && ["sent", "closed"].includes(handling);
  });
}

/** Of a part that they had sent, once. */
export function reviewingPart(which: number, revew: number): Act {
  return async (model, { world }, caller) => {
    const entry = pick(model.products, which);
    if (!entry) return;
    const productId = entry.product._id;
    const body = { ...aReview({ revew }), productId };
    const reply = await call(() => as(caller.account).call(addReview, { body }));
    const isRefused = entry.isGone ? 409 : hadSent(model, caller, productId) ? undefined : 403;
    expect(reply.status).toBe(
      statusFor(caller, false, isRefused ?? (entry.reviewers.has(caller) ? 422 : 201)),
    );
    if (reply.status !== 201) return;
    world.adopt(reply.output);
    model.reviews.push(reply.output._id);
    entry.reviewers.add(caller);
  };
}
