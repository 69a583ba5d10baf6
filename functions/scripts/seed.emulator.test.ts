import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { movements, orders, products, reviews, users } from "../src/firestore/collections.ts";
import { db } from "../src/firestore/db.ts";

// Its parts would be in the way of other tests.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-seed";
});

async function run(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const script = fileURLToPath(new URL(name, import.meta.url));
  const options = { env: { ...process.env, ...env } };
  return (await promisify(execFile)(process.execPath, [script, ...args], options)).stdout;
}

function seed(args: string[], env?: NodeJS.ProcessEnv): Promise<string> {
  return run("seed.ts", args, env);
}

beforeEach(async () => {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
});

describe("The seed of a local shop", () => {
  it("takes the pieces of its orders from the stock once, as customers' orders do", async () => {
    expect(await seed([])).toMatch(/^Seeded \d+ parts\.\n$/);
    expect(await seed([])).toContain("already");
    const placed = (await orders.get()).docs.map((document) => document.data());
    expect(placed).toHaveLength(3);
    for (const { _id: orderId, productId, quantity, ownerUid } of placed) {
      const moved = await movements.where("orderId", "==", orderId).get();
      expect(moved.docs.map((document) => document.data())).toEqual([
        expect.objectContaining({ cause: "sale", productId, change: -quantity, who: ownerUid }),
      ]);
    }
    expect(await run("check-data.ts", [])).toBe(
      "Every document can be read.\nEvery stock is the sum of its movements.\nThe search has no part that is gone.\n" +
        "Every part's demand is noted.\nEvery part has on order what its purchases say.\n" +
        "Every offer is of a supplier that is there.\nEvery month has what its deliveries cost.\nEvery day that is kept is what its orders say.\n" +
        "Every ledger is what its orders and payments say.\n" +
        "Every invoice's sums are what its ledgers and credit notes say.\n" +
        "Every part's ratings are what its reviews say.\nEvery review is counted.\n",
    );
  });
});

describe("The seed of a preview", () => {
  it("has parts and reviews, and no account with a password that everybody knows", async () => {
    const all = [products, reviews, users];
    expect(await seed(["--parts-only"])).toMatch(/^Seeded \d+ parts\.\n$/);
    const counts = await Promise.all(all.map((collection) => collection.count().get()));
    expect(counts.map((counted) => counted.data().count > 0)).toEqual([true, true, false]);
    expect(await seed(["--parts-only"])).toContain("already");
  });

  it("is the only one outside of the emulators", async () => {
    await expect(seed([], { FIREBASE_AUTH_EMULATOR_HOST: "" })).rejects.toThrow("for the emulators");
  });
});
