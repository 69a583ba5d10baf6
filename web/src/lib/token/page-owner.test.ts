import { placeOrder } from "@carparts/functions/contract/orders";
import { saveUser } from "@carparts/functions/contract/users";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "../api-client.ts";
import { setPageOwner } from "./page-owner.ts";

const tokenOf = (uid: string) => `head.${btoa(JSON.stringify({ sub: uid }))}.signature`;
const currentToken = vi.hoisted(() => vi.fn<() => Promise<string>>());
// A key of its own is for another test.
vi.mock("../firebase.ts", async () => ({ currentToken, ...(await vi.importActual("../write-keys.ts")) }));

const fetched = vi.fn(async () => new Response("{}", { status: 500 }));
const order = { body: {} } as Parameters<typeof call<typeof placeOrder>>[1];

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  fetched.mockClear();
  setPageOwner("u1");
});
afterEach(() => {
  vi.unstubAllGlobals();
  setPageOwner(undefined);
});

test("what a page's owner does is sent with their token", async () => {
  currentToken.mockResolvedValue(tokenOf("u1"));
  await expect(call(placeOrder, order)).rejects.toMatchObject({ status: 500 });
  expect(fetched).toHaveBeenCalledOnce();
});

test("what one account began isn't sent with the token of another, also if the page is the other's by then", async () => {
  currentToken.mockImplementation(async () => {
    setPageOwner("u2");
    return tokenOf("u2");
  });
  await expect(call(placeOrder, order)).rejects.toMatchObject({ code: "other_account" });
  await expect(call(placeOrder, order, { by: "u1" })).rejects.toMatchObject({ code: "other_account" });
  expect(fetched).not.toHaveBeenCalled();
});

test("an account that signs in is introduced with its own token, whoever the page was of", async () => {
  currentToken.mockResolvedValue(tokenOf("u2"));
  const input = { params: { email: "kim@carparts.test" }, body: { email: "kim@carparts.test" } };
  await expect(call(saveUser, input, { by: "u2" })).rejects.toMatchObject({ status: 500 });
  expect(fetched).toHaveBeenCalledOnce();
});
