import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { listProfiles, saveProfile } from "../../contract/profiles.ts";
import { saveUser } from "../../contract/users.ts";
import {
  type Account,
  canSignIn,
  claimsOf,
  linkEmail,
  linkGoogle,
  signIn,
  signInByGoogle,
  signInByLink,
  signInByPhone,
  verifyEmail,
} from "../../testing/accounts.ts";
import { as } from "../../testing/api.ts";
import { useWorld } from "../../testing/use-world.ts";

const world = useWorld();

const PLANTED = { name: "M", address: "1 Wrong Street", mobile: "+1 555 0666", picture: "" };

type Session = Pick<Account, "email" | "token">;

/** Tells the API of a sign-in, as the web app does after each of them. */
async function introduce({ email, token }: Session, earlierToken?: string) {
  const body = { email, ...(earlierToken !== undefined && { earlierToken }) };
  return (await as({ token }).call(saveUser, { params: { email }, body })).output;
}

async function plantProfile({ email, token }: Session): Promise<void> {
  const body = { ...PLANTED, email };
  expect((await as({ token }).call(saveProfile, { params: { email }, body })).status).toBe(200);
}

async function profileOf({ token }: Pick<Session, "token">) {
  return (await as({ token }).call(listProfiles, { query: { own: "true" } })).output[0];
}

async function statusFor({ token }: Pick<Session, "token">): Promise<number> {
  return (await as({ token }).call(listProfiles, {})).status;
}

/** Somebody who registers an address that is not theirs, tells the API, and saves a profile. */
async function squatter(): Promise<Account> {
  const account = await world.customer();
  await introduce(account);
  await plantProfile(account);
  return account;
}

/** Proves the email for the first time, and signs in once more the same way. */
async function reclaim(email: string, come: (email: string) => Promise<Pick<Account, "uid" | "token">>) {
  const first = world.adoptUid(await come(email));
  expect(await introduce({ ...first, email })).toEqual({ token: first.token, isReclaimed: true });
  expect(await statusFor(first)).toBe(401);
  const again = await come(email);
  expect(await introduce({ ...again, email })).toEqual({ token: again.token });
  return again;
}

describe("Whoever comes to an email that somebody else has registered", () => {
  it("by Google is not given the address that was saved before as their own", async () => {
    const before = await squatter();
    const owner = await reclaim(before.email, signInByGoogle);
    expect(owner.uid).toBe(before.uid);
    expect(await profileOf(owner)).toEqual({
      ...PLANTED,
      email: before.email,
      phone: PLANTED.mobile,
      isConfirmed: false,
    });
  });

  it("by an emailed link shares the account with no password and no session from before", async () => {
    const before = await squatter();
    const owner = await reclaim(before.email, signInByLink);
    expect(owner.uid).toBe(before.uid);
    expect(await statusFor(before)).toBe(401);
    expect(await canSignIn(before.email, before.password)).toBe(false);
    expect(await profileOf(owner)).toMatchObject({ isConfirmed: false });
  });

  it("by Google after the verification link shares it with neither of them either", async () => {
    const before = await squatter();
    await verifyEmail(before);
    const stillIn = await signIn(before.email, before.password);
    await reclaim(before.email, signInByGoogle);
    for (const token of [before.token, stillIn]) expect(await statusFor({ token })).toBe(401);
    expect(await canSignIn(before.email, before.password)).toBe(false);
  });

  it("by an emailed link shares it with no Google account that was linked before", async () => {
    const before = await squatter();
    const others = `${randomUUID()}@carparts.test`;
    await linkGoogle(before, others);
    const owner = await reclaim(before.email, signInByLink);
    const stranger = world.adoptUid(await signInByGoogle(others));
    expect(stranger.uid).not.toBe(owner.uid);
  });

  it.each([
    { way: "Google", come: signInByGoogle },
    { way: "an emailed link", come: signInByLink },
  ])("by $way shares it with no phone that signed in before", async ({ come }) => {
    const before = await world.phoneCustomer();
    const email = `${randomUUID()}@carparts.test`;
    await verifyEmail({ email, token: await linkEmail(before, email, "parts-test-1") });
    const owner = await reclaim(email, come);
    const stranger = world.adoptUid(await signInByPhone(before.phoneNumber));
    expect(stranger.uid).not.toBe(owner.uid);
  });

  it("is safe from a stranger who kept away from the API until then", async () => {
    const before = await world.customer();
    await verifyEmail(before);
    await reclaim(before.email, signInByGoogle);
    expect(await statusFor(before)).toBe(401);
  });

  it("loses what was there also where the stranger is the first to call after the link", async () => {
    const before = await squatter();
    await signInByLink(before.email);
    const token = await signIn(before.email, before.password);
    expect(await introduce({ email: before.email, token })).toMatchObject({ isReclaimed: true });
    expect(await statusFor({ token })).toBe(401);
    expect(await canSignIn(before.email, before.password)).toBe(false);
  });

  it("keeps the role that an admin gave to the account", async () => {
    const admin = await world.admin();
    await introduce(admin);
    await reclaim(admin.email, signInByLink);
    expect(await claimsOf(admin.uid)).toEqual({ admin: true });
    expect(await world.stored("users", admin.uid)).toMatchObject({ role: "admin", provenEmail: admin.email });
  });

  it("can keep the saved profile, or empty it, and is not asked again", async () => {
    for (const remaining of [PLANTED, { name: "", address: "", mobile: "", picture: "" }]) {
      const { email } = await squatter();
      const owner = await reclaim(email, signInByLink);
      await as(owner).call(saveProfile, { params: { email }, body: { ...remaining, email } });
      expect(await profileOf(owner)).toEqual({ ...remaining, email, phone: remaining.mobile });
    }
  });

  it("can set a password of their own and is let in by it", async () => {
    const { email } = await squatter();
    const owner = await reclaim(email, signInByGoogle);
    const token = await linkEmail({ ...owner, phoneNumber: "" }, email, "parts-test-2");
    expect(await introduce({ email, token })).toEqual({ token });
    expect(await introduce({ email, token: await signIn(email, "parts-test-2") })).not.toHaveProperty(
      "isReclaimed",
    );
  });
});

describe("Nothing is taken from", () => {
  it.each([
    { way: "Google", come: signInByGoogle },
    { way: "an emailed link", come: signInByLink },
  ])("anyone who registered by $way", async ({ come }) => {
    const email = `${randomUUID()}@carparts.test`;
    const first = world.adoptUid(await come(email));
    expect(await introduce({ ...first, email })).toEqual({ token: first.token });
    await plantProfile({ ...first, email });
    const again = await come(email);
    expect(await introduce({ ...again, email })).toEqual({ token: again.token });
    expect(await statusFor(first)).toBe(200);
    expect(await profileOf(again)).not.toHaveProperty("isConfirmed");
  });

  it("anyone who verified their email by link and goes on with the password", async () => {
    const customer = await squatter();
    await verifyEmail(customer);
    const token = await signIn(customer.email, customer.password);
    expect(await introduce({ email: customer.email, token })).toEqual({ token });
    expect(await statusFor(customer)).toBe(200);
    expect(await profileOf(customer)).not.toHaveProperty("isConfirmed");
  });

  it("anyone who links Google in their profile and signs in by it from then on", async () => {
    const customer = await squatter();
    const linked = await linkGoogle(customer, customer.email);
    expect(await introduce({ email: customer.email, token: linked }, customer.token)).toEqual({
      token: linked,
    });
    const { token } = await signInByGoogle(customer.email);
    expect(await introduce({ email: customer.email, token })).toEqual({ token });
    expect(await canSignIn(customer.email, customer.password)).toBe(true);
    expect(await statusFor(customer)).toBe(200);
    expect(await profileOf(customer)).not.toHaveProperty("isConfirmed");
  });

  it("anyone who signs in by Google with another email, which proves nothing", async () => {
    const customer = await squatter();
    await verifyEmail(customer);
    const others = `${randomUUID()}@carparts.test`;
    await linkGoogle(customer, others);
    const { token } = await signInByGoogle(others);
    expect(await introduce({ email: customer.email, token })).toEqual({ token });
    expect(await canSignIn(customer.email, customer.password)).toBe(true);
  });
});

describe("A token from before", () => {
  it.each(["another account's", "no token"])("spares nobody where it is %s", async (kind) => {
    const before = await squatter();
    await verifyEmail(before);
    const other = await world.customer();
    const { token } = await signInByGoogle(before.email);
    const earlier = kind === "no token" ? "x" : other.token;
    expect(await introduce({ email: before.email, token }, earlier)).toMatchObject({ isReclaimed: true });
  });

  it("makes no session by password one that has proven the email", async () => {
    const before = await squatter();
    await signInByLink(before.email);
    const token = await signIn(before.email, before.password);
    expect(await introduce({ email: before.email, token }, before.token)).toMatchObject({
      isReclaimed: true,
    });
  });
});
