import { describe, expect, it } from "vitest";
import { listProfiles, type SaveProfile, saveProfile } from "../contract/profiles.ts";
import { wordsOfPerson } from "../firestore/person-words.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

function aProfile({ email }: { email: string | null }, fields: Partial<SaveProfile> = {}): SaveProfile {
  const profile = { name: "Test Customer", address: "12 Workshop Road", mobile: "+1 555 0100" };
  return { ...profile, email, picture: "/reviewers/spanner.svg", ...fields };
}

/** Sends any body at all to PUT /profile/{email}. */
function save(caller: Pick<Account, "token"> | null, email: string, body: unknown) {
  return as(caller).call(saveProfile, { params: { email }, body: body as SaveProfile });
}

describe("PUT /profile/{email}", () => {
  it("makes a profile and changes it, with the mobile number as phone too", async () => {
    const customer = await world.customer();
    const profile = aProfile(customer);
    const reply = await save(customer, customer.email, profile);
    expect([reply.status, reply.json]).toEqual([200, { ...profile, phone: profile.mobile }]);
    const changed = aProfile(customer, { mobile: "+1 555 0199", name: "Another Name" });
    await save(customer, customer.email, changed);
    const { json } = await as(customer).call(listProfiles, {});
    expect(json).toEqual([{ ...changed, phone: "+1 555 0199" }]);
  });

  it("accepts empty fields, because nobody has to say where they live", async () => {
    const customer = await world.customer();
    const empty = aProfile(customer, { name: "", address: "", mobile: "", picture: "" });
    expect((await save(customer, customer.email, empty)).json).toEqual({ ...empty, phone: "" });
  });

  it("takes the email in any case and keeps it in lower case", async () => {
    const customer = await world.customer();
    const email = customer.email.toUpperCase();
    expect((await save(customer, email, aProfile({ email }))).output.email).toBe(customer.email);
  });

  it("answers the same 403 for another's profile as for nobody's, to an admin too", async () => {
    const [customer, admin, other] = [await world.customer(), await world.admin(), await world.customer()];
    for (const caller of [customer, admin]) {
      const taken = await save(caller, other.email, aProfile(other));
      const free = await save(caller, "nobody@carparts.test", aProfile({ email: "nobody@carparts.test" }));
      expect(taken.refusal).toMatchObject({ status: 403, code: "forbidden" });
      expect(free.refusal).toEqual(taken.refusal);
    }
    expect(await world.stored("profiles", other.uid)).toBeUndefined();
  });

  it("refuses a body that names another email than the path", async () => {
    const [customer, other] = [await world.customer(), await world.customer()];
    const { status, error } = await save(customer, customer.email, aProfile(other));
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ["email"]]);
    expect(await world.stored("profiles", customer.uid)).toBeUndefined();
    expect(await world.stored("profiles", other.uid)).toBeUndefined();
  });

  it("never stores a role, another account's id or any field that profiles do not have", async () => {
    const customer = await world.customer();
    const body = { ...aProfile(customer), uid: "other", _id: "other", role: "admin", phone: "999" };
    await save(customer, customer.email, body);
    const { name, mobile } = aProfile(customer);
    const found = { words: wordsOfPerson({ name, mobile }), schemaVersion: 9 };
    expect(await world.stored("profiles", customer.uid)).toEqual({ ...aProfile(customer), ...found });
    expect(await world.stored("profiles", "other")).toBeUndefined();
  });

  it("refuses a picture that a browser would run, and text that cannot be kept", async () => {
    const customer = await world.customer();
    for (const wrong of [
      { picture: "javascript:alert(1)" },
      { address: "a\0b" },
      { name: "x".repeat(101) },
    ]) {
      const { status, error } = await save(customer, customer.email, aProfile(customer, wrong));
      expect([status, Object.keys(error.fields ?? {})]).toEqual([422, Object.keys(wrong)]);
    }
    expect(await world.stored("profiles", customer.uid)).toBeUndefined();
  });
});

describe("GET /profile", () => {
  it("shows customers their own profile or none, and admins everybody's", async () => {
    const [customer, other, admin] = [await world.customer(), await world.customer(), await world.admin()];
    expect((await as(customer).call(listProfiles, {})).json).toEqual([]);
    for (const account of [customer, other]) await save(account, account.email, aProfile(account));
    const shown = (account: Account) => ({ ...aProfile(account), phone: aProfile(account).mobile });
    expect((await as(customer).call(listProfiles, {})).json).toEqual([shown(customer)]);
    const all = (await as(admin).call(listProfiles, {})).json;
    expect(all).toContainEqual(shown(customer));
    expect(all).toContainEqual(shown(other));
  });

  it("shows admins only their own if they ask for it", async () => {
    const [customer, admin] = [await world.customer(), await world.admin()];
    await save(customer, customer.email, aProfile(customer));
    expect((await as(admin).call(listProfiles, { query: { own: "true" } })).json).toEqual([]);
    await save(admin, admin.email, aProfile(admin));
    const { output } = await as(admin).call(listProfiles, { query: { own: "true" } });
    expect(output.map(({ email }) => email)).toEqual([admin.email]);
  });
});

describe("An account without an email", () => {
  it("saves its profile under its uid, without an email, and an admin sees it with the others", async () => {
    const customer = await world.phoneCustomer();
    const profile = aProfile({ email: null });
    const reply = await save(customer, customer.uid, profile);
    expect([reply.status, reply.json]).toEqual([200, { ...profile, phone: profile.mobile }]);
    expect((await as(customer).call(listProfiles, {})).json).toEqual([reply.json]);
    expect((await as(await world.admin()).call(listProfiles, {})).json).toContainEqual(reply.json);
    expect(await world.stored("profiles", customer.uid)).toMatchObject(profile);
  });

  it("cannot save another's profile, nor an email that it does not have", async () => {
    const [customer, other] = [await world.phoneCustomer(), await world.phoneCustomer()];
    const owner = await world.customer();
    for (const name of [other.uid, owner.uid, owner.email, "nobody"]) {
      const reply = await save(customer, name, aProfile({ email: null }));
      expect(reply.refusal, name).toMatchObject({ status: 403, code: "forbidden" });
    }
    const { status, error } = await save(customer, customer.uid, aProfile(owner));
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ["email"]]);
    expect(await world.stored("profiles", customer.uid)).toBeUndefined();
  });
});
