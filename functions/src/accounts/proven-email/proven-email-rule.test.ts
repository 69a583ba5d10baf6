import { describe, expect, it } from "vitest";
import type { Caller } from "../../core/caller.ts";
import { isMadeBy, proofOf, type SignInState } from "./proven-email-rule.ts";

const MADE = 1_700_000_000;

const caller: Caller = {
  uid: "uid-1",
  email: "pat@example.com",
  signedInAt: MADE,
  signInProvider: "google.com",
  isEmailVerified: true,
  token: "",
  isAdmin: async () => false,
};

const account: SignInState = {
  createdAt: MADE * 1000 + 700,
  email: "pat@example.com",
  hasPassword: false,
  hasUsedLink: false,
  providers: [{ id: "google.com", email: "pat@example.com" }],
};

describe("An email is proven", () => {
  it("by a Google account that has it", () => {
    expect(proofOf(caller, account)).toBe("google.com");
  });

  it("by an emailed link, once one has signed in", () => {
    const byEmail = { ...caller, signInProvider: "password" };
    expect(proofOf(byEmail, account)).toBeUndefined();
    expect(proofOf(byEmail, { ...account, hasUsedLink: true })).toBe("emailLink");
  });

  it.each([
    { what: "a Google account with another email", providers: [{ id: "google.com", email: "other@x" }] },
    { what: "a sign-in before the email was changed", email: "new@example.com" },
  ])("by no $what", ({ what, ...changes }) => {
    expect(proofOf(caller, { ...account, ...changes })).toBeUndefined();
  });

  it.each([
    { what: "a phone", signInProvider: "phone" },
    { what: "Google where it does not vouch for the email", isEmailVerified: false },
    { what: "anything where there is no email", email: null },
  ])("never by $what", ({ what, ...changes }) => {
    expect(proofOf({ ...caller, ...changes }, { ...account, hasUsedLink: true })).toBeUndefined();
  });
});

describe("An account is made by its proof", () => {
  it("where it began with this sign-in and has no other way in", () => {
    expect(isMadeBy("google.com", caller, account)).toBe(true);
  });

  it("but not where it is older, or can be signed in to another way", () => {
    expect(isMadeBy("google.com", { ...caller, signedInAt: MADE + 10 }, account)).toBe(false);
    expect(isMadeBy("google.com", caller, { ...account, hasPassword: true })).toBe(false);
    expect(isMadeBy("emailLink", caller, account)).toBe(false);
  });
});
