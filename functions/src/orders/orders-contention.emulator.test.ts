import { expect, it } from "vitest";
import { placeOrder } from "../contract/orders.ts";
import { apiOnce, as } from "../testing/api.ts";
import { anOrder } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

/** When Hosting gives up on a function. */
const HOSTING_SECONDS = 60;

it("Orders blocked for too long are 503 while their callers wait, and are never placed", async () => {
  const [late, next] = await Promise.all([world.customer(), world.customer()]);
  const product = await world.product({ quantity: 5 });
  // The second and the third wait behind the first, and no longer than it does.
  const { replies, seconds } = await world.whileLocked(product, async () => {
    const begin = performance.now();
    const order = () => as(late, apiOnce).call(placeOrder, { body: anOrder(product, late) });
    const answers = await Promise.all([order(), order(), order()]);
    return { replies: answers, seconds: (performance.now() - begin) / 1000 };
  });
  for (const reply of replies) {
    expect(reply.refusal).toMatchObject({ status: 503, code: "unavailable" });
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect(seconds).toBeLessThan(HOSTING_SECONDS / 2);

  // It stands in the queue behind whatever was left of the first one.
  expect((await as(next).call(placeOrder, { body: anOrder(product, next) })).status).toBe(201);
  expect((await world.ordersOf(product)).map(({ email }) => email)).toEqual([next.email]);
  expect(await world.stockOf(product)).toBe(4);
});
