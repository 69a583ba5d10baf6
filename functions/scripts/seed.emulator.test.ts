import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it, vi } from "vitest";
import { products, reviews, users } from "../src/firestore/collections.ts";
import { db } from "../src/firestore/db.ts";

// Its parts would be in the way of other tests.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-seed";
});

const script = fileURLToPath(new URL("./seed.ts", import.meta.url));

async function seed(args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const options = { env: { ...process.env, ...env } };
  return (await promisify(execFile)(process.execPath, [script, ...args], options)).stdout;
}

describe("The seed of a preview", () => {
  it("has parts and reviews, and no account with a password that everybody knows", async () => {
    const all = [products, reviews, users];
    for (const collection of all) await db.recursiveDelete(collection);
    expect(await seed(["--parts-only"])).toMatch(/^Seeded \d+ parts\.\n$/);
    const counts = await Promise.all(all.map((collection) => collection.count().get()));
    expect(counts.map((counted) => counted.data().count > 0)).toEqual([true, true, false]);
    expect(await seed(["--parts-only"])).toContain("already");
  });

  it("is the only one outside of the emulators", async () => {
    await expect(seed([], { FIREBASE_AUTH_EMULATOR_HOST: "" })).rejects.toThrow("for the emulators");
  });
});
