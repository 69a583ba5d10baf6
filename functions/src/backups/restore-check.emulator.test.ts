import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { getFirestore, Timestamp } from "firebase-admin/firestore";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "../firestore/db.ts";
import { environment } from "../testing/emulator.ts";
import { World } from "../testing/world.ts";

// In a project of its own, since the command looks at every document and account.
const project = vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-restored";
  return process.env.GCLOUD_PROJECT;
});

const world = new World();
const restored = getFirestore("restored");
const script = fileURLToPath(new URL("../../scripts/restore-check.ts", import.meta.url));

async function empty(): Promise<void> {
  await world.clear();
  for (const database of ["(default)", "restored"]) {
    const path = `emulator/v1/projects/${project}/databases/${database}/documents`;
    await fetch(`http://${environment.FIRESTORE_EMULATOR_HOST}/${path}`, { method: "DELETE" });
  }
}

beforeEach(empty);
afterEach(empty);

async function restore(): Promise<void> {
  for (const collection of await db.listCollections()) {
    const writer = restored.bulkWriter();
    for (const { id, data } of (await collection.get()).docs.map((one) => ({ id: one.id, data: one.data() })))
      writer.set(restored.collection(collection.id).doc(id), data);
    await writer.close();
  }
}

async function restoreCheck(args: string[], env: NodeJS.ProcessEnv = {}) {
  const run = promisify(execFile)(process.execPath, [script, ...args], { env: { ...process.env, ...env } });
  const { code = 0, stdout, stderr } = await run.catch((failure) => failure);
  return { code: Number(code), lines: `${stdout}${stderr}`.trim().split("\n") };
}

const check = () => restoreCheck(["--from", "live", "--to", "restored"]);

async function aShop() {
  const [product, other] = [await world.product({ quantity: 10 }), await world.product()];
  const customer = await world.customer();
  await world.profile(customer);
  const order = await world.order(product, customer);
  await world.review();
  return { product, other, customer, order };
}

describe("npm run restore-check", () => {
  it("finds that a restored database holds what the shop's holds, in more than one batch", async () => {
    await aShop();
    const writer = db.bulkWriter();
    // Names in the order of their bytes, which is not that of JavaScript's strings.
    const names = ["\u{1f527}", "\uff21", "é", "Z", "a", ...Array.from({ length: 210 }, () => randomUUID())];
    for (const name of names) writer.set(db.collection("damage").doc(name), { at: Timestamp.now() });
    await writer.close();
    await restore();
    const { code, lines } = await check();
    expect(lines).toContain("products  2 in live, 2 in restored: equal");
    expect(lines).toContain("damage  215 in live, 215 in restored: equal");
    expect(lines.at(-1)).toBe("restored holds what live holds.");
    expect(code).toBe(0);
  });

  it("tells two databases apart that differ in one stock, and says where", async () => {
    const { product } = await aShop();
    await restore();
    await restored.collection("products").doc(product._id).update({ quantity: 9 });
    expect(await check()).toEqual({
      code: 1,
      lines: expect.arrayContaining([
        `  products/${product._id}  quantity`,
        "products  2 in live, 2 in restored: 1 differ",
        `products/${product._id}  has a stock of 9, and movements of 10 in restored`,
        "2 differences.",
      ]),
    });
  });

  it("names what only one of them has, up to twenty a collection", async () => {
    const { order, other } = await aShop();
    await restore();
    await restored.collection("orders").doc(order._id).delete();
    for (let i = 0; i < 25; i++) await restored.collection("reviews").doc(`new-${i}`).set({});
    await restored.collection("strays").doc("one").set({});
    await world.remove("products", other._id);
    const { code, lines } = await check();
    expect(code).toBe(1);
    expect(lines).toEqual(
      expect.arrayContaining([
        `  orders/${order._id}  is missing in restored`,
        "Orders: 1 orders in live, 0 in restored",
        `  products/${other._id}  is only in restored`,
        "  … and 5 more",
        "reviews  1 in live, 26 in restored: 25 differ",
        "strays  0 in live, 1 in restored: 1 differ",
      ]),
    );
  });

  it("names accounts that the restored documents don't fit", async () => {
    await aShop();
    await restore();
    await restored.collection("users").doc("gone").set({ email: null, role: null });
    const { code, lines } = await check();
    expect(code).toBe(1);
    expect(lines.join("\n")).toContain("gone  user-without-account");
  });

  it("looks past what Firestore deletes by itself, and what the shop makes anew", async () => {
    await aShop();
    await restore();
    await restored
      .collection("rateLimits")
      .doc("old")
      .set({ calls: 1, expiresAt: Timestamp.fromMillis(1) });
    await restored.collection("catalogueSnapshots").doc("current").set({ version: "1" });
    expect(await check()).toMatchObject({ code: 0 });
    await restored
      .collection("rateLimits")
      .doc("old")
      .update({ expiresAt: Timestamp.fromMillis(4e12) });
    expect(await check()).toMatchObject({ code: 1 });
  });

  it("prints nothing that is in a document", async () => {
    const { customer, order } = await aShop();
    await restore();
    await restored.collection("orders").doc(order._id).update({ email: "else@carparts.test" });
    const output = (await check()).lines.join("\n");
    expect(output).toContain(`orders/${order._id}  email`);
    expect(output).not.toContain(customer.email);
    expect(output).not.toContain("else@");
  });

  it.each([[[]], [["--to", "live"]], [["--from", "a", "--to", "a"]]])("refuses %j", async (args) => {
    expect(await restoreCheck(args)).toEqual({
      code: 2,
      lines: [expect.stringContaining("Which databases?")],
    });
  });

  it("says in one line why it could not look", async () => {
    const nowhere = { FIRESTORE_EMULATOR_HOST: "", FIREBASE_AUTH_EMULATOR_HOST: "", GCLOUD_PROJECT: "" };
    expect(await restoreCheck(["--to", "restored"], nowhere)).toEqual({
      code: 2,
      lines: [expect.stringContaining("The databases could not be compared: ")],
    });
  });
});
