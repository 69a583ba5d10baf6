import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { addProduct, deleteProduct } from "../contract/admin/products.ts";
import { searchCatalogue } from "../contract/catalogue/search.ts";
import { db } from "../firestore/db.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { aPartNumber, aProduct, aUniqueWord } from "../testing/builders.ts";
import { type ServerProcess, startServer } from "../testing/server-process.ts";
import { useWorld } from "../testing/use-world.ts";

// In a project of its own, since `--all` changes every part.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-back";
});

const world = useWorld();
const script = fileURLToPath(new URL("../../scripts/restored-parts.ts", import.meta.url));
let shop: ServerProcess;

beforeAll(async () => {
  shop = await startServer({ env: { PUBLIC_ANSWER_SECONDS: "0" } });
});

afterAll(() => shop?.kill());

async function restoredParts(...args: string[]) {
  const run = promisify(execFile)(process.execPath, [script, ...args], { env: process.env });
  const { code = 0, stdout, stderr } = await run.catch((failure) => failure);
  return { code, output: `${stdout}${stderr}`.trim() };
}

async function hits(word: string): Promise<number> {
  return (await as(null, shop.site).call(searchCatalogue, { query: { q: word } })).output.total;
}

function withNumber(admin: Account, partNumber: string) {
  return as(admin, shop.site).call(addProduct, { body: aProduct({ partNumber }) });
}

/** A part that was deleted, and whose document alone is back as it was. */
async function aRestoredPart(admin: Account) {
  const [name, partNumber] = [aUniqueWord(), aPartNumber()];
  const part = await world.product({ name, partNumber });
  expect(await hits(name)).toBe(1);
  const before = { ...(await world.stored("products", part._id)), updatedAt: Timestamp.fromMillis(0) };
  await as(admin, shop.site).call(deleteProduct, { params: { id: part._id } });
  await expect.poll(() => hits(name), { timeout: 20_000 }).toBe(0);
  await db.collection("products").doc(part._id).set(before);
  return { name, partNumber, id: part._id };
}

describe("npm run restored-parts", () => {
  it.each(["its id", "--all"])(
    "by %s lets the search find a restored part, and gives it its number back",
    async (how) => {
      const admin = await world.admin();
      const { name, partNumber, id } = await aRestoredPart(admin);
      const { code, output } = await restoredParts(how === "--all" ? how : id);
      expect([code, output]).toEqual([0, expect.stringMatching(/^[1-9]\d* back\.$/)]);
      await expect.poll(() => hits(name), { timeout: 20_000 }).toBe(1);
      expect((await withNumber(admin, partNumber)).refusal).toMatchObject({ code: "number_taken" });
      expect(await world.stored("deletedProducts", id)).toBeUndefined();
      expect(await restoredParts(id)).toMatchObject({ code: 0 });
    },
  );

  it("names a part whose number another one has got meanwhile, and does the rest", async () => {
    const admin = await world.admin();
    const [part, other] = [await aRestoredPart(admin), await aRestoredPart(admin)];
    world.adopt((await withNumber(admin, part.partNumber)).output);
    const { code, output } = await restoredParts(part.id, other.id, "no-such-part");
    expect(code).toBe(1);
    expect(new Set(output.split("\n"))).toEqual(
      new Set([
        `products/${part.id}  Another part has the number ${part.partNumber}.`,
        "products/no-such-part  is not there",
        "1 back.",
      ]),
    );
  });

  it("asks which", async () => {
    expect(await restoredParts()).toEqual({ code: 2, output: expect.stringContaining("Which parts?") });
  });
});
