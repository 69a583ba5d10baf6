import { expect, test } from "vitest";
import { ownOrdersQuery, paymentQuery } from "#features/orders/orders.queries.ts";
import { routes } from "#routes.ts";
import { firstCallOf } from "./first-call.ts";
import { firstCallsOf } from "./page-calls.ts";

test("the first call of a list is of its first page, and that of a page names what the address will", () => {
  expect(firstCallOf(ownOrdersQuery("u1"))).toBe("/ordersItem?own=true&limit=25");
  expect(firstCallOf(paymentQuery("u1", ":_id"))).toBe("/payment/:_id");
});

test("a query that asks the API for nothing is no first call", () => {
  expect(() => firstCallOf({ queryFn: () => "nothing" })).toThrow("asks the API for nothing");
});

test("nothing is left behind that a page could take for an answer", () => {
  firstCallOf(ownOrdersQuery("u1"));
  expect(globalThis.earlyCalls).toBeUndefined();
});

test("a page asks for what its queries will ask for, and the dashboard's for the role too", () => {
  expect(firstCallsOf("orderForm", routes.orderForm)).toEqual({
    anyone: ["/products?id=:_id"],
    account: ["/profile?own=true"],
  });
  expect(firstCallsOf("dashboard", routes.dashboard)).toEqual({
    account: ["/admin/:account", "/api/saved"],
    customer: ["/ordersItem?own=true&limit=3"],
    admin: ["/api/overview", "/ordersItem?limit=3"],
  });
});
