import { describe, expect, test } from "vitest";
import { ended, LOADING, moved, SIGNED_OUT, signedIn } from "./session.ts";

const user = { uid: "u1", email: "pat@carparts.test", displayName: "Pat" };

describe("a session that ends without having been asked to", () => {
  test("leaves its screen where something typed stands on it, until that is left", () => {
    const session = ended(signedIn(user), "/myOrder/1", true);
    expect(session).toEqual({ ...SIGNED_OUT, end: { kept: { pathname: "/myOrder/1", user } } });
    expect(moved(session, "/myOrder/1")).toBe(session);
    expect(moved(session, "/Blog")).toEqual({ ...SIGNED_OUT, end: {} });
  });

  test("leaves nothing but its reason where nothing was typed", () => {
    expect(ended(signedIn(user), "/dashBord", false)).toEqual({ ...SIGNED_OUT, end: {} });
    expect(ended(LOADING, "/dashBord", true)).toEqual({ ...SIGNED_OUT, end: {} });
  });

  test("is no news to who is signed out already", () => {
    expect(ended(SIGNED_OUT, "/", true)).toBe(SIGNED_OUT);
    const session = ended(signedIn(user), "/myOrder/1", true);
    expect(ended(session, "/myOrder/1", false)).toBe(session);
  });
});
