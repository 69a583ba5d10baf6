import { describe, expect, test } from "vitest";
import { ended, LOADING, moved, SIGNED_OUT, signedIn } from "./session.ts";

const user = { uid: "u1", email: "pat@carparts.test", displayName: "Pat" };

describe("a session that ends unexpectedly", () => {
  test("keeps a screen with unsaved input until you leave it", () => {
    const session = ended(signedIn(user), "/myOrder/1", true);
    expect(session).toEqual({ ...SIGNED_OUT, end: { kept: { pathname: "/myOrder/1", user } } });
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
