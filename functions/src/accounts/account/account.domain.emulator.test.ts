import { describe, expect, it, vi } from "vitest";
import type { Caller } from "../../core/caller.ts";
import { disableAccount, isDisabled, registerAccount } from "../../testing/accounts.ts";
import { useWorld } from "../../testing/use-world.ts";
import { makeAdmin, removeUser } from "../users.domain.ts";
import { deleteAccount } from "./account.domain.ts";

// A call whose process dies in the middle cannot be made from outside, and the last admin can only be met in a
// shop without others: so these tests call the domain, in a project of their own.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-leaving";
});

// Erasing the orders can fail once, as it does where the process or its connection dies.
const { crash } = vi.hoisted(() => ({ crash: vi.fn() }));
vi.mock("../../orders/orders.store.ts", async (importOriginal) => {
  const store = await importOriginal<typeof import("../../orders/orders.store.ts")>();
  crash.mockImplementation(store.anonymiseOrders);
  return { ...store, anonymiseOrders: crash };
});

const world = useWorld();

async function aCustomer() {
  const { uid, email } = await registerAccount();
  await world.adoptAccount(email);
  const signedInAt = Math.floor(Date.now() / 1000);
  const signIn = { signedInAt, signInProvider: "password", isEmailVerified: false };
  const caller: Caller = { uid, email, ...signIn, token: "", isAdmin: async () => false };
  return { uid, email, caller, actor: { uid, requestId: "a-test" } };
}

/** A customer with orders and reviews. */
async function anActiveCustomer(count: number) {
  const customer = await aCustomer();
  const product = await world.product();
  const times = Array.from({ length: count });
  const orders = await Promise.all(times.map(() => world.order(product, customer)));
  const reviews = await Promise.all(times.map(() => world.review({}, { authorUid: customer.uid })));
  return { ...customer, product, orders, reviews };
}

async function expectErased({ uid, product, reviews }: Awaited<ReturnType<typeof anActiveCustomer>>) {
  expect(await world.accountExists({ uid })).toBe(false);
  for (const order of await world.ordersOf(product)) {
    expect(order).toMatchObject({ ownerUid: null, email: "", mobile: "" });
  }
  const left = await Promise.all(reviews.map(({ _id }) => world.stored("reviews", _id)));
  expect(left.filter((review) => review !== undefined)).toEqual([]);
}

describe("Deleting one's account", () => {
  it("finishes however much there is", async () => {
    const customer = await anActiveCustomer(501);
    expect(await deleteAccount(customer.caller, customer.actor)).toEqual({ _id: customer.uid });
    expect(await world.ordersOf(customer.product)).toHaveLength(501);
    await expectErased(customer);
  });

  it("that broke off has locked the account before anything else, and can be repeated", async () => {
    const customer = await anActiveCustomer(2);
    crash.mockRejectedValueOnce(new Error("The process died."));
    await expect(deleteAccount(customer.caller, customer.actor)).rejects.toThrow("died");
    expect(await isDisabled(customer.uid)).toBe(true);
    expect((await world.ordersOf(customer.product)).map(({ ownerUid }) => ownerUid)).toEqual([
      customer.uid,
      customer.uid,
    ]);
    expect(await deleteAccount(customer.caller, customer.actor)).toEqual({ _id: customer.uid });
    await expectErased(customer);
  });

  it("that broke off is finished by an admin who removes the user, with all that was to go", async () => {
    const [admin, customer] = [await aCustomer(), await anActiveCustomer(2)];
    crash.mockRejectedValueOnce(new Error("The process died."));
    await expect(deleteAccount(customer.caller, customer.actor)).rejects.toThrow("died");
    expect(await removeUser(admin.actor, customer.uid)).toEqual({ _id: customer.uid });
    await expectErased(customer);
    expect(await world.stored("users", customer.uid)).toBeUndefined();
  });

  it("that broke off halfway goes on with what is left", async () => {
    const customer = await anActiveCustomer(2);
    await disableAccount(customer.uid);
    const [order, review] = [customer.orders[0], customer.reviews[0]];
    await world.change("orders", order?._id ?? "", { ownerUid: null, email: "", mobile: "" });
    await world.remove("reviews", review?._id ?? "");
    expect(await deleteAccount(customer.caller, customer.actor)).toEqual({ _id: customer.uid });
    await expectErased(customer);
    await expect(deleteAccount(customer.caller, customer.actor)).rejects.toMatchObject({ code: "not_found" });
  });

  it("is refused to the last admin, whose account stays open", async () => {
    const [first, last] = [await aCustomer(), await aCustomer()];
    for (const { actor, email } of [first, last]) await makeAdmin(actor, email);
    expect(await deleteAccount(first.caller, first.actor)).toEqual({ _id: first.uid });
    await expect(deleteAccount(last.caller, last.actor)).rejects.toMatchObject({
      code: "last_admin",
      status: 409,
    });
    expect(await isDisabled(last.uid)).toBe(false);
    expect(await world.stored("users", last.uid)).toMatchObject({ role: "admin" });
  });

  it("is allowed to one of the last two admins who ask at the same time", async () => {
    const admins = [await aCustomer(), await aCustomer()];
    for (const { actor, email } of admins) await makeAdmin(actor, email);
    const results = await Promise.allSettled(admins.map(({ caller, actor }) => deleteAccount(caller, actor)));
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});
