import { afterAll, beforeAll, describe, expect, it } from "vitest";
import shop from "../../../../shop.json" with { type: "json" };
import { deleteAccount } from "../../contract/account.ts";
import { withdrawByNumber, withdrawOrder } from "../../contract/withdrawals.ts";
import { as } from "../../testing/api.ts";
import { type ServerProcess, startServer } from "../../testing/server-process.ts";
import { useWorld } from "../../testing/use-world.ts";
import { copySources, type Variant } from "../../trials/guards/variant.ts";

const world = useWorld();
let shops: Variant;
let [without, flooded]: ServerProcess[] = [];

beforeAll(async () => {
  shops = await copySources();
  await shops.change("shop.json", () => JSON.stringify({ ...shop, withdrawal: null }));
  [without, flooded] = await Promise.all([startServer({ folder: shops.folder }), startServer()]);
});

afterAll(async () => {
  await Promise.all([without?.kill(), flooded?.kill()]);
  await shops?.remove();
});

describe("A shop without a right to withdraw", () => {
  it("knows no withdrawal, and keeps no hash of who left", async () => {
    const customer = await world.customer();
    const { _id, number } = await world.order(await world.product(), customer);
    const { email } = customer;
    const replies = [
      await as(customer, without?.site).call(withdrawOrder, { params: { id: _id } }),
      await as(null, without?.site).call(withdrawByNumber, { body: { number, email } }),
      await as(null, without?.site).call(withdrawByNumber, { body: { number: "00000-00000", email } }),
    ];
    for (const { refusal } of replies) expect(refusal).toMatchObject({ status: 404, code: "not_found" });
    await as(customer, without?.site).call(deleteAccount, {});
    const stored = await world.stored("orders", _id);
    expect(stored).toMatchObject({ email: "", ownerUid: null });
    expect(stored).not.toHaveProperty("contactHash");
    expect(stored).not.toHaveProperty("withdrawnAt");
  });
});

describe("Withdrawals of strangers", () => {
  it("are only so many a second", async () => {
    const body = { number: "00000-00000", email: "nobody@carparts.test" };
    const calls = Array.from({ length: 60 }, () => as(null, flooded?.site).call(withdrawByNumber, { body }));
    const replies = await Promise.all(calls);
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get("retry-after")).toBe("1");
    expect(replies.length - refused.length).toBeGreaterThan(9);
  });
});
