import { afterAll, beforeAll, describe, expect, it } from "vitest";
import shop from "../../../../shop.json" with { type: "json" };
import { deleteAccount } from "../../contract/account.ts";
import { MOST_LINES } from "../../contract/basket/lines.ts";
import { withdrawByNumber, withdrawOrder } from "../../contract/withdrawals.ts";
import { as } from "../../testing/api.ts";
import { type ServerProcess, startServer } from "../../testing/server-process.ts";
import { useWorld } from "../../testing/use-world.ts";
import { copySources, type Variant } from "../../trials/guards/variant.ts";

const world = useWorld();
let shops: Variant;
let [without, open, flooded]: ServerProcess[] = [];

/** The least that a shop may set. */
const READS = 1000;

beforeAll(async () => {
  shops = await copySources();
  await shops.change("shop.json", () => JSON.stringify({ ...shop, withdrawal: null }));
  [without, open, flooded] = await Promise.all([
    startServer({ folder: shops.folder }),
    startServer(),
    startServer({ env: { GUEST_READS_PER_MINUTE: `${READS}` } }),
  ]);
});

afterAll(async () => {
  await Promise.all([without?.kill(), open?.kill(), flooded?.kill()]);
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
  const madeUp = (number: number) => `00000-${String(number).padStart(5, "0")}`;
  const declare = (site: ServerProcess["site"] | undefined, number: string, email = "nobody@carparts.test") =>
    as(null, site).call(withdrawByNumber, { body: { number, email } });

  it("don't close the form, although there are sixty at the same moment", async () => {
    const calls = Array.from({ length: 60 }, (_, made) => declare(open?.site, madeUp(made)));
    const customer = await world.customer();
    const order = await world.order(await world.product(), customer);
    calls.push(declare(open?.site, order.number, customer.email));
    for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
    expect(await world.stored("orders", order._id)).toHaveProperty("withdrawnAt");
  });

  it("are thirty an hour of one number, known or not, so that nobody guesses its email", async () => {
    const customer = await world.customer();
    const { number } = await world.order(await world.product(), customer);
    for (const typed of [number, "ZZZZZ-ZZZZZ"]) {
      const statuses = [];
      for (let tried = 0; tried < 31; tried++) statuses.push((await declare(open?.site, typed)).status);
      expect(statuses).toEqual([...Array(30).fill(200), 429]);
    }
    const { refusal, headers } = await declare(open?.site, number, customer.email);
    expect(refusal).toMatchObject({ status: 429, code: "too_many_requests" });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(3000);
  });

  it("read no more documents than guests may, and then the form is closed to all alike", async () => {
    const [customer, product, basketId] = [
      await world.customer(),
      await world.product(),
      crypto.randomUUID(),
    ];
    const history = [{ handling: "sent" as const, at: "2026-01-01T08:00:00.000Z" }];
    const late = { handling: "sent" as const, version: 3, history, basketId };
    const lines = await Promise.all(
      Array.from({ length: MOST_LINES }, () => world.order(product, customer, late)),
    );
    const numbers = lines.map(({ number }) => number);
    const [number = ""] = numbers;
    const answered = async (typed: string) => (await declare(flooded?.site, typed, customer.email)).status;
    const whole = Math.floor(READS / (1 + MOST_LINES));
    for (let made = 0; made < whole; made++)
      expect(await answered(numbers[made % MOST_LINES] ?? "")).toBe(200);
    const left = READS - whole * (1 + MOST_LINES);
    for (let made = 0; made < left; made++) expect(await answered(madeUp(made))).toBe(200);
    expect([await answered(number), await answered(madeUp(left))]).toEqual([503, 503]);
    const { headers } = await declare(flooded?.site, number);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
