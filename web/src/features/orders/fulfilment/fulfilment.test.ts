import { orderStatuses } from "@carparts/functions/contract/values/order-status";
import { expect, test } from "vitest";
import { isDeletable, liveInterval, nextStep } from "./fulfilment.ts";

test("an order goes on to picked, sent and closed", () => {
  expect(orderStatuses.map((handling) => nextStep({ handling }))).toEqual([
    "picked",
    "sent",
    "closed",
    undefined,
  ]);
});

test("customers delete what is new, admins also what is picked", () => {
  const by = (isAdmin: boolean) => orderStatuses.filter((handling) => isDeletable({ handling }, isAdmin));
  expect(by(false)).toEqual(["new"]);
  expect(by(true)).toEqual(["new", "picked"]);
});

test("orders are asked for again while any of them can move on", () => {
  const [open, closed] = [{ handling: "sent" }, { handling: "closed" }] as const;
  expect(liveInterval([closed, open])).toBeGreaterThan(0);
  expect(liveInterval([closed])).toBe(false);
  expect(liveInterval(undefined)).toBe(false);
});
