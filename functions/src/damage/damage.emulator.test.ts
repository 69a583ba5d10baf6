import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { listDamage } from "../contract/admin/damage.ts";
import { deleteProduct } from "../contract/admin/products.ts";
import { deleteOrder, listOrders, placeOrder, readPayment } from "../contract/orders.ts";
import { listProducts } from "../contract/products.ts";
import { listProfiles } from "../contract/profiles.ts";
import { saveUser } from "../contract/users.ts";
import { CURRENCY } from "../contract/values/currency.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { anOrder } from "../testing/builders.ts";
import { startServer } from "../testing/server-process.ts";
import { useWorld } from "../testing/use-world.ts";

// People fix and reprice by hand in the console, which takes anything.

const world = useWorld();
const early = "1971-01-01T00:00:00.000Z";

/** Every damaged document that admins are told of. */
async function damageSeenBy(admin: Account) {
  const items = [];
  let after: string | null = null;
  do {
    const { output }: Awaited<ReturnType<typeof page>> = await page(admin, after);
    items.push(...output.items);
    after = output.next;
  } while (after !== null);
  return items;
}

function page(admin: Account, after: string | null) {
  return as(admin).call(listDamage, { query: after === null ? {} : { after } });
}

async function aDamagedProduct(field = "price", value: unknown = 24.999) {
  const product = await world.product({}, { createdAt: early });
  await world.change("products", product._id, { [field]: value });
  return product;
}

function runCheck(project: string) {
  const script = fileURLToPath(new URL("../../scripts/check-data.ts", import.meta.url));
  const env = { ...process.env, GCLOUD_PROJECT: project };
  return promisify(execFile)(process.execPath, [script], { env }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }) => ({ code, stdout }),
  );
}

describe("A damaged product", () => {
  it("is left out of the catalogue, which is as long as before where more follow", async () => {
    const admin = await world.admin();
    const [damaged] = [await aDamagedProduct(), await world.product(), await world.product()];
    const { output } = await as(admin).call(listProducts, { query: { limit: 2 } });
    expect(output).toHaveLength(2);
    const all = (await as(admin).call(listProducts, {})).output.map(({ _id }) => _id);
    expect(all).not.toContain(damaged._id);
    const alone = await as(null).call(listProducts, { query: { id: damaged._id } });
    expect([alone.status, alone.json]).toEqual([200, []]);
  });

  it("is shown to admins until it is mended", async () => {
    const [admin, damaged] = [await world.admin(), await aDamagedProduct("description", "")];
    const note = { collection: "products", document: damaged._id, fields: ["description"] };
    await as(null).call(listProducts, { query: { id: damaged._id } });
    await expect.poll(() => damageSeenBy(admin)).toContainEqual(note);
    await world.change("products", damaged._id, { description: "Mended." });
    expect(await damageSeenBy(admin)).not.toContainEqual(note);
  });

  it("is no longer shown once an admin has deleted it", async () => {
    const [admin, damaged] = [await world.admin(), await aDamagedProduct()];
    const note = { collection: "products", document: damaged._id, fields: ["price"] };
    await as(null).call(listProducts, { query: { id: damaged._id } });
    await expect.poll(() => damageSeenBy(admin)).toContainEqual(note);
    expect((await as(admin).call(deleteProduct, { params: { id: damaged._id } })).status).toBe(200);
    expect(await damageSeenBy(admin)).not.toContainEqual(note);
  });

  it("is unknown to who orders it, and takes back the pieces of an order from before", async () => {
    const [customer, damaged] = [await world.customer(), await aDamagedProduct()];
    const reply = await as(customer).call(placeOrder, { body: anOrder(damaged, customer) });
    expect(reply.refusal).toMatchObject({ status: 404, code: "not_found" });
    const order = await world.order(damaged, customer, { MinimumOrder: 3 });
    expect((await as(customer).call(deleteOrder, { params: { id: order._id } })).status).toBe(200);
    expect(await world.stored("products", damaged._id)).toMatchObject({ quantity: 13 });
  });

  it("is in the log with its place and its fields, once and without what they hold", async () => {
    const server = await startServer();
    const damaged = await aDamagedProduct("name", { secret: "Jane Doe" });
    for (let count = 0; count < 3; count++) {
      await as(null, server.site).call(listProducts, { query: { id: damaged._id } });
    }
    const lines = () =>
      server
        .log()
        .split("\n")
        .filter((line) => line.includes(damaged._id));
    await expect.poll(lines).toHaveLength(1);
    expect(JSON.parse(lines()[0] ?? "")).toMatchObject({
      severity: "ERROR",
      collection: "products",
      document: damaged._id,
      fields: ["name"],
    });
    expect(server.log()).not.toContain("Jane Doe");
    await server.kill();
  });
});

describe("A damaged order", () => {
  it("is left out of lists and unknown to the payment page, to admins too", async () => {
    const [customer, admin, product] = [await world.customer(), await world.admin(), await world.product()];
    const [damaged, whole] = [await world.order(product, customer), await world.order(product, customer)];
    await world.change("orders", damaged._id, { price: "free" });
    const own = (await as(customer).call(listOrders, {})).output.map(({ _id }) => _id);
    expect(own).toEqual([whole._id]);
    const all = (await as(admin).call(listOrders, {})).output.map(({ _id }) => _id);
    expect([all.includes(whole._id), all.includes(damaged._id)]).toEqual([true, false]);
    for (const caller of [customer, admin]) {
      const reply = await as(caller).call(readPayment, { params: { id: damaged._id } });
      expect(reply.refusal).toMatchObject({ status: 404, code: "not_found" });
    }
  });

  it("can be deleted by its owner and by an admin, by nobody else, and its pieces go back", async () => {
    const [customer, other, admin] = [await world.customer(), await world.customer(), await world.admin()];
    const product = await world.product({ quantity: 10 });
    for (const [caller, status] of [
      [other, 404],
      [customer, 200],
      [admin, 200],
    ] as const) {
      const { _id } = await world.order(product, customer, { MinimumOrder: 2 });
      await world.change("orders", _id, { createdAt: 5, address: null });
      expect((await as(caller).call(deleteOrder, { params: { id: _id } })).status).toBe(status);
    }
    expect(await world.stockOf(product)).toBe(14);
  });

  it.each(["ownerUid", "productId", "quantity"])(
    "without a whole %s is deleted by an admin",
    async (field) => {
      const [customer, admin, product] = [await world.customer(), await world.admin(), await world.product()];
      const { _id } = await world.order(product, customer);
      await world.change("orders", _id, { [field]: { odd: true } });
      expect((await as(admin).call(deleteOrder, { params: { id: _id } })).status).toBe(200);
      expect(await world.stockOf(product)).toBe(field === "ownerUid" ? 11 : 10);
    },
  );
});

describe("What is damaged of an account", () => {
  it("keeps nobody out: the users document is repaired, the profile empty until saved", async () => {
    const customer = await world.customer();
    const { email, uid } = customer;
    const save = () => as(customer).call(saveUser, { params: { email }, body: { email } });
    await save();
    await world.change("users", uid, { role: "king", email: 7 });
    expect((await save()).status).toBe(200);
    expect(await world.stored("users", uid)).toMatchObject({ email, role: null });
    await world.profile(customer);
    await world.change("profiles", uid, { picture: "javascript:alert(1)" });
    const profiles = await as(customer).call(listProfiles, {});
    expect([profiles.status, profiles.json]).toEqual([200, []]);
  });

  it("leaves admins their role", async () => {
    const admin = await world.admin();
    const { email, uid } = admin;
    await world.change("users", uid, { email: 7 });
    await as(admin).call(saveUser, { params: { email }, body: { email } });
    expect(await world.stored("users", uid)).toMatchObject({ email, role: "admin" });
  });
});

describe("A damaged memory of an order's key", () => {
  it("says that the order was sent, and places no second one", async () => {
    const [customer, product] = [await world.customer(), await world.product()];
    const key = world.idempotencyKey();
    const place = () => as(customer).call(placeOrder, { body: anOrder(product, customer), key });
    await place();
    await world.damageMemoryOf(customer, key);
    expect((await place()).refusal).toMatchObject({ status: 422, code: "idempotency_key_reused" });
    expect(await world.ordersOf(product)).toHaveLength(1);
  });
});

describe("npm run check-data", () => {
  it("says that every document can be read where none is damaged", async () => {
    const { code, stdout } = await runCheck("demo-carparts-empty");
    expect([code, stdout.split("\n")[0]]).toEqual([0, "Every document can be read."]);
  });

  it("lists all damaged documents with their fields and tells admins", async () => {
    const [admin, product] = [await world.admin(), await aDamagedProduct()];
    await world.removeField("products", product._id, "createdAt");
    await world.profile(admin);
    await world.change("profiles", admin.uid, { name: "\u3164" });
    const { code, stdout } = await runCheck(process.env.GCLOUD_PROJECT ?? "");
    expect(code).toBe(1);
    expect(stdout).toContain(`products/${product._id}  price, createdAt\n`);
    expect(stdout).toContain(`profiles/${admin.uid}  name\n`);
    expect(stdout).toMatch(/^\d+ damaged\.$/m);
    const reported = await damageSeenBy(admin);
    expect(reported.map(({ document }) => document)).toEqual(
      expect.arrayContaining([product._id, admin.uid]),
    );
  });

  it("says where amounts are in another currency than the shop's, which nobody sees as the shop's", async () => {
    const product = await aDamagedProduct("price", { cents: 2490, currency: "CHF" });
    const { code, stdout } = await runCheck(process.env.GCLOUD_PROJECT ?? "");
    expect(code).toBe(1);
    expect(stdout).toContain(`products/${product._id}  price.currency\n`);
    const words = `of them are in another currency than shop.json's ${CURRENCY}. A shop with data keeps its own.`;
    expect(stdout).toContain(words);
    expect((await as(null).call(listProducts, { query: { id: product._id } })).json).toEqual([]);
  });
});
