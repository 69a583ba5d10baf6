import { afterEach, expect, test, vi } from "vitest";
import { OTHER_ACCOUNT, setPageOwner } from "#lib/token/page-owner.ts";
import { requireUser } from "./account.actions.ts";

const currentUser = { uid: "u2" };
vi.mock("#lib/firebase.ts", () => ({ auth: { currentUser: { uid: "u2" } } }));
vi.mock("./log-out.actions.ts", () => ({ logOut: () => {} }));

afterEach(() => setPageOwner(undefined));

test("what one account's page asks for isn't done to another that has signed in meanwhile", () => {
  setPageOwner("u1");
  expect(requireUser).toThrow(OTHER_ACCOUNT);
  setPageOwner("u2");
  expect(requireUser()).toEqual(currentUser);
  setPageOwner(undefined);
  expect(requireUser()).toEqual(currentUser);
});
