import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type DocumentReference as Ref, Timestamp } from "firebase-admin/firestore";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { addProduct } from "../../contract/admin/products.ts";
import { searchCatalogue } from "../../contract/catalogue/search.ts";
import { listProducts } from "../../contract/products.ts";
import { listReviews } from "../../contract/reviews/reviews.ts";
import { moneyOf } from "../../contract/values/money.ts";
import { sha256 } from "../../core/sha256.ts";
import { findDamage } from "../../damage/damage.store.ts";
import { deleteOrder } from "../../orders/orders.domain.ts";
import { claimNumbers } from "../../products/number-claims.store.ts";
import { as } from "../../testing/api.ts";
import { aProduct } from "../../testing/builders.ts";
import { environment } from "../../testing/emulator.ts";
import { startServer } from "../../testing/server-process.ts";
import { useWorld } from "../../testing/use-world.ts";
import { db } from "../db.ts";
import { orderNumberOf } from "../order-number.ts";
import { migrate } from "./migrate.ts";

// Every document of a project is migrated, so these tests have a project of their own.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-migrate";
});
const project = "demo-carparts-migrate";
const world = useWorld();

type Documents = Record<string, Record<string, Record<string, unknown>>>;

/** An export of the seed as the release before the first migration wrote it, with orders at ugly prices. */
const before: Documents = JSON.parse(
  await readFile(new URL("seed-of-version-0.json", import.meta.url), "utf8"),
  (name, value) => (name === "expiresAt" ? Timestamp.fromDate(new Date(value)) : value),
);

async function clear(): Promise<void> {
  const path = `emulator/v1/projects/${project}/databases/(default)/documents`;
  await fetch(`http://${environment.FIRESTORE_EMULATOR_HOST}/${path}`, { method: "DELETE" });
}

async function fill(documents: Documents): Promise<void> {
  const writer = db.bulkWriter();
  for (const [collection, byId] of Object.entries(documents)) {
    for (const [id, fields] of Object.entries(byId)) writer.create(db.collection(collection).doc(id), fields);
  }
  await writer.close();
}

/** Every document as it lies in the database. */
async function stored(): Promise<Documents> {
  const collections = await db.listCollections();
  const found = collections.map(async (collection) => {
    const { docs } = await collection.get();
    return [collection.id, Object.fromEntries(docs.map((document) => [document.id, document.data()]))];
  });
  return Object.fromEntries(await Promise.all(found));
}

function start(...args: string[]): ChildProcess {
  const script = fileURLToPath(new URL("../../../scripts/migrate.ts", import.meta.url));
  return spawn(process.execPath, [script, ...args], { stdio: ["ignore", "pipe", "inherit"] });
}

async function run(...args: string[]) {
  const command = start(...args);
  let printed = "";
  command.stdout?.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
  });
  const [code] = await once(command, "close");
  return { code, printed };
}

const damaged = () => Array.fromAsync(findDamage(), ({ document }) => document);

function manyProducts(count: number): Documents {
  const product = Object.values(before.products ?? {})[0];
  return {
    products: Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`part-${index}`, { ...product, price: index / 100 }]),
    ),
  };
}

async function migrateAll(): Promise<void> {
  for await (const _ of migrate({ isDry: false }));
}

async function claimAll(): Promise<void> {
  for await (const _ of claimNumbers({ isDry: false }));
}

beforeEach(clear);

describe("npm run migrate", () => {
  it("says what it would do, and changes nothing", async () => {
    await fill(before);
    const untouched = await stored();
    const { code, printed } = await run();
    expect(code).toBe(1);
    expect(printed).toContain("products  34 read, 34 to migrate\n");
    expect(printed).toContain("76 to migrate: npm run migrate -- --write\n");
    expect(await stored()).toEqual(untouched);
  });

  it("brings the old seed up to date: all can be read, every price to the cent, and nothing is lost", async () => {
    await fill(before);
    expect(await run("--write")).toMatchObject({ code: 0 });
    expect(await damaged()).toEqual([]);
    const after = await stored();
    for (const [id, { price, ...product }] of Object.entries(before.products ?? {})) {
      const cents = Number(Number(price).toFixed(2).replace(".", ""));
      expect(after.products?.[id]).toEqual({
        ...product,
        ...{ partNumber: null, brand: "", group: "other", oemNumbers: [], equivalents: [] },
        ...{ supersededBy: null, fitment: [], version: 1, facts: [], deposit: moneyOf(0) },
        updatedAt: Timestamp.fromDate(new Date(String(product.createdAt))),
        price: moneyOf(cents),
        schemaVersion: 6,
      });
    }
    for (const [id, { price, MinimumOrder, ...order }] of Object.entries(before.orders ?? {})) {
      const cents = Number(Number(price).toFixed(2).replace(".", ""));
      const total = moneyOf(cents * Number(MinimumOrder));
      const state = cents === 0 ? "paid" : "open";
      const payment = { reference: orderNumberOf(id), total, paid: moneyOf(0), due: total, state };
      expect(after.checkouts?.[id]).toMatchObject({
        payment,
        lines: [{ orderId: id, price: moneyOf(cents) }],
      });
      expect(after.orders?.[id]).toEqual({
        ...order,
        quantity: MinimumOrder,
        price: moneyOf(cents),
        ...{ total, payment, invoice: null },
        ...{ handling: "new", version: 1, carrier: null, tracking: null },
        ...{ number: orderNumberOf(id), words: expect.arrayContaining([order.email]) },
        updatedAt: Timestamp.fromDate(new Date(String(order.createdAt))),
        schemaVersion: 9,
      });
    }
    for (const [id, { revew, ...review }] of Object.entries(before.reviews ?? {})) {
      expect(after.reviews?.[id]).toEqual({ ...review, rating: revew, schemaVersion: 1 });
    }
    for (const [id, profile] of Object.entries(before.profiles ?? {})) {
      expect(after.profiles?.[id]).toEqual({ ...profile, words: expect.any(Array), schemaVersion: 9 });
    }
    for (const [id, event] of Object.entries(before.auditLog ?? {})) {
      const number = String(event.what).startsWith("order_") && orderNumberOf(String(event.target));
      expect(after.auditLog?.[id]).toEqual({ ...event, ...(number && { number }), schemaVersion: 7 });
    }
    for (const [id, user] of Object.entries(before.users ?? {})) {
      expect(after.users?.[id]).toEqual({
        ...user,
        words: expect.arrayContaining(["^carp"]),
        schemaVersion: 9,
      });
    }
  });

  it("changes nothing when it runs again", async () => {
    await fill(before);
    await run("--write");
    const times = async () => (await db.collection("orders").get()).docs.map(({ updateTime }) => updateTime);
    const [migrated, first] = [await stored(), await times()];
    expect(await run("--write")).toEqual({
      code: 0,
      printed: expect.stringContaining("Every document is up to date.\n"),
    });
    expect(await stored()).toEqual(migrated);
    expect(await times()).toEqual(first);
  });

  it("continues where it was killed", async () => {
    await fill(manyProducts(450));
    const killed = start("--write");
    killed.stdout?.on("data", (printed) => {
      if (String(printed).includes("products")) killed.kill("SIGKILL");
    });
    await once(killed, "exit");
    const half = Object.values((await stored()).products ?? {});
    const done = half.filter(({ schemaVersion }) => schemaVersion === 6).length;
    expect(done).toBeGreaterThanOrEqual(200);
    expect(done).toBeLessThan(450);
    expect(await run("--write")).toMatchObject({ code: 0 });
    for (const [id, product] of Object.entries((await stored()).products ?? {})) {
      const price = moneyOf(Number(id.slice("part-".length)));
      expect(product).toMatchObject({ price, schemaVersion: 6 });
    }
  });

  it("leaves damaged documents as they are, and says so", async () => {
    const damage = { price: "free", name: "Pads" };
    await fill({ ...before, products: { ...before.products, damaged: damage } });
    const { code, printed } = await run("--write");
    expect(code).toBe(1);
    expect(printed).toContain("products  35 read, 34 migrated, 1 damaged and left as they are\n");
    expect((await stored()).products?.damaged).toEqual(damage);
    expect(await damaged()).toEqual(["damaged"]);
  });

  it("undoes no change that is made meanwhile", async () => {
    await fill(manyProducts(2));
    const [changed, other] = ["part-0", "part-1"].map((id) => db.collection("products").doc(id)) as [
      Ref,
      Ref,
    ];
    const price = moneyOf(1234);
    const migrated = await db.runTransaction(async (tx) => {
      // Until this transaction ends, the migration has read this document and can't write it.
      await tx.get(changed);
      tx.update(changed, { price, schemaVersion: 6 });
      const migrating = migrateAll();
      await expect.poll(async () => (await other.get()).get("schemaVersion")).toBe(6);
      return { migrating };
    });
    await migrated.migrating;
    expect((await changed.get()).data()).toMatchObject({ price, schemaVersion: 6 });
  });
});

describe("Numbers that look the same by now", () => {
  const numbers = { a: "X+12.3", b: "x 1\u22122 3", c: "Y#45", d: "\u200eZ 6", e: "\u2605" };
  /** As the release before stored them: each number with a claim of its own. */
  const names = Object.keys(numbers) as (keyof typeof numbers)[];
  const [product] = Object.values(before.products ?? {});
  const stored2 = (partNumber: string) => ({
    ...{
      ...product,
      partNumber,
      price: moneyOf(2490),
      brand: "Zq\u00a0 Parts",
      group: "other",
    },
    ...{ oemNumbers: [], equivalents: [], supersededBy: null, fitment: [], version: 1, schemaVersion: 2 },
    updatedAt: Timestamp.fromMillis(0),
  });
  const documents: Documents = {
    products: Object.fromEntries(names.map((id) => [id, stored2(numbers[id])])),
    partNumbers: Object.fromEntries(
      names.map((id) => [sha256(numbers[id].toUpperCase()), { productId: id }]),
    ),
  };
  const named = "products/a (X+12.3), products/b (x 1\u22122 3)  have numbers that look the same\n";

  it("are claimed once where two commands run at the same time", async () => {
    await fill(documents);
    await Promise.all([claimAll(), claimAll(), claimAll()]);
    expect((await stored()).partNumbers).toMatchObject({ [sha256("Z6")]: { productId: "d" } });
  });

  it("stay with a part that claims them meanwhile", async () => {
    const many = Array.from({ length: 40 }, (_, index) => `N${index}`);
    await fill({ products: Object.fromEntries(many.map((number) => [number, stored2(number)])) });
    const claims = db.collection("partNumbers");
    const claiming = claimAll();
    // Once the first is claimed, the command takes all others for unclaimed as well.
    await expect
      .poll(async () => (await claims.limit(1).get()).size, { interval: 1, timeout: 30_000 })
      .toBe(1);
    await Promise.allSettled(many.map((number) => claims.doc(sha256(number)).create({ productId: "other" })));
    await claiming;
    const owners = Object.values((await stored()).partNumbers ?? {}).map(({ productId }) => productId);
    expect(owners).toHaveLength(many.length);
    expect(owners).toContain("other");
  });

  it("are named, both parts stay as they are, and no third one gets the number", async () => {
    await fill(documents);
    const dry = await run();
    expect(dry.code).toBe(1);
    for (const printed of [named, "part numbers  4 read, 3 to claim\n", "8 to migrate: npm run migrate"])
      expect(dry.printed).toContain(printed);
    expect(await stored()).toEqual(documents);

    const written = await run("--write");
    expect(written).toEqual({ code: 1, printed: expect.stringContaining(named) });
    expect(written.printed).toContain("Give each of these parts a number of its own");
    expect(await damaged()).toEqual([]);
    const after = await stored();
    const unchanged = Object.entries(after.products ?? {}).map(([id, part]) => [
      id,
      part.partNumber,
      part.brand,
    ]);
    expect(unchanged).toEqual(
      Object.entries({ ...numbers, d: "Z 6" }).map(([id, each]) => [id, each, "Zq Parts"]),
    );
    const claims = Object.entries(after.partNumbers ?? {}).map(([id, claim]) => [id, claim.productId]);
    const claimed = new Map(claims as [string, string][]);
    expect(["a", "b"]).toContain(claimed.get(sha256("X123")));
    expect([claimed.get(sha256("Y45")), claimed.get(sha256("Z6"))]).toEqual(["c", "d"]);
    expect(claimed.has(sha256("Y#45"))).toBe(false);

    expect(await run("--write")).toEqual({ code: 1, printed: expect.stringContaining(named) });
    expect(await stored()).toEqual(after);

    const server = await startServer({ env: { GCLOUD_PROJECT: project } });
    const shop = (account: Parameters<typeof as>[0]) => as(account, server.site);
    const { output } = await shop(null).call(searchCatalogue, { query: { q: "x-123" } });
    const admin = await world.admin();
    const third = await shop(admin).call(addProduct, { body: aProduct({ partNumber: "(X 123)" }) });
    await server.kill();
    expect(output.items.map(({ _id, matched }) => [_id, matched?.number]).sort()).toEqual([
      ["a", numbers.a],
      ["b", numbers.b],
    ]);
    expect(third.refusal).toMatchObject({ status: 409, code: "number_taken" });
  });
});

describe("A shop whose documents are not migrated yet", () => {
  it("shows them as if they were", async () => {
    await fill(before);
    const server = await startServer({ env: { GCLOUD_PROJECT: project } });
    const { output } = await as(null, server.site).call(listProducts, {});
    const reviews = await as(null, server.site).call(listReviews, {});
    await server.kill();
    expect(output).toHaveLength(34);
    for (const { _id, price } of output) expect(price).toBe(before.products?.[_id]?.price);
    for (const { _id, revew } of reviews.output) expect(revew).toBe(before.reviews?.[_id]?.revew);
    expect(await damaged()).toEqual([]);
  });

  it("takes the pieces of an old order back", async () => {
    await fill(before);
    const [[id, order]] = Object.entries(before.orders ?? {}).slice(-1) as [[string, { productId: string }]];
    const productId = String(order.productId);
    const quantity = async () => (await stored()).products?.[productId]?.quantity;
    const present = Number(await quantity());
    const owner = { uid: before.orders?.[id]?.ownerUid, isAdmin: async () => false };
    const caller = owner as Parameters<typeof deleteOrder>[0];
    await deleteOrder(caller, { uid: caller.uid, requestId: "a-test" }, id);
    expect(await quantity()).toBe(present + Number(before.orders?.[id]?.MinimumOrder));
  });
});

describe("A document of a newer release", () => {
  it("is damaged, and never read as if it were an older one", async () => {
    const [[id, product]] = Object.entries(before.products ?? {}) as [[string, object]];
    await fill({ products: { [id]: { ...product, schemaVersion: 9 } } });
    expect(await Array.fromAsync(findDamage())).toEqual([
      { collection: "products", document: id, fields: ["schemaVersion"] },
    ]);
  });
});
