import { describe, expect, it } from "vitest";
import { listUsers, makeAdmin, removeUser } from "../contract/admin/users.ts";
import { listOrders, placeOrder } from "../contract/orders.ts";
import { checkAdmin, saveUser } from "../contract/users.ts";
import { versionOf } from "../firestore/migrations/history.ts";
import { linkEmail, signIn } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { anOrder } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

// An account without an email, as whoever signs in by phone has, is named by its uid where a path says {email}.

const world = useWorld();

/** Beside its own, in each document of an account. */
const found = { words: expect.any(Array), schemaVersion: versionOf("users") };

function save(caller: { token: string } | null, name: string, email: string | null = null) {
  return as(caller).call(saveUser, { params: { email: name }, body: { email } });
}

function isAdmin(caller: { token: string } | null, name: string) {
  return as(caller).call(checkAdmin, { params: { email: name } });
}

function promote(caller: { token: string } | null, name: string) {
  return as(caller).call(makeAdmin, { params: { email: name } });
}

/** The ids of every kind of account that is not this caller's. */
async function others() {
  const [customer, phone] = [await world.customer(), await world.phoneCustomer()];
  return [phone.uid, customer.uid, customer.email, "nobody", "nobody@carparts.test"];
}

describe("An account without an email", () => {
  it("gets its own token from PUT /user/{uid}, which creates its users document", async () => {
    const customer = await world.phoneCustomer();
    for (let time = 0; time < 2; time++) {
      const reply = await save(customer, customer.uid);
      expect([reply.status, reply.json]).toEqual([200, { token: customer.token }]);
      expect(await world.stored("users", customer.uid)).toEqual({ email: null, role: null, ...found });
    }
  });

  it("has no email to tell: a body with one is wrong", async () => {
    const customer = await world.phoneCustomer();
    const reply = await save(customer, customer.uid, "pat@carparts.test");
    expect(reply.refusal).toMatchObject({ status: 422, code: "invalid" });
    expect(Object.keys(reply.error.fields ?? {})).toEqual(["email"]);
    expect(await world.stored("users", customer.uid)).toBeUndefined();
  });

  it("is named by its uid in no other case", async () => {
    const customer = await world.phoneCustomer();
    const swapped = customer.uid === customer.uid.toLowerCase() ? "toUpperCase" : "toLowerCase";
    expect((await save(customer, customer.uid[swapped]())).status).toBe(403);
  });

  it("gets the same 403 for everybody else, who may or may not exist", async () => {
    const customer = await world.phoneCustomer();
    for (const name of await others()) {
      const replies = [
        await save(customer, name),
        await isAdmin(customer, name),
        await promote(customer, name),
      ];
      for (const { refusal } of replies)
        expect(refusal, name).toMatchObject({ status: 403, code: "forbidden" });
      const [saved, checked] = replies;
      expect(saved?.refusal).toEqual((await save(customer, "no one")).refusal);
      expect(checked?.refusal).toEqual((await isAdmin(customer, "no one")).refusal);
    }
  });

  it("is nobody's to guests", async () => {
    const { uid } = await world.phoneCustomer();
    for (const reply of [await save(null, uid), await isAdmin(null, uid), await promote(null, uid)]) {
      expect(reply.refusal).toMatchObject({ status: 401, code: "unauthenticated" });
    }
  });

  it("asks whether it is an admin, is promoted by one and is one from the next call", async () => {
    const [admin, customer] = [await world.admin(), await world.phoneCustomer()];
    expect((await isAdmin(customer, customer.uid)).json).toBe(false);
    expect((await isAdmin(admin, customer.uid)).json).toBe(false);
    const reply = await promote(admin, customer.uid);
    expect([reply.status, reply.json]).toEqual([200, { _id: customer.uid, email: null, role: "admin" }]);
    expect(await world.stored("users", customer.uid)).toEqual({ email: null, role: "admin", ...found });
    expect((await isAdmin(customer, customer.uid)).json).toBe(true);
    expect((await isAdmin(admin, customer.uid)).json).toBe(true);
    expect((await as(customer).call(listUsers, {})).output).toContainEqual({
      _id: customer.uid,
      email: null,
      role: "admin",
      emailVerified: false,
    });
  });

  it("is removed by an admin", async () => {
    const [admin, customer] = [await world.admin(), await world.phoneCustomer()];
    await save(customer, customer.uid);
    expect((await as(admin).call(removeUser, { params: { id: customer.uid } })).status).toBe(200);
    expect(await world.accountExists(customer)).toBe(false);
    expect(await world.stored("users", customer.uid)).toBeUndefined();
    expect((await as(customer).call(listOrders, {})).status).toBe(401);
  });

  it("loses nothing when it gets an email later, which names it from then on", async () => {
    const phone = await world.phoneCustomer();
    const product = await world.product();
    await save(phone, phone.uid);
    const order = (await as(phone).call(placeOrder, { body: anOrder(product, { email: "a@b.test" }) }))
      .output;
    const email = `${phone.uid.toLowerCase()}@carparts.test`;
    await linkEmail(phone, email, "parts-test-1");
    const customer = { token: await signIn(email, "parts-test-1") };
    expect((await save(customer, email, email)).status).toBe(200);
    expect(await world.stored("users", phone.uid)).toEqual({ email, role: null, ...found });
    expect((await as(customer).call(listOrders, {})).output).toEqual([order]);
    expect((await save(customer, phone.uid)).status).toBe(403);
  });
});

describe("An account with an email", () => {
  it("is not named by its uid for itself", async () => {
    const customer = await world.customer();
    const replies = [
      await save(customer, customer.uid, customer.email),
      await save(customer, customer.uid),
      await isAdmin(customer, customer.uid),
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await world.stored("users", customer.uid)).toBeUndefined();
  });

  it("is found by its uid for an admin", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    expect((await isAdmin(admin, admin.uid)).json).toBe(true);
    expect((await isAdmin(admin, customer.uid)).json).toBe(false);
    const promoted = { _id: customer.uid, email: customer.email, role: "admin" };
    expect((await promote(admin, customer.uid)).json).toEqual(promoted);
    expect(await world.stored("users", customer.uid)).toEqual({
      email: customer.email,
      role: "admin",
      ...found,
    });
  });
});
