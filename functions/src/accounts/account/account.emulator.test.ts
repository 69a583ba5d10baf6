import { describe, expect, it } from "vitest";
import { AccountData, deleteAccount, endSessions, readAccount } from "../../contract/account.ts";
import { writeCredit, writeInvoices } from "../../contract/admin/invoices.ts";
import { notePayment } from "../../contract/admin/payments.ts";
import { deleteReview } from "../../contract/admin/reviews.ts";
import { makeAdmin } from "../../contract/admin/users.ts";
import { saveBasket } from "../../contract/basket/basket.ts";
import { saveGarage } from "../../contract/garage/garage.ts";
import { deleteOrder, placeOrder } from "../../contract/orders.ts";
import { saveProfile } from "../../contract/profiles.ts";
import { addReview } from "../../contract/reviews/add-review.ts";
import { savePart } from "../../contract/saved.ts";
import { undoDeletion } from "../../contract/undo.ts";
import { signIn, signInByPhone } from "../../testing/accounts.ts";
import { as, type Reply, send } from "../../testing/api.ts";
import { anOrder, aReview } from "../../testing/builders.ts";
import { forgedToken } from "../../testing/tokens.ts";
import { useWorld } from "../../testing/use-world.ts";

const world = useWorld();

/** A customer with a profile, two orders and a review. */
async function knownCustomer() {
  const customer = await world.customer({ name: "Pat Customer" });
  const product = await world.product({ quantity: 10 });
  const { email } = customer;
  const fields = { email, name: "Pat", address: "12 Workshop Road", mobile: "+1 555 0100", picture: "" };
  const profile = (await as(customer).call(saveProfile, { params: { email }, body: fields })).output;
  const first = (await as(customer).call(placeOrder, { body: anOrder(product, customer) })).output;
  const second = (await as(customer).call(placeOrder, { body: anOrder(product, customer) })).output;
  const review = (await as(customer).call(addReview, { body: aReview() })).output;
  const garage = { vehicles: [{ make: "VW", model: "Golf", year: 2009 }], chosen: 0 };
  await as(customer).call(saveGarage, { body: garage });
  const basket = { lines: [{ productId: product._id, quantity: 2 }] };
  await as(customer).call(saveBasket, { body: basket });
  const saved = [(await as(customer).call(savePart, { params: { id: product._id } })).output];
  return { customer, profile, garage, basket, saved, orders: [second, first], reviews: [review] };
}

describe("GET /account", () => {
  it("gives the caller everything that the shop keeps about them, and nothing of others", async () => {
    await knownCustomer();
    const { customer, ...remaining } = await knownCustomer();
    const reply = await as(customer).call(readAccount, {});
    expect(reply.status).toBe(200);
    expect(reply.json).toEqual({
      ...{ ...remaining, invoices: [], payments: [] },
      account: {
        _id: customer.uid,
        email: customer.email,
        emailVerified: false,
        phoneNumber: null,
        displayName: "Pat Customer",
        photoURL: null,
        role: null,
        signInMethods: ["password"],
        secondFactors: [],
        createdAt: expect.stringMatching(/^20.+Z$/),
        lastSignInAt: expect.stringMatching(/^20.+Z$/),
      },
    });
  });

  it("has their invoices with credit notes, and what came for their orders", async () => {
    const [customer, admin] = [await world.customer(), await world.admin()];
    const order = await world.order(await world.product({ price: 24.9 }), customer, { handling: "sent" });
    const { _id, version, number: reference } = order;
    const write = { items: [{ orders: [{ _id, version }] }], isDryRun: false };
    const [{ number = "" } = {}] = (await as(admin).call(writeInvoices, { body: write })).output.items;
    const lines = [{ orderId: _id, pieces: 1 }];
    const body = { lines, shipping: false, reason: "Scratched" };
    const credit = (await as(admin).call(writeCredit, { params: { number }, body })).output;
    const payment = { order: _id, amount: 10, day: "2026-11-20", kind: "bank" as const, reference: "Part" };
    await as(admin).call(notePayment, { body: payment });
    const data = (await as(customer).call(readAccount, {})).output;
    expect(data.invoices.map((paper) => [paper.number, paper.credits])).toEqual([
      [number, [credit.number]],
      [credit.number, []],
    ]);
    expect(data.payments).toEqual([
      { _id: expect.any(String), reference, amount: 10, day: "2026-11-20", note: "Part" },
    ]);
    expect(JSON.stringify(data)).not.toContain(admin.uid);
  });

  it("has what was deleted of theirs for as long as the shop can restore it", async () => {
    const { customer, orders, reviews } = await knownCustomer();
    const admin = await world.admin();
    const [order, review] = [orders[0]?._id ?? "", reviews[0]?._id ?? ""];
    await as(customer).call(deleteOrder, { params: { id: order } });
    await as(admin).call(deleteReview, { params: { id: review } });
    const data = async () => (await as(customer).call(readAccount, {})).output;
    expect((await data()).deleted).toEqual({ orders: [orders[0]], reviews });
    for (const id of [order, review]) await as(admin).call(undoDeletion, { params: { id } });
    expect(await data()).toMatchObject({ orders, reviews });
    expect(await data()).not.toHaveProperty("deleted");
  });

  it("comes in parts of both lists, with nothing left out, nothing twice and nothing of others", async () => {
    const [customer, other, product] = [
      await world.customer(),
      await world.customer(),
      await world.product(),
    ];
    const place = (account = customer) => as(account).call(placeOrder, { body: anOrder(product, account) });
    const orders = [(await place()).output, (await place()).output, (await place()).output].reverse();
    await place(other);
    const review = (await as(customer).call(addReview, { body: aReview() })).output;
    const parts = [];
    for (let next: string | undefined = "/account?limit=2"; next; ) {
      const reply: Reply = await send(next, { headers: { Authorization: `Bearer ${customer.token}` } });
      parts.push(AccountData.parse(reply.json));
      next = /^<(.+)>; rel="next"$/.exec(reply.headers.get("link") ?? "")?.[1];
    }
    expect(parts.map((part) => part.orders.length)).toEqual([2, 1]);
    expect(parts.flatMap((part) => part.orders)).toEqual(orders);
    expect(parts.flatMap((part) => part.reviews)).toEqual([review]);
    expect(parts.map(({ account }) => account._id)).toEqual([customer.uid, customer.uid]);
  });

  it.each(["", ".", "nonsense", "x.", ".x", "..", "a.b.c"])(
    "does not go on from where no part of it ended (%j)",
    async (after) => {
      const reply = await as(await world.customer()).call(readAccount, { query: { after } });
      expect(reply.refusal).toMatchObject({ status: 422, code: "invalid" });
      expect(Object.keys(reply.error.fields ?? {})).toEqual(["after"]);
    },
  );

  it("gives an account by phone its number, and no email", async () => {
    const { phoneNumber, ...customer } = await world.phoneCustomer();
    const { output } = await as(customer).call(readAccount, {});
    expect(output.account).toMatchObject({ email: null, phoneNumber, signInMethods: ["phone"] });
    expect(output).toMatchObject({ profile: null, orders: [], reviews: [] });
  });

  it("returns only their own data to an admin too", async () => {
    await knownCustomer();
    const admin = await world.admin();
    const { output } = await as(admin).call(readAccount, {});
    expect(output).toMatchObject({ profile: null, orders: [], reviews: [] });
    expect(output.account).toMatchObject({ _id: admin.uid, role: "admin" });
  });

  it("tells the numbers of second factors", async () => {
    const customer = await world.customer();
    await world.enrolPhones(customer, { name: "Work", number: "+15550100" });
    const { account } = (await as(customer).call(readAccount, {})).output;
    expect(account.secondFactors).toEqual(["+15550100"]);
  });
});

describe("DELETE /account/sessions", () => {
  it("makes every earlier token worthless at the next call, this call's too", async () => {
    const customer = await world.customer();
    const elsewhere = { token: await signIn(customer.email, customer.password) };
    const reply = await as(customer).call(endSessions, {});
    expect([reply.status, reply.json]).toEqual([200, { _id: customer.uid }]);
    for (const session of [customer, elsewhere]) {
      expect((await as(session).call(readAccount, {})).refusal).toMatchObject({ status: 401 });
    }
  });

  it("keeps nobody from signing in again, at once", async () => {
    const customer = await world.customer();
    await as(customer).call(endSessions, {});
    const token = await signIn(customer.email, customer.password);
    expect((await as({ token }).call(readAccount, {})).status).toBe(200);
  });

  it("ends the sessions of an account by phone, and nobody else's", async () => {
    const [customer, other] = [await world.phoneCustomer(), await world.phoneCustomer()];
    expect((await as(customer).call(endSessions, {})).status).toBe(200);
    expect((await as(customer).call(readAccount, {})).status).toBe(401);
    expect((await as(other).call(readAccount, {})).status).toBe(200);
    expect((await as(await signInByPhone(customer.phoneNumber)).call(readAccount, {})).status).toBe(200);
  });
});

describe("Each call about the account", () => {
  it.each([readAccount, endSessions, deleteAccount])(
    "($method $path) is refused to guests and with bad tokens",
    async (endpoint) => {
      const customer = await world.customer();
      const expired = forgedToken(customer, { exp: Math.floor(Date.now() / 1000) - 10 });
      for (const caller of [null, { token: "nonsense" }, { token: expired }]) {
        const reply = await as(caller).call(endpoint, {});
        expect(reply.refusal).toMatchObject({ status: 401, code: "unauthenticated" });
      }
      expect((await as(customer).call(readAccount, {})).status).toBe(200);
    },
  );

  it("follows the account's present role and not the token's", async () => {
    const [admin, customer] = [await world.admin(), await world.customer()];
    await as(admin).call(makeAdmin, { params: { email: customer.email } });
    expect((await as(customer).call(readAccount, {})).output.account.role).toBe("admin");
  });
});
