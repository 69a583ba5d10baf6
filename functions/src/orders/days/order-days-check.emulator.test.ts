import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it, vi } from "vitest";
import { CURRENCY } from "../../contract/values/currency.ts";
import { orderMonths } from "../../firestore/collections.ts";
import { root } from "../../testing/server-process.ts";
import { World } from "../../testing/world.ts";
import { findDays } from "./order-days.store.ts";

// The command looks at every day there is.
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = "demo-carparts-day-check";
});

const world = new World();
afterAll(async () => {
  await world.clear();
  for (const { ref } of (await orderMonths.withConverter(null).get()).docs) await ref.delete();
});

const script = join(root, "functions/scripts/check-data.ts");
const checkData = (...args: string[]) =>
  promisify(execFile)(process.execPath, [script, ...args]).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }) => ({ code, stdout }),
  );

describe("npm run check-data", () => {
  it("names days that are kept otherwise than their orders say, and has them counted again on demand", async () => {
    const [customer, product] = [await world.customer(), await world.product({ price: 24.9 })];
    const createdAt = new Date(Date.now() - 5 * 24 * 60 * 60 * 1000).toISOString();
    const order = () => world.order(product, customer, { createdAt, MinimumOrder: 2 });
    const [one] = [await order(), await order()];
    const isRight = "Every day that is kept is what its orders say.\n";
    const ordered = async () => (await findDays()).reduce((sum, { orders }) => sum + orders, 0);
    expect([await ordered(), (await checkData()).stdout]).toEqual([2, expect.stringContaining(isRight)]);
    await world.remove("orders", one._id);
    const day = createdAt.slice(0, 10);
    const fault = `${day}  has 1 orders, 2 pieces, 49.8 ${CURRENCY}, and not 2 orders, 4 pieces, 99.6 ${CURRENCY}\n`;
    const found = await checkData();
    expect([found.code, found.stdout]).toEqual([
      1,
      expect.stringContaining(`${fault}1 to count again: npm run check-data -- --book\n`),
    ]);
    expect(await ordered()).toBe(2);
    const booked = await checkData("--book");
    expect(booked.stdout).toContain(`${fault}1 counted again at the next look.\n`);
    expect([await ordered(), (await checkData()).stdout]).toEqual([1, expect.stringContaining(isRight)]);
  });
});
