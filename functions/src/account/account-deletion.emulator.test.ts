import { describe, expect, it } from "vitest";
import { deleteAccount, readAccount } from "../contract/account.ts";
import { deleteOrder, listOrders, placeOrder, readPayment } from "../contract/orders.ts";
import { saveProfile } from "../contract/profiles.ts";
import { addReview, listReviews } from "../contract/reviews.ts";
import { makeAdmin, removeUser, saveUser } from "../contract/users.ts";
import { disableAccount, signIn, signInByPhone } from "../testing/accounts.ts";
import { as, untilServed } from "../testing/api.ts";
import { anOrder, aReview } from "../testing/builders.ts";
import { agedToken } from "../testing/tokens.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

/** A customer with a users document, a profile, an order of three pieces and a review. */
async function scene() {
  const customer = await world.customer();
  const product = await world.product({ quantity: 10 });
  const { email } = customer;
  await as(customer).call(saveUser, { params: { email }, body: { email } });
  const profile = { email, name: "P", address: "", mobile: "", picture: "" };
  await as(customer).call(saveProfile, { params: { email }, body: profile });
  const body = anOrder(product, customer, { MinimumOrder: 3 });
  const order = (await as(customer).call(placeOrder, { body })).output;
  const review = (await as(customer).call(addReview, { body: aReview() })).output;
  return { customer, product, order, review };
}

describe("DELETE /account", () => {
  it("deletes the account, its users document, its profile and its reviews", async () => {
    const { customer, review } = await scene();
    const reply = await as(customer).call(deleteAccount, {});
    expect([reply.status, reply.json]).toEqual([200, { _id: customer.uid }]);
    expect(await world.accountExists(customer)).toBe(false);
    for (const collection of ["users", "profiles"]) {
      expect(await world.stored(collection, customer.uid)).toBeUndefined();
    }
    expect(await world.stored("reviews", review._id)).toBeUndefined();
    const shown = (await as(null).call(listReviews, {})).output.map(({ _id }) => _id);
    expect(shown).not.toContain(review._id);
  });

  it("keeps the orders in the books, without e-mail, phone number and owner", async () => {
    const { customer, product, order } = await scene();
    await as(customer).call(deleteAccount, {});
    const kept = { ...order, email: "", mobile: "" };
    const { _id, ...fields } = kept;
    expect(await world.stored("orders", _id)).toEqual({ ...fields, ownerUid: null });
    const admin = await world.admin();
    expect((await as(admin).call(listOrders, {})).output).toContainEqual(kept);
    expect((await as(admin).call(readPayment, { params: { id: _id } })).output).toEqual(kept);
    expect(await world.stockOf(product)).toBe(7);
  });

  it("leaves orders that an admin can delete, which gives the pieces back, and that nobody else can see", async () => {
    const { customer, product, order } = await scene();
    await as(customer).call(deleteAccount, {});
    const params = { id: order._id };
    const stranger = await world.phoneCustomer();
    for (const endpoint of [readPayment, deleteOrder]) {
      expect((await as(stranger).call(endpoint, { params })).status).toBe(404);
    }
    expect((await as(await world.admin()).call(deleteOrder, { params })).status).toBe(200);
    expect(await world.stockOf(product)).toBe(10);
  });

  it("touches nothing of anybody else", async () => {
    const [{ customer }, other] = [await scene(), await scene()];
    const before = (await as(other.customer).call(readAccount, {})).json;
    await as(customer).call(deleteAccount, {});
    expect((await as(other.customer).call(readAccount, {})).json).toEqual(before);
  });

  it("ends the access at the next call, and nobody signs in to it again", async () => {
    const { customer } = await scene();
    const elsewhere = { token: await signIn(customer.email, customer.password) };
    await as(customer).call(deleteAccount, {});
    for (const session of [customer, elsewhere]) {
      expect((await as(session).call(listOrders, {})).status).toBe(401);
      expect((await as(session).call(deleteAccount, {})).status).toBe(401);
    }
    await expect(signIn(customer.email, customer.password)).rejects.toThrow();
  });

  it("deletes an account by phone; who signs in with that number again is somebody new", async () => {
    const { phoneNumber, ...customer } = await world.phoneCustomer();
    expect((await as(customer).call(deleteAccount, {})).status).toBe(200);
    expect(await world.accountExists(customer)).toBe(false);
    const newcomer = await world.phoneCustomer(phoneNumber);
    expect(newcomer.uid).not.toBe(customer.uid);
  });

  it("lets an admin go who is not the last", async () => {
    await world.admin();
    const admin = await world.admin();
    expect((await as(admin).call(deleteAccount, {})).status).toBe(200);
    expect(await world.accountExists(admin)).toBe(false);
    expect(await world.stored("users", admin.uid)).toBeUndefined();
  });

  it("refuses who signed in too long ago, and changes nothing", async () => {
    const { customer, order } = await scene();
    const before = (await as(customer).call(readAccount, {})).json;
    for (const account of [customer, await world.phoneCustomer(), await world.admin()]) {
      const token = await agedToken(account, 5 * 60 + 1);
      const reply = await as({ token }).call(deleteAccount, {});
      expect(reply.refusal).toMatchObject({ status: 403, code: "recent_sign_in_required" });
      expect((await as({ token }).call(readAccount, {})).status).toBe(200);
    }
    expect((await as(customer).call(readAccount, {})).json).toEqual(before);
    expect(await world.stored("orders", order._id)).toMatchObject({ ownerUid: customer.uid });
  });

  it("takes a sign-in of some minutes ago", async () => {
    const customer = await world.customer();
    const token = await agedToken(customer, 4 * 60);
    expect((await as({ token }).call(deleteAccount, {})).status).toBe(200);
  });

  it("deletes once when it is asked for five times at once", async () => {
    const { customer, order } = await scene();
    const calls = Array.from({ length: 5 }, () => untilServed(() => as(customer).call(deleteAccount, {})));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => ![200, 401, 404].includes(status))).toEqual([]);
    expect(await world.accountExists(customer)).toBe(false);
    expect(await world.stored("orders", order._id)).toMatchObject({ ownerUid: null, email: "" });
  });

  it("that was cut short at its begin is remembered by what comes between, and an admin finishes it", async () => {
    const { customer, order, review } = await scene();
    const [admin, { email, uid }] = [await world.admin(), customer];
    await world.change("users", uid, { isLeaving: true });
    await as(customer).call(saveUser, { params: { email }, body: { email } });
    await as(admin).call(makeAdmin, { params: { email } });
    expect((await as(admin).call(removeUser, { params: { id: uid } })).status).toBe(200);
    expect(await world.stored("orders", order._id)).toMatchObject({ ownerUid: null, email: "", mobile: "" });
    expect(await world.stored("reviews", review._id)).toBeUndefined();
  });

  it("cannot be signed in to while it is being deleted, by phone neither", async () => {
    const customer = await world.phoneCustomer();
    await disableAccount(customer.uid);
    await expect(signInByPhone(customer.phoneNumber)).rejects.toThrow();
    expect((await as(customer).call(deleteAccount, {})).status).toBe(401);
  });
});
