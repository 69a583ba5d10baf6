import { execFile } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Transaction } from "firebase-admin/firestore";
import { describe, expect, it, vi } from "vitest";
import { monthOf, shopDayOf } from "../books/shop-day.ts";
import { purchases, spentMonths } from "../firestore/collections.ts";
import { addPurchases, movePurchase } from "../purchases/purchases.domain.ts";
import { receive } from "../purchases/receipts.domain.ts";
import { findSpendingFaults } from "../purchases/spending.store.ts";
import { findOfferFaults } from "../suppliers/offers-check.store.ts";
import { addSupplier } from "../suppliers/suppliers.domain.ts";
import { aSupplier } from "../testing/nouns.ts";
import { useWorld } from "../testing/use-world.ts";

// In a project of its own, since the command looks at every part there is.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-ledger";
});

const world = useWorld();
const script = fileURLToPath(new URL("../../scripts/check-data.ts", import.meta.url));

/** The exit code of the command, and what it says about stock. */
function checkData(...options: string[]): Promise<{ code: number; lines: string[] }> {
  const outcome = (code: number, stdout: string) => {
    const [first, ...lines] = stdout.trim().split("\n");
    expect(first).toBe("Every document can be read.");
    expect(lines.splice(-10)).toEqual([
      "The search has no part that is gone.",
      "Every part's demand is noted.",
      "Every part has on order what its purchases say.",
      "Every offer is of a supplier that is there.",
      "Every month has what its deliveries cost.",
      "Every day that is kept is what its orders say.",
      "Every ledger is what its orders and payments say.",
      "Every invoice's sums are what its ledgers and credit notes say.",
      "Every part's ratings are what its reviews say.",
      "Every review is counted.",
    ]);
    return { code, lines: lines.sort() };
  };
  return promisify(execFile)(process.execPath, [script, ...options], { env: process.env }).then(
    ({ stdout }) => outcome(0, stdout),
    ({ code, stdout }) => outcome(code, stdout),
  );
}

const allIsWell = { code: 0, lines: ["Every stock is the sum of its movements."] };

describe("npm run check-data", () => {
  it("proves that every stock is the sum of its movements, in more than one batch of them", async () => {
    const products = await Promise.all(Array.from({ length: 45 }, () => world.product()));
    await Promise.all(products.map((product, index) => world.setStock(product, index)));
    expect(await checkData()).toEqual(allIsWell);
  });

  it("names the parts whose stock was changed past the ledger, and books the difference on demand", async () => {
    const [more, less, older, odd] = [
      await world.product({ quantity: 10 }),
      await world.product({ quantity: 10 }),
      await world.olderProduct({ quantity: 7 }),
      await world.product({ quantity: 10 }),
    ];
    await world.change("products", more._id, { quantity: 12 });
    await world.change("products", less._id, { quantity: 0 });
    await world.change("products", odd._id, { minimumQuantity: 11 });
    const faults = [
      `products/${more._id}  has a stock of 12, and movements of 10`,
      `products/${less._id}  has a stock of 0, and movements of 10`,
      `products/${older._id}  has no movements`,
      `products/${odd._id}  isBelowMinimum should be true`,
    ];
    const advice = "4 to book: npm run check-data -- --book";
    expect(await checkData()).toEqual({ code: 1, lines: [advice, ...faults].sort() });
    expect(await checkData("--book")).toEqual({ code: 0, lines: ["4 booked.", ...faults].sort() });
    expect(await checkData()).toEqual(allIsWell);
    expect(await Promise.all([more, less, older, odd].map((one) => world.stockOf(one)))).toEqual([
      12, 0, 7, 10,
    ]);
    expect(await world.movementsOf(less)).toMatchObject([
      { number: 1, cause: "seed", after: 10 },
      { number: 2, cause: "edit", change: -10, before: 10, after: 0, who: "operator" },
    ]);
    expect(await world.movementsOf(older)).toMatchObject([{ number: 1, cause: "seed", change: 7, after: 7 }]);
    expect(await world.movementsOf(odd)).toHaveLength(1);
  });

  it("names the parts with offers of a supplier who is gone, and takes these away on demand", async () => {
    const offer = { number: null, pack: 1, cost: null, days: null, isPreferred: false };
    const [part, other] = [
      await world.product({ offers: [{ ...offer, supplierId: "gone" }] }),
      await world.product(),
    ];
    const faults = (isBooked: boolean) => Array.fromAsync(findOfferFaults(isBooked));
    expect(await faults(false)).toEqual([part._id]);
    expect(await faults(true)).toEqual([part._id]);
    expect(await faults(false)).toEqual([]);
    for (const { _id } of [part, other])
      expect(await world.stored("productInternals", _id)).toMatchObject({ offers: [] });
  });

  it("corrects what a month's deliveries cost while another one comes", async () => {
    const actor = { uid: (await world.admin()).uid, requestId: "a-test" };
    const [{ _id: productId }, supplier] = [await world.product(), await addSupplier(actor, aSupplier())];
    const lines = [{ productId, packs: 4, cost: 2 }];
    const made = await addPurchases(actor, { items: [{ supplierId: supplier._id, lines }], isDryRun: false });
    const id = made.items[0]?._id ?? "";
    await movePurchase(actor, id, { version: 1, state: "sent" });
    const book = () => receive(actor, id, { lines: [{ productId, pieces: 1 }] });
    await book();
    const month = monthOf(shopDayOf(Date.now()));
    await spentMonths.doc(month).set({ _id: month, suppliers: { [supplier._id]: 1 } });
    const { get } = Transaction.prototype;
    const coming: Promise<unknown>[] = [];
    let looks = 0;
    const counting = vi.spyOn(Transaction.prototype, "get");
    counting.mockImplementation(async function (this: Transaction, wanted: unknown) {
      const seen = await get.call(this, wanted as never);
      // The first look finds what is wrong, and the second one corrects it.
      if (wanted !== purchases || ++looks < 2) return seen;
      coming.push(book());
      await Promise.race([...coming, delay(1_000)]);
      return seen;
    });
    expect(await Array.fromAsync(findSpendingFaults(true))).toEqual([month]);
    counting.mockRestore();
    await Promise.all(coming);
    expect(await Array.fromAsync(findSpendingFaults(false))).toEqual([]);
    expect(await world.stored("spentMonths", month)).toMatchObject({ suppliers: { [supplier._id]: 400 } });
  });
});
