import { describe, expect, it } from "vitest";
import { deleteAccount } from "../contract/account.ts";
import { addProduct } from "../contract/admin/products.ts";
import { listUsers, makeAdmin } from "../contract/admin/users.ts";
import { checkAdmin, saveUser } from "../contract/users.ts";
import { versionOf } from "../firestore/migrations/history.ts";
import { type Account, createAccount, disableAccount, setClaims, signIn } from "../testing/accounts.ts";
import { as, untilServed } from "../testing/api.ts";
import { aProduct } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

/** Beside its own, in each document of an account. */
const found = { words: expect.any(Array), schemaVersion: versionOf("users") };

function save(caller: Account, email: string, body: { email: string } = { email }) {
  return as(caller).call(saveUser, { params: { email }, body });
}

function isAdmin(caller: Account, email = caller.email) {
  return as(caller).call(checkAdmin, { params: { email } });
}

function promote(caller: Account | null, email: string) {
  return as(caller).call(makeAdmin, { params: { email } });
}

describe("PUT /user/{email}", () => {
  it("gives the caller their own token back and makes a users document", async () => {
    const customer = await world.customer();
    const reply = await save(customer, customer.email);
    expect([reply.status, reply.json]).toEqual([200, { token: customer.token }]);
    expect(await world.stored("users", customer.uid)).toEqual({
      email: customer.email,
      role: null,
      ...found,
    });
  });

  it("can be called again and again", async () => {
    const customer = await world.customer();
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => untilServed(() => save(customer, customer.email))),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await world.stored("users", customer.uid)).toEqual({
      email: customer.email,
      role: null,
      ...found,
    });
  });

  it("takes the email in any case, and keeps it in lower case", async () => {
    const customer = await world.customer();
    const email = customer.email.toUpperCase();
    expect((await save(customer, email)).status).toBe(200);
    expect((await save(customer, email, { email: customer.email })).status).toBe(200);
    expect(await world.stored("users", customer.uid)).toMatchObject({ email: customer.email });
  });

  it("never gives or takes a role", async () => {
    const [customer, admin] = [await world.customer(), await world.admin()];
    const pending = { email: customer.email, role: "admin", admin: true, _id: admin.uid };
    await save(customer, customer.email, pending);
    await save(admin, admin.email, { email: admin.email, role: null } as { email: string });
    expect(await world.stored("users", customer.uid)).toEqual({
      email: customer.email,
      role: null,
      ...found,
    });
    expect(await world.stored("users", admin.uid)).toEqual({ email: admin.email, role: "admin", ...found });
    expect((await isAdmin(customer)).json).toBe(false);
    expect((await isAdmin(admin)).json).toBe(true);
  });

  it("answers the same 403 for another's email as for nobody's, to admins too", async () => {
    const [customer, admin, other] = [await world.customer(), await world.admin(), await world.customer()];
    for (const caller of [customer, admin]) {
      const [taken, free] = [await save(caller, other.email), await save(caller, "nobody@carparts.test")];
      expect(taken.refusal).toMatchObject({ status: 403, code: "forbidden" });
      expect(free.refusal).toEqual(taken.refusal);
    }
    expect(await world.stored("users", other.uid)).toBeUndefined();
  });

  it("refuses a body that names another email than the path, or none", async () => {
    const customer = await world.customer();
    for (const body of [{ email: "other@carparts.test" }, {}, { email: null }, { email: "no email" }]) {
      const reply = await save(customer, customer.email, body as { email: string });
      expect(reply.refusal).toMatchObject({ status: 422, code: "invalid" });
      expect(Object.keys(reply.error.fields ?? {})).toEqual(["email"]);
    }
    expect(await world.stored("users", customer.uid)).toBeUndefined();
  });

  it.each(["a/b@x", "..", ".", "a\0@b", " ", "x".repeat(300)])("is nobody's with %j", async (email) => {
    const customer = await world.customer();
    expect((await save(customer, email)).status).toBe(403);
  });
});

describe("GET /admin/{email}", () => {
  it("tells callers about themselves with a bare true or false", async () => {
    const [customer, admin] = [await world.customer(), await world.admin()];
    const replies = [
      await isAdmin(customer),
      await isAdmin(admin),
      await isAdmin(admin, admin.email.toUpperCase()),
    ];
    expect(replies.map(({ status, json }) => [status, json])).toEqual([
      [200, false],
      [200, true],
      [200, true],
    ]);
  });

  it("tells admins about anybody, and false of nobody", async () => {
    const [admin, other, customer] = [await world.admin(), await world.admin(), await world.customer()];
    expect((await isAdmin(admin, other.email)).json).toBe(true);
    expect((await isAdmin(admin, customer.email)).json).toBe(false);
    for (const email of ["nobody@carparts.test", "no email", "a\0@b.c", "a@b@c", ".."]) {
      const reply = await isAdmin(admin, email);
      expect([email, reply.status, reply.json]).toEqual([email, 200, false]);
    }
  });

  it("gives customers the same answer about an admin, a customer and nobody", async () => {
    const [customer, admin, other] = [await world.customer(), await world.admin(), await world.customer()];
    const replies = [admin.email, other.email, "nobody@carparts.test"].map((email) =>
      isAdmin(customer, email),
    );
    const refusals = (await Promise.all(replies)).map(({ refusal }) => refusal);
    expect(refusals[0]).toMatchObject({ status: 403, code: "forbidden" });
    expect(refusals).toEqual([refusals[0], refusals[0], refusals[0]]);
  });

  it.each([{ admin: "true" }, { admin: 1 }, { admin: {} }, { admin: ["admin"] }, { role: "admin" }, {}])(
    "does not take the claims %j for an admin's, and neither does any other call",
    async (claims) => {
      const account = await world.customer();
      await setClaims(account.uid, claims);
      const caller = { ...account, token: await signIn(account.email, account.password) };
      expect((await isAdmin(caller)).json).toBe(false);
      expect((await as(caller).call(addProduct, { body: aProduct() })).status).toBe(403);
      expect((await as(caller).call(listUsers, {})).status).toBe(403);
      expect((await promote(caller, caller.email)).status).toBe(403);
    },
  );
});

describe("PUT /admin/{email}", () => {
  it("makes a user an admin, in the account and in the users document", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const reply = await promote(admin, customer.email.toUpperCase());
    const promoted = { email: customer.email, role: "admin" };
    expect([reply.status, reply.json]).toEqual([200, { _id: customer.uid, ...promoted }]);
    expect(await world.stored("users", customer.uid)).toEqual({ ...promoted, ...found });
    expect((await isAdmin(admin, customer.email)).json).toBe(true);
  });

  it("can be called again, and by several admins at once", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    const replies = await Promise.all([1, 2, 3].map(() => untilServed(() => promote(admin, customer.email))));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await promote(admin, customer.email)).status).toBe(200);
  });

  it("counts on the very next call, with the token that the user had before", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    expect((await as(customer).call(listUsers, {})).status).toBe(403);
    await promote(admin, customer.email);
    expect((await as(customer).call(listUsers, {})).status).toBe(200);
    expect((await isAdmin(customer)).json).toBe(true);
  });

  it("leaves the account's other claims as they are", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    await setClaims(customer.uid, { workshop: 7 });
    await promote(admin, customer.email);
    const token = await signIn(customer.email, customer.password);
    const payload = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    expect(payload).toMatchObject({ workshop: 7, admin: true });
  });

  it("is refused for whoever has registered the email since the admin saw its account", async () => {
    const [admin, seen] = [await world.admin(), await world.customer({ emailVerified: true })];
    await as(seen).call(deleteAccount, {});
    const { email } = seen;
    const stranger = world.adoptUid(await createAccount({ email }));
    const reply = await as(admin).call(makeAdmin, { params: { email }, body: { _id: seen.uid } });
    expect(reply.refusal).toMatchObject({ status: 409, code: "another_account" });
    expect((await as(stranger).call(listUsers, {})).status).toBe(403);
  });

  it("is a 404 for an account that is disabled, as one is that is being removed", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    await disableAccount(customer.uid);
    expect((await promote(admin, customer.email)).refusal).toMatchObject({ status: 404, code: "not_found" });
    expect((await isAdmin(admin, customer.email)).json).toBe(false);
    expect(await world.stored("users", customer.uid)).toBeUndefined();
  });

  it.each(["nobody@carparts.test", "no email", "a\0@b.c", "..", "a/b", "x".repeat(300)])(
    "is a 404 for %j",
    async (email) => {
      const reply = await promote(await world.admin(), email);
      expect(reply.refusal).toMatchObject({ status: 404, code: "not_found" });
    },
  );
});

describe("An admin whose claim was taken away", () => {
  it("is none on the next call, although the token still says so", async () => {
    const admin = await world.admin();
    expect((await as(admin).call(listUsers, {})).status).toBe(200);
    await setClaims(admin.uid, {});
    expect((await as(admin).call(listUsers, {})).status).toBe(403);
    expect((await as(admin).call(addProduct, { body: aProduct() })).status).toBe(403);
    expect((await promote(admin, admin.email)).status).toBe(403);
    expect((await isAdmin(admin)).json).toBe(false);
  });
});
