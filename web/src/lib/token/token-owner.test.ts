import { expect, test } from "vitest";
import { decodeClaims, decodeOwner } from "./token-owner.ts";

function aToken(claims: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  return `head.${text}.signature`;
}

const inAnHour = Date.now() / 1000 + 3600;

test("a token names its account, with any letters in the name", () => {
  const token = aToken({ sub: "u1", exp: inAnHour, email: "pat@carparts.test", name: "Päť Ünver ✓" });
  expect(decodeOwner(token)).toEqual({ uid: "u1", email: "pat@carparts.test", displayName: "Päť Ünver ✓" });
});

test("an account without an email or a name has neither", () => {
  expect(decodeOwner(aToken({ sub: "u1", exp: inAnHour }))).toEqual({
    uid: "u1",
    email: null,
    displayName: null,
  });
});

test("30 seconds before its end a token counts as expired", () => {
  const now = Date.now() / 1000;
  expect(decodeOwner(aToken({ sub: "u1", exp: now + 31 }))).toBeDefined();
  expect(decodeOwner(aToken({ sub: "u1", exp: now + 29 }))).toBeUndefined();
});

test("a token names its account's uid, also after its end", () => {
  expect(decodeClaims(aToken({ sub: "u1", exp: 1, name: "Päť ✓" })).sub).toBe("u1");
});

test.each(["", "an old one", "a.b.c", "a.bnVsbA.c", "a.e30.c"])("%j is no token", (text) => {
  expect(decodeOwner(text)).toBeUndefined();
  expect(decodeClaims(text).sub).toBeUndefined();
});
