import { describe, expect, it } from "vitest";
import { readAccount } from "../contract/account.ts";
import { addProduct } from "../contract/admin/products.ts";
import { placeBasket } from "../contract/basket/place-basket.ts";
import { placeOrder } from "../contract/orders.ts";
import { listProducts } from "../contract/products.ts";
import { addReview } from "../contract/reviews/add-review.ts";
import { rateLimitOf } from "./rate-limit.ts";

describe("The limit", () => {
  it("of a call is the one that the contract declares, or the common one of calls that write", () => {
    expect(rateLimitOf(addReview)).toEqual({ calls: 10, seconds: 600 });
    expect(rateLimitOf(placeOrder)).toEqual({ calls: 60, seconds: 60 });
    // Each has thirty orders at most.
    expect(rateLimitOf(placeBasket)).toEqual({ calls: 10, seconds: 60 });
    expect(rateLimitOf(addProduct)).toEqual({ calls: 120, seconds: 60 });
  });

  it("holds for the one call that reads all of an account", () => {
    expect(rateLimitOf(readAccount)).toEqual({ calls: 30, seconds: 600 });
  });

  it("is none for other reading, which stays free of a write", () => {
    expect(rateLimitOf(listProducts)).toBeUndefined();
  });
});
