import { expect, test } from "vitest";
import { routes } from "#routes.ts";
import { resolveCalls } from "./first-calls.ts";
import { firstCallsOf } from "./page-calls.ts";

const owner = { uid: "u1", email: "pat+1@carparts.test", displayName: null };
const firstCalls = { anyone: ["/a?id=:_id"], account: ["/b/:account"], customer: ["/c"], admin: ["/d"] };

function urlsFor(visit: Partial<Parameters<typeof resolveCalls>[1]>): string[] {
  return resolveCalls(firstCalls, { pathname: "/myOrder/x-1", owner, isAdmin: false, ...visit }).map(
    ({ url }) => url,
  );
}

test("a customer's page asks for everyone's, the account's and the customer's data", () => {
  expect(urlsFor({})).toEqual(["/a?id=x-1", "/b/pat%2B1%40carparts.test", "/c"]);
});

test("an admin's page asks for the admin's data instead of the customer's", () => {
  expect(urlsFor({ isAdmin: true })).toEqual(["/a?id=x-1", "/b/pat%2B1%40carparts.test", "/d"]);
});

test("without an account a page asks for everyone's data only", () => {
  expect(urlsFor({ owner: undefined })).toEqual(["/a?id=x-1"]);
});

test("an account without an email goes by its uid, and the address may end in a slash", () => {
  const nameless = { ...owner, email: null };
  expect(urlsFor({ owner: nameless, pathname: "/myOrder/x-1/" })).toEqual(["/a?id=x-1", "/b/u1", "/c"]);
});

test("only what the account alone may see proves its token", () => {
  const calls = resolveCalls(firstCalls, { pathname: "/myOrder/x-1", owner, isAdmin: true });
  expect(calls.filter(({ isProof }) => isProof).map(({ url }) => url)).toEqual([
    "/b/pat%2B1%40carparts.test",
  ]);
});

test("the dashboard's pages ask for the role before their own data, and others don't", () => {
  expect(firstCallsOf("payment", routes.payment).account).toEqual(["/admin/:account", "/payment/:_id"]);
  expect(firstCallsOf("picking", routes.picking)).toEqual({ account: ["/admin/:account"] });
  expect(firstCallsOf("orderForm", routes.orderForm).account).toEqual(["/profile?own=true"]);
});
