import { describe, expect, test } from "vitest";
import { ended, followed, LOADING, moved, type Session, SIGNED_OUT, signedIn } from "./session.ts";

const user = { uid: "u1", email: "pat@carparts.test", displayName: "Pat" };

describe("a session that ends unexpectedly", () => {
  test("keeps a screen with unsaved input until you leave it", () => {
    const session = ended(signedIn(user), "/myOrder/1", true);
    expect(session).toEqual({ ...SIGNED_OUT, end: { frozen: { pathname: "/myOrder/1", user } } });
    expect(moved(session, "/myOrder/1")).toBe(session);
    expect(moved(session, "/Blog")).toEqual({ ...SIGNED_OUT, end: {} });
  });

  test("keeps only its reason if nothing was typed", () => {
    expect(ended(signedIn(user), "/dashBord", false)).toEqual({ ...SIGNED_OUT, end: {} });
    expect(ended(LOADING, "/dashBord", true)).toEqual({ ...SIGNED_OUT, end: {} });
  });

  test("changes nothing for guests", () => {
    expect(ended(SIGNED_OUT, "/", true)).toBe(SIGNED_OUT);
    const session = ended(signedIn(user), "/myOrder/1", true);
    expect(ended(session, "/myOrder/1", false)).toBe(session);
  });
});

describe("another account that another tab signs in", () => {
  const other = { uid: "u2", email: "kim@carparts.test", displayName: "Kim" };
  const tookOver: Session = { status: "signed-in", user: other, tookOver: { pathname: "/myOrder/1" } };

  test("takes over the page of the one before, until you leave the page", () => {
    expect(followed(signedIn(user), other, "/myOrder/1")).toEqual(tookOver);
    const frozen = ended(signedIn(user), "/myOrder/1", true);
    expect(followed(frozen, other, "/myOrder/1")).toEqual(tookOver);
    expect(followed(tookOver, other, "/myOrder/1")).toEqual(tookOver);
    expect(moved(tookOver, "/myOrder/1")).toBe(tookOver);
    expect(moved(tookOver, "/Blog")).toEqual(signedIn(other));
  });

  test("takes over nothing from a guest, nor from itself", () => {
    for (const before of [SIGNED_OUT, LOADING, signedIn(other), ended(signedIn(other), "/myOrder/1", true)])
      expect(followed(before, other, "/myOrder/1")).toEqual(signedIn(other));
  });
});
