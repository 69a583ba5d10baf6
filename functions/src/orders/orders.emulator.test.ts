import { describe, expect, it } from "vitest";
import shop from "../../../shop.json" with { type: "json" };
import { deleteProduct } from "../contract/admin/products.ts";
import type { Input } from "../contract/endpoint.ts";
import { deleteOrder, listOrders, placeOrder, readPayment } from "../contract/orders.ts";
import { moneyOf } from "../contract/values/money.ts";
import { type Account, verifyEmail } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { anOrder } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

function place(customer: Pick<Account, "token">, body: Input<typeof placeOrder>["body"]) {
  return as(customer).call(placeOrder, { body });
}

/** A customer with one order of `pieces` of a product. */
async function ordered(pieces = 3, { price = 24.9 } = {}) {
  const customer = await world.customer();
  const product = await world.product({ price, quantity: 10 });
  const order = (await place(customer, anOrder(product, customer, { MinimumOrder: pieces }))).output;
  return { customer, product, order };
}

describe("POST /products", () => {
  it("answers 201 with the order, keeps it and takes its pieces from the stock", async () => {
    const customer = await world.customer();
    const product = await world.product({ price: 24.9, quantity: 10, minimumQuantity: 2 });
    const body = anOrder(product, customer, { MinimumOrder: 4 });
    const reply = await place(customer, body);
    expect(reply.status).toBe(201);
    expect(reply.json).toEqual({
      ...body,
      _id: expect.any(String),
      number: expect.stringMatching(/^\w{5}-\w{5}$/),
      productId: product._id,
      productName: product.name,
      ...{ deposit: 0, shipping: shop.shipping.rate },
      createdAt: expect.any(String),
      ...{ handling: "new", version: 1, carrier: null, tracking: null },
      payment: {
        ...{ reference: reply.output.number, total: 99.6 + shop.shipping.rate, paid: 0 },
        ...{ due: 99.6 + shop.shipping.rate, state: "open" },
      },
      invoice: null,
    });
    expect(await world.ordersOf(product)).toMatchObject([reply.output]);
    expect(await world.stockOf(product)).toBe(6);
  });

  it("keeps the deposit of a piece as it was, beside the price and in no total", async () => {
    const customer = await world.customer();
    const product = await world.product({ price: 24.9, deposit: 12.5 });
    const { output } = await place(customer, anOrder(product, customer, { MinimumOrder: 2 }));
    await world.change("products", product._id, { deposit: moneyOf(0) });
    expect(output).toMatchObject({ price: 24.9, deposit: 12.5 });
    const stored = await world.stored("orders", output._id);
    expect(stored).toMatchObject({ total: { cents: 4980 }, deposit: { cents: 1250 } });
    const storedOrder = await as(customer).call(readPayment, { params: { id: output._id } });
    expect(storedOrder.output.deposit).toBe(12.5);
  });

  it("takes the specification's own body, without a productId, for the one product it shows", async () => {
    const customer = await world.customer();
    const product = await world.product();
    await world.product({ price: product.price });
    await world.product({ picture: product.picture, price: 1 });
    const { productId, ...body } = anOrder(product, customer, { MinimumOrder: 1 });
    const { output } = await place(customer, body);
    expect(output).toMatchObject({ productId: product._id, productName: product.name });
    expect(await world.stockOf(product)).toBe(product.quantity - 1);
  });

  it("takes numbers as text, as the form sends them, and keeps them as numbers", async () => {
    const customer = await world.customer();
    const product = await world.product({ price: 24.9, quantity: 10 });
    const { output } = await place(customer, {
      ...anOrder(product, customer),
      MinimumOrder: "3",
      price: "24.90",
    });
    expect(output).toMatchObject({ MinimumOrder: 3, price: 24.9 });
    expect(await world.stored("orders", output._id)).toMatchObject({
      quantity: 3,
      price: moneyOf(2490),
    });
    expect(await world.stockOf(product)).toBe(7);
  });

  it("keeps names and numbers without the marks that phones and keyboards add, and no other quantity than is meant", async () => {
    const customer = await world.customer();
    const product = await world.product({ quantity: 10 });
    const body = anOrder(product, customer, {
      name: "\u200fדנה כהן",
      address: "1 Main St\u200e",
      mobile: "\u202a+49 170 1234567\u202c",
    });
    expect((await place(customer, { ...body, MinimumOrder: "1.000" })).error.fields).toEqual({
      MinimumOrder: "MinimumOrder must be a whole number. Write 1000 without a separator.",
    });
    const { output } = await place(customer, body);
    expect(await world.stored("orders", output._id)).toMatchObject({
      ...{ name: "דנה כהן", address: "1 Main St", mobile: "+49 170 1234567" },
    });
  });

  it.each([
    [0.07, 3, 21],
    [0.29, 3, 87],
    [1_000_000, 2, 200_000_000],
  ])("at the price %d stores the total of %d pieces in whole cents: %d", async (price, pieces, cents) => {
    const { order } = await ordered(pieces, { price });
    const stored = await world.stored("orders", order._id);
    expect(stored).toMatchObject({ total: moneyOf(cents) });
    expect(order.price).toBe(price);
  });

  it("takes the total from nobody", async () => {
    const customer = await world.customer();
    const body = { ...anOrder(await world.product({ price: 24.9 }), customer), total: 0 };
    const { output } = await place(customer, body);
    expect(await world.stored("orders", output._id)).toMatchObject({ total: { cents: 2490 } });
    expect(output).not.toHaveProperty("total");
  });

  it("lets the whole stock be ordered, down to nothing", async () => {
    const customer = await world.customer();
    const product = await world.product({ quantity: 5 });
    expect((await place(customer, anOrder(product, customer, { MinimumOrder: 5 }))).status).toBe(201);
    expect(await world.stockOf(product)).toBe(0);
  });

  it("knows the customer by the token, whatever case the email is written in", async () => {
    const customer = await world.customer();
    const product = await world.product();
    const { output } = await place(customer, anOrder(product, { email: ` ${customer.email.toUpperCase()}` }));
    expect(output.email).toBe(customer.email);
    expect(await world.stored("orders", output._id)).toMatchObject({ ownerUid: customer.uid });
  });

  it("never stores an owner, an _id, a status or any other field that the body brings along", async () => {
    const [customer, other] = [await world.customer(), await world.customer()];
    const product = await world.product();
    const brought = {
      _id: "mine",
      ownerUid: other.uid,
      status: "paid",
      productName: "Gold",
      createdAt: "1999-01-01T00:00:00.000Z",
      role: "admin",
    };
    const { output } = await place(customer, { ...anOrder(product, customer), ...brought });
    const stored = await world.stored("orders", output._id);
    const { MinimumOrder, ...sent } = anOrder(product, customer);
    expect(Object.keys(stored ?? {}).sort()).toEqual(
      [
        ...Object.keys(sent),
        ...["accountHash", "createdAt", "isUnverified", "ownerUid", "productName"],
        ...["number", "quantity", "schemaVersion", "total", "updatedAt", "words"],
        ...(shop.shipping.rate > 0 ? ["shipping"] : []),
        ...["handling", "version", "carrier", "tracking", "payment", "invoice"],
      ].sort(),
    );
    expect(stored).toMatchObject({ ownerUid: customer.uid, productName: product.name });
    expect(stored?.createdAt).not.toBe(brought.createdAt);
    expect(await world.stored("orders", "mine")).toBeUndefined();
  });

  it("takes the email of the form as where to write to an account that has none", async () => {
    const customer = await world.phoneCustomer();
    const product = await world.product();
    const body = anOrder(product, { email: "workshop@carparts.test" });
    const { output } = await place(customer, body);
    expect(output.email).toBe("workshop@carparts.test");
    expect(await world.stored("orders", output._id)).toMatchObject({ ownerUid: customer.uid });
    const params = { id: output._id };
    expect((await as(customer).call(listOrders, {})).output).toEqual([output]);
    expect((await as(customer).call(readPayment, { params })).output).toEqual(output);
    expect((await as(customer).call(deleteOrder, { params })).status).toBe(200);
  });

  it("tells an account whose email was written in another's order nothing of it", async () => {
    const [customer, named] = [await world.phoneCustomer(), await world.customer()];
    const { output } = await place(customer, anOrder(await world.product(), named));
    expect((await as(named).call(listOrders, {})).json).toEqual([]);
    expect((await as(named).call(readPayment, { params: { id: output._id } })).status).toBe(404);
  });

  it.each([undefined, null, "", "no email"])(
    "needs an email from an account without one, not %j",
    async (email) => {
      const product = await world.product();
      const body = { ...anOrder(product, { email: "" }), email: email as string };
      const reply = await place(await world.phoneCustomer(), body);
      expect(reply.refusal).toMatchObject({ status: 422, code: "invalid" });
      expect(Object.keys(reply.error.fields ?? {})).toEqual(["email"]);
      expect(await world.stockOf(product)).toBe(product.quantity);
    },
  );

  it("keeps the catalogue's picture where the product is named by its id", async () => {
    const customer = await world.customer();
    const product = await world.product();
    const { output } = await place(customer, anOrder(product, customer, { picture: "javascript:alert(1)" }));
    expect(output.picture).toBe(product.picture);
  });
});

describe("GET /ordersItem", () => {
  it("shows customers their own orders alone, newest first, and admins everybody's", async () => {
    const { customer, product, order: first } = await ordered(1);
    const other = await world.customer();
    const second = (await place(other, anOrder(product, other))).output;
    const third = (await place(customer, anOrder(product, customer))).output;
    expect((await as(customer).call(listOrders, {})).output).toEqual([third, first]);
    expect((await as(other).call(listOrders, {})).output).toEqual([second]);
    const all = (await as(await world.admin()).call(listOrders, {})).output;
    const ofProduct = all.filter(({ productId }) => productId === product._id);
    expect(ofProduct).toMatchObject([third, second, first]);
  });

  it("shows admins only their own orders if they ask for it, page by page too", async () => {
    const { product } = await ordered(1);
    const admin = await world.admin();
    const first = (await place(admin, anOrder(product, admin))).output;
    const second = (await place(admin, anOrder(product, admin))).output;
    const own = (query: object) => as(admin).call(listOrders, { query: { own: "true", ...query } });
    expect((await own({})).output).toEqual([second, first]);
    const part = await own({ limit: 1 });
    expect(part.output).toEqual([second]);
    expect(part.headers.get("link")).toContain("own=true");
  });

  it("tells only admins whose order it is, and whether nobody has proven that its email is theirs", async () => {
    const product = await world.product();
    const [unverified, verified, byPhone] = await Promise.all([
      world.customer(),
      world.customer({ emailVerified: true }),
      world.phoneCustomer(),
    ]);
    const admin = await world.admin();
    for (const customer of [unverified, verified, byPhone]) {
      const body = anOrder(product, { email: "email" in customer ? customer.email : "w@carparts.test" });
      const { output } = await place(customer, body);
      const account = { _id: customer.uid, isUnverified: customer !== verified };
      const params = { id: output._id };
      expect((await as(customer).call(listOrders, {})).json).toEqual([output]);
      expect((await as(customer).call(readPayment, { params })).json).toEqual(output);
      expect((await as(admin).call(listOrders, {})).json).toContainEqual({ ...output, account });
      expect((await as(admin).call(readPayment, { params })).json).toEqual({ ...output, account });
    }
  });

  it("goes on saying so of an order whose account proves its email later", async () => {
    const { customer, order } = await ordered();
    await verifyEmail(customer);
    const { output } = await as(await world.admin()).call(readPayment, { params: { id: order._id } });
    expect(output.account).toEqual({ _id: customer.uid, isUnverified: true });
  });

  it("names no account, and says nothing of its email, where an older release kept neither", async () => {
    const [customer, product, admin] = [await world.customer(), await world.product(), await world.admin()];
    const older = await world.order(product, customer, { ownerUid: null, email: "", mobile: "" });
    const { output } = await as(admin).call(readPayment, { params: { id: older._id } });
    expect(output.account).toEqual({ _id: null, isUnverified: false });
  });

  it("shows nothing to who has ordered nothing", async () => {
    await ordered();
    expect((await as(await world.customer()).call(listOrders, {})).json).toEqual([]);
  });

  it("tells nobody who owns an order", async () => {
    const { customer, order } = await ordered();
    expect((await as(customer).call(listOrders, {})).json).toEqual([order]);
    expect(order).not.toHaveProperty("ownerUid");
  });
});

describe("GET /payment/{id}", () => {
  it("shows an order to its owner and to an admin", async () => {
    const { customer, order } = await ordered();
    for (const caller of [customer, await world.admin()]) {
      const reply = await as(caller).call(readPayment, { params: { id: order._id } });
      expect([reply.status, reply.json]).toMatchObject([200, order]);
    }
  });
});

describe("DELETE /OrdersItem/{id}", () => {
  it("deletes an order for its owner and gives the pieces back, once", async () => {
    const { customer, product, order } = await ordered(3);
    const params = { id: order._id };
    const reply = await as(customer).call(deleteOrder, { params });
    expect([reply.status, reply.json]).toEqual([200, { _id: order._id }]);
    expect(await world.stockOf(product)).toBe(10);
    expect((await as(customer).call(deleteOrder, { params })).status).toBe(404);
    expect(await world.stockOf(product)).toBe(10);
    expect(await world.ordersOf(product)).toEqual([]);
  });

  it("deletes anybody's order for an admin, and gives the pieces back", async () => {
    const { product, order } = await ordered(3);
    const reply = await as(await world.admin()).call(deleteOrder, { params: { id: order._id } });
    expect(reply.status).toBe(200);
    expect(await world.stockOf(product)).toBe(10);
  });

  it("deletes the order of a product that is gone, and does not bring the product back", async () => {
    const { customer, product, order } = await ordered();
    await as(await world.admin()).call(deleteProduct, { params: { id: product._id } });
    expect((await as(customer).call(deleteOrder, { params: { id: order._id } })).status).toBe(200);
    expect(await world.stockOf(product)).toBeUndefined();
    expect(await world.ordersOf(product)).toEqual([]);
  });
});

describe("Somebody else's order", () => {
  it.each([
    ["GET /payment", readPayment],
    ["DELETE /OrdersItem", deleteOrder],
  ] as const)("gets the same answer from %s as an order that does not exist", async (_name, endpoint) => {
    const { product, order } = await ordered(3);
    const stranger = await world.customer();
    const replies = await Promise.all(
      [order._id, "nosuchorder"].map((id) => as(stranger).call(endpoint, { params: { id } })),
    );
    expect(replies[0]?.refusal).toMatchObject({ status: 404, code: "not_found" });
    expect(replies[0]?.refusal).toEqual(replies[1]?.refusal);
    expect(await world.ordersOf(product)).toMatchObject([order]);
    expect(await world.stockOf(product)).toBe(7);
  });

  it.each(["a/b", ".", "..", "a.b", "ä", "\0", "__x__", "%", "x".repeat(200), "x".repeat(1600)])(
    "and an id that cannot be (%j) are answered with 404",
    async (id) => {
      const customer = await world.customer();
      for (const endpoint of [readPayment, deleteOrder]) {
        const reply = await as(customer).call(endpoint, { params: { id } });
        expect(reply.refusal).toMatchObject({ status: 404, code: "not_found" });
      }
    },
  );
});
