import { MOST_RECEIVED, receive } from "@carparts/functions/contract/admin/receipts";
import type { Product } from "@carparts/functions/contract/products";
import { as } from "@carparts/functions/testing/api";
import { aSentPurchase } from "@carparts/functions/testing/purchases";
import { startServer } from "@carparts/functions/testing/server-process";
import { World } from "@carparts/functions/testing/world";
import { db } from "../../functions/src/firestore/db.ts";
import { median } from "../../tools/lib/statistics.ts";
import { type Row, row } from "../table.ts";
import { secondsOf, type Written, writeBarely } from "./part-imports.ts";

const PASSES = 9;

/** A receipt of as many lines as one has, and bare writes of the documents that it wrote, in turns. */
export async function measureReceipts(): Promise<Row[]> {
  const [world, server] = [new World(), await startServer()];
  const copied: Written[] = [];
  try {
    const { call } = as(await world.admin(), server.site);
    const made = Array.from({ length: MOST_RECEIVED }, () => world.product());
    const products = await Promise.all(made);
    const lines = products.map(({ _id }) => ({ productId: _id, packs: 2 * PASSES, cost: 2 }));
    const { _id: id } = (await aSentPurchase(call, lines)).purchase;
    const body = { lines: lines.map(({ productId }) => ({ productId, pieces: 1 })) };
    const times: { own: number; bare: number }[] = [];
    for (let pass = -1; pass < PASSES; pass++) {
      const own = await secondsOf(async () => {
        const { output } = await call(receive, { params: { id }, body });
        if (output.items.some(({ result }) => result !== "done")) throw new Error("A part was not booked.");
      });
      const copies = await copiesOf(products, id);
      copied.push(...copies);
      const bare = await secondsOf(() => writeBarely(copies));
      if (pass >= 0) times.push({ own, bare });
    }
    const [own, bare] = [median(times.map((time) => time.own)), median(times.map((time) => time.bare))];
    return [
      row("a receipt of 100 lines / bare batched writes of the same documents", bare / own, {
        ...{ least: 0.5, detail: `${(own * 1000).toFixed(0)} / ${(bare * 1000).toFixed(0)} ms` },
      }),
    ];
  } finally {
    await server.kill();
    const writer = db.bulkWriter();
    for (const { ref } of copied) writer.delete(ref);
    await writer.close();
    await world.clear();
  }
}

/** All that a receipt wrote, under other names. Its movements are the last. */
async function copiesOf(products: readonly Product[], purchaseId: string): Promise<Written[]> {
  const named = ["products", "productInternals"].flatMap((name) => {
    return products.map(({ _id }) => db.collection(name).doc(_id));
  });
  const documents = await db.getAll(...named, db.collection("purchases").doc(purchaseId));
  const movements = db.collection("movements").orderBy("at", "desc").limit(products.length);
  return [...documents, ...(await movements.get()).docs].map((document) => {
    const ref = db.collection(`bare-${document.ref.parent.id}`).doc();
    return { ref, data: document.data() ?? {} };
  });
}
