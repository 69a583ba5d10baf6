import { describe, expect, it } from "vitest";
import { deleteAccount, readAccount } from "../../contract/account.ts";
import { changeProducts } from "../../contract/admin/bulk-changes.ts";
import { countStock } from "../../contract/admin/counts.ts";
import { importParts } from "../../contract/admin/imports.ts";
import { deleteOrdersOfAccount } from "../../contract/admin/orders.ts";
import { addProduct, changeProduct, deleteProduct } from "../../contract/admin/products.ts";
import {
  addPurchases,
  changePurchase,
  deletePurchase,
  movePurchase,
} from "../../contract/admin/purchases.ts";
import { receive } from "../../contract/admin/receipts.ts";
import { adjustStock } from "../../contract/admin/stock.ts";
import { makeAdmin, removeUser } from "../../contract/admin/users.ts";
import { changeBasket, saveBasket } from "../../contract/basket/basket.ts";
import { saveGarage } from "../../contract/garage/garage.ts";
import { changeGarage } from "../../contract/garage/garage-changes.ts";
import { deleteOrder, listOrders, placeOrder, readPayment } from "../../contract/orders.ts";
import { saveProfile } from "../../contract/profiles.ts";
import { addReview } from "../../contract/reviews/add-review.ts";
import { listReviews } from "../../contract/reviews/reviews.ts";
import { savePart } from "../../contract/saved.ts";
import { saveUser } from "../../contract/users.ts";
import { moneyOf } from "../../contract/values/money.ts";
import { sha256 } from "../../core/sha256.ts";
import { wordsOfOrder } from "../../firestore/order-words.ts";
import { withdrawalPeriod } from "../../orders/withdrawals/withdrawal-rule.ts";
import { disableAccount, signIn, signInByPhone } from "../../testing/accounts.ts";
import { as, untilServed } from "../../testing/api.ts";
import { anOrder, aProduct, aReview } from "../../testing/builders.ts";
import { aDraft, aSentPurchase, readAgain } from "../../testing/purchases.ts";
import { agedToken } from "../../testing/tokens.ts";
import { useWorld } from "../../testing/use-world.ts";

const world = useWorld();
const golf = { make: "VW", model: "Golf", year: 2009 };

/** A customer with a users document, a profile, an order of three pieces and a review. */
async function scene() {
  const customer = await world.customer();
  const product = await world.product({ quantity: 10 });
  const { email } = customer;
  await as(customer).call(saveUser, { params: { email }, body: { email } });
  const profile = { email, name: "P", address: "", mobile: "", picture: "" };
  await as(customer).call(saveProfile, { params: { email }, body: profile });
  await as(customer).call(saveGarage, { body: { vehicles: [], chosen: null } });
  await as(customer).call(saveBasket, { body: { lines: [] } });
  await as(customer).call(savePart, { params: { id: product._id } });
  const body = anOrder(product, customer, { MinimumOrder: 3 });
  const order = (await as(customer).call(placeOrder, { body })).output;
  const review = (await as(customer).call(addReview, { body: aReview() })).output;
  return { customer, product, order, review };
}

describe("DELETE /account", () => {
  it("deletes the account, its users document, its profile, garage, basket, saved parts and reviews", async () => {
    const { customer, review } = await scene();
    const reply = await as(customer).call(deleteAccount, {});
    expect([reply.status, reply.json]).toEqual([200, { _id: customer.uid }]);
    expect(await world.accountExists(customer)).toBe(false);
    for (const collection of ["users", "profiles", "garages", "baskets", "saved"]) {
      expect(await world.stored(collection, customer.uid)).toBeUndefined();
    }
    expect(await world.stored("reviews", review._id)).toBeUndefined();
    const shown = (await as(null).call(listReviews, {})).output.map(({ _id }) => _id);
    expect(shown).not.toContain(review._id);
  });

  it("keeps the orders in the books, without email, phone number and owner", async () => {
    const { customer, product, order } = await scene();
    await as(customer).call(deleteAccount, {});
    const remaining = { ...order, email: "", mobile: "" };
    const { _id, MinimumOrder: quantity, deposit, shipping, payment, ...fields } = remaining;
    const accountHash = sha256(customer.uid);
    const [price, total] = [2490, 7470].map((cents) => moneyOf(cents));
    expect(await world.stored("orders", _id)).toEqual({
      ...{ ...fields, quantity, price, total, schemaVersion: 9 },
      ...{ words: wordsOfOrder(fields), updatedAt: expect.anything() },
      ...{ ownerUid: null, accountHash, isUnverified: true },
      ...(withdrawalPeriod && { contactHash: sha256(`${_id}\n${order.email}`) }),
      ...(shipping > 0 && { shipping: moneyOf(shipping * 100) }),
      payment: {
        ...{ reference: payment.reference, state: "open", paid: moneyOf(0) },
        ...{ total: moneyOf(payment.total * 100), due: moneyOf(payment.due * 100) },
      },
    });
    const admin = await world.admin();
    const shown = { ...remaining, account: { _id: accountHash, isUnverified: true } };
    expect((await as(admin).call(listOrders, {})).output).toContainEqual(shown);
    expect((await as(admin).call(readPayment, { params: { id: _id } })).output).toEqual(shown);
    expect(await world.stockOf(product)).toBe(7);
  });

  it("leaves orders that only admins see and can delete, which returns the pieces", async () => {
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

  it("has deleted the account for all of five calls at once, and once on record", async () => {
    const { customer, order } = await scene();
    const calls = Array.from({ length: 5 }, () => untilServed(() => as(customer).call(deleteAccount, {})));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => ![200, 401, 404].includes(status))).toEqual([]);
    expect((await world.auditEventsAbout(customer.uid)).map(({ what }) => what)).toEqual(["user_removed"]);
    expect(await world.accountExists(customer)).toBe(false);
    expect(await world.stored("orders", order._id)).toMatchObject({ ownerUid: null, email: "" });
  });

  it("that was cut short at its beginning is finished by an admin who removes the account", async () => {
    const { customer, order, review } = await scene();
    const admin = await world.admin();
    await world.beginDeletion(customer);
    expect((await as(admin).call(removeUser, { params: { id: customer.uid } })).status).toBe(200);
    expect(await world.stored("orders", order._id)).toMatchObject({ ownerUid: null, email: "", mobile: "" });
    expect(await world.stored("reviews", review._id)).toBeUndefined();
  });

  it("that was cut short at its beginning is finished at the next sign-in", async () => {
    const { customer, order, review } = await scene();
    const { email } = customer;
    await world.beginDeletion(customer);
    const again = await as(customer).call(saveUser, { params: { email }, body: { email } });
    expect(again.refusal).toMatchObject({ status: 401, code: "unauthenticated" });
    expect(await world.accountExists(customer)).toBe(false);
    expect(await world.leftBehind(customer)).toEqual([]);
    expect(await world.stored("orders", order._id)).toMatchObject({ ownerUid: null, email: "", mobile: "" });
    expect(await world.stored("reviews", review._id)).toBeUndefined();
  });

  it("lets nothing more be stored from its beginning on", async () => {
    const { customer, product, order } = await scene();
    const { email } = customer;
    await world.beginDeletion(customer);
    const profile = { email, name: "Q", address: "", mobile: "", picture: "" };
    const key = world.idempotencyKey();
    const changes = [{ productId: product._id, quantity: 1 }];
    const replies = [
      await as(customer).call(placeOrder, { body: anOrder(product, customer), key }),
      await as(customer).call(placeOrder, { body: anOrder(product, customer) }),
      await as(customer).call(addReview, { body: aReview() }),
      await as(customer).call(saveProfile, { params: { email }, body: profile }),
      await as(customer).call(saveGarage, { body: { vehicles: [], chosen: null } }),
      await as(customer).call(changeGarage, { body: { chosen: golf } }),
      await as(customer).call(changeBasket, { body: { changes } }),
      await as(customer).call(deleteOrder, { params: { id: order._id } }),
    ];
    expect(replies.map(({ refusal }) => refusal.code)).toEqual(Array(8).fill("unauthenticated"));
    expect(await world.stored("baskets", customer.uid)).toMatchObject({ lines: [] });
    expect(await world.stored("garages", customer.uid)).toMatchObject({ vehicles: [] });
    expect(await world.ordersOf(product)).toHaveLength(1);
    expect(await world.auditEventsAbout(order._id)).toEqual([]);
    expect(await world.stockOf(product)).toBe(7);
    expect(await world.stored("profiles", customer.uid)).toMatchObject({ name: "P" });
  });

  it("lets an admin move no stock and change no part from its beginning on, and leaves nothing of theirs", async () => {
    const { customer, product, order } = await scene();
    const admin = await world.admin();
    const ofGonePart = await world.order(product, customer, { productId: "a-part-that-is-gone" });
    await world.beginDeletion(admin);
    const shop = as(admin);
    const counted = { productId: product._id, counted: 9, number: 1 };
    const replies = [
      await shop.call(adjustStock, { params: { id: product._id }, body: { change: 1, reason: "Came." } }),
      await shop.call(countStock, { body: { lines: [counted], isDryRun: false } }),
      await shop.call(addProduct, { body: aProduct() }),
      await shop.call(changeProduct, { params: { id: product._id }, body: { version: 1, name: "N" } }),
      await shop.call(changeProducts, {
        body: { items: [{ ...product, version: 1 }], change: { shelf: "A" } },
      }),
      await shop.call(deleteProduct, { params: { id: product._id } }),
      await shop.call(importParts, {
        body: {
          importId: crypto.randomUUID(),
          name: "f.csv",
          first: 2,
          rows: [{ _id: product._id, name: "N" }],
        },
      } as never),
      await shop.call(deleteOrder, { params: { id: order._id } }),
      await shop.call(deleteOrdersOfAccount, { params: { uid: customer.uid } }),
    ];
    expect(replies.map(({ refusal }) => refusal.code)).toEqual(Array(9).fill("unauthenticated"));
    expect(await world.stored("products", product._id)).toMatchObject({ version: 1, name: product.name });
    expect(await world.leftBehind(admin)).toEqual(["users document"]);
    for (const { _id } of [order, ofGonePart]) expect(await world.auditEventsAbout(_id)).toEqual([]);
    expect(await world.stockOf(product)).toBe(7);
    expect(await world.stockFaults()).toEqual([]);
  });

  it("lets an admin buy nothing from its beginning on", async () => {
    const [admin, other] = [await world.admin(), await world.admin()];
    const part = await world.product({ quantity: 0 });
    const lines = [{ productId: part._id, packs: 1 }];
    const { purchase: draft, supplier } = await aDraft(as(other).call, lines);
    const { purchase: sent } = await aSentPurchase(as(other).call, lines);
    await world.beginDeletion(admin);
    const { call } = as(admin);
    const [ofDraft, ofSent] = [{ id: draft._id }, { id: sent._id }];
    const received = { lines: [{ productId: part._id, pieces: 1 }] };
    const items = [{ supplierId: supplier._id, lines }];
    const replies = [
      await call(addPurchases, { body: { items, isDryRun: false } }),
      await call(changePurchase, { params: ofDraft, body: { version: 1, lines } }),
      await call(movePurchase, { params: ofDraft, body: { version: 1, state: "sent" } }),
      await call(deletePurchase, { params: ofDraft }),
      await call(movePurchase, { params: ofSent, body: { version: 2, state: "closed" } }),
      await call(receive, { params: ofSent, body: received }),
    ];
    expect(replies.map(({ refusal }) => refusal.code)).toEqual(Array(6).fill("unauthenticated"));
    expect(await readAgain(as(other).call, draft._id)).toEqual(draft);
    expect(await readAgain(as(other).call, sent._id)).toEqual(sent);
    expect(await world.stockOf(part)).toBe(0);
    expect(await world.onOrderFaults()).toEqual([]);
  });

  it("makes no admin of an account from its beginning on", async () => {
    const { customer } = await scene();
    const admin = await world.admin();
    await world.beginDeletion(customer);
    const params = { email: customer.email };
    expect((await as(admin).call(makeAdmin, { params })).refusal).toMatchObject({ code: "not_found" });
    expect(await world.stored("users", customer.uid)).toMatchObject({ role: null });
  });

  it("forgets what was answered under an Idempotency-Key", async () => {
    const { customer, product } = await scene();
    const key = world.idempotencyKey();
    await as(customer).call(placeOrder, { body: anOrder(product, customer), key });
    expect(await world.leftBehind(customer)).toContain("answer by email");
    await as(customer).call(deleteAccount, {});
    expect(await world.leftBehind(customer)).toEqual([]);
  });

  it("cannot be signed in to while it is being deleted, by phone neither", async () => {
    const customer = await world.phoneCustomer();
    await disableAccount(customer.uid);
    await expect(signInByPhone(customer.phoneNumber)).rejects.toThrow();
    expect((await as(customer).call(deleteAccount, {})).status).toBe(401);
  });
});
