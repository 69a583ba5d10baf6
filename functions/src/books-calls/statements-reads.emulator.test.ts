import { afterAll, expect, it } from "vitest";
import { shopDayOf } from "../books/shop-day.ts";
import { MOST_STATEMENT_ROWS, type StatementRow } from "../contract/admin/statements.ts";
import type { Order } from "../contract/orders.ts";
import type { Account } from "../testing/accounts.ts";
import { aUniqueWord } from "../testing/builders.ts";
import { reportMeasurement } from "../testing/measurements.ts";
import { ReadCounter } from "../testing/read-counter.ts";
import { isLong } from "../testing/test-scale.ts";
import { World } from "../testing/world.ts";
import { readStatement } from "./statements.domain.ts";

// Past the API, which answers in time or not at all: the emulator has no indexes, and goes over all orders for each query.

const world = new World();
const counter = new ReadCounter();
const ROWS = 1000;
const OPEN = isLong ? 5000 : ROWS;

afterAll(() => world.clear(), 600_000);

/** As many in a call as the browser sends. */
async function send({ uid }: Account, rows: readonly StatementRow[], isDryRun: boolean) {
  const results: Record<string, number> = {};
  counter.take();
  for (let from = 0; from < rows.length; from += MOST_STATEMENT_ROWS) {
    const some = rows.slice(from, from + MOST_STATEMENT_ROWS);
    const { items } = await readStatement({ uid, requestId: "a-test" }, { rows: some, isDryRun });
    for (const { result } of items) results[result] = (results[result] ?? 0) + 1;
  }
  return { results, readsOfRow: counter.take() / rows.length };
}

it(`A statement of ${ROWS} rows beside ${OPEN} open orders reads at most three documents a row, and books nothing a second time`, async () => {
  const [customer, admin] = [await world.customer(), await world.admin()];
  const product = await world.product({ price: 24.9, minimumQuantity: 1 });
  const family = aUniqueWord();
  const orders: Order[] = [];
  while (orders.length < OPEN) {
    const some = Array.from({ length: 50 }, (_, at) => {
      const name = `${aUniqueWord()} ${at % 10 === 9 ? aUniqueWord() : family}`;
      return world.order(product, customer, { name });
    });
    orders.push(...(await Promise.all(some)));
  }
  const rows = orders.slice(0, ROWS).map(({ number, name }, at): StatementRow => {
    const row = { day: shopDayOf(Date.now()), amount: 24.9, entry: `${family} ${at}` };
    if (at % 10 === 7) return { ...row, text: `Order ${number}`, amount: 20 };
    if (at % 10 === 8) return { ...row, text: "SALARY 11/2026", name: aUniqueWord(), amount: -1800 };
    return at % 10 === 9 ? { ...row, text: "brakes", name } : { ...row, text: `Order ${number}`, name };
  });
  const expected = { match: ROWS * 0.7, guess: ROWS * 0.2, none: ROWS * 0.1 };
  const tried = await send(admin, rows, true);
  expect(tried.results).toEqual(expected);
  expect(tried.readsOfRow).toBeLessThanOrEqual(3);
  const booked = await send(admin, rows, false);
  expect(booked.results).toEqual(expected);
  expect(booked.readsOfRow).toBeLessThanOrEqual(3);
  const again = await send(admin, rows, false);
  expect(again.results).toEqual({ known: expected.match, guess: expected.guess, none: expected.none });
  expect(again.readsOfRow).toBeLessThanOrEqual(3);
  reportMeasurement({
    trial: "A bank's statement",
    runs: `${ROWS} rows, ${OPEN} open orders`,
    violations: 0,
    notes: `${[tried, booked, again].map((each) => each.readsOfRow.toFixed(1)).join(", ")} read a row: looked at, booked, sent again`,
  });
}, 900_000);
