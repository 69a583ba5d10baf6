import { afterAll, beforeAll, expect, it } from "vitest";
import { placeOrder } from "../contract/orders.ts";
import { as } from "../testing/api.ts";
import { anOrder } from "../testing/builders.ts";
import { reportMeasurement } from "../testing/measurements.ts";
import { type ServerProcess, startServer } from "../testing/server-process.ts";
import { testScale } from "../testing/test-scale.ts";
import { useWorld } from "../testing/use-world.ts";

// Strangers and one account send texts as long as a body may be, and an honest order beside them takes its turn.

const CALLERS = 10;
const LENGTH = 64_000;
/** Each has been slow somewhere. */
const PIECES = ["1,", "a ", "\n1E+", "a@a.", "<a>", "é", "\u0301", "1;", "..", "漢"];

const world = useWorld();
let server: ServerProcess;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.kill());

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

it("Ten callers with long texts are refused, and honest orders beside them are placed", async () => {
  const product = await world.product({ quantity: 1000 });
  const caller = await world.customer();
  const buyers = await Promise.all(Array.from({ length: testScale.longTextOrders }, () => world.customer()));

  const placeOrders = async () => {
    const times: number[] = [];
    for (const buyer of buyers) {
      const begin = performance.now();
      const reply = await as(buyer, server.site).call(placeOrder, { body: anOrder(product, buyer) });
      times.push(performance.now() - begin);
      expect(reply.status).toBe(201);
    }
    return median(times);
  };

  const stopped = new AbortController();
  const answers: number[] = [];
  const send = async (piece: string) => {
    const text = piece.repeat(Math.floor(LENGTH / Buffer.byteLength(JSON.stringify(piece).slice(1, -1))));
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${caller.token}` };
    const url = server.site.SITE_URL + placeOrder.path;
    const body = JSON.stringify(anOrder(product, caller, { address: text }));
    while (!stopped.signal.aborted) {
      const { status } = await fetch(url, { method: placeOrder.method, headers, body });
      answers.push(status);
    }
  };

  // The first ones load what later ones have.
  await placeOrders();
  const alone = await placeOrders();
  const callers = PIECES.slice(0, CALLERS).map(send);
  const beside = await placeOrders();
  stopped.abort();
  await Promise.all(callers);

  expect(answers.length).toBeGreaterThanOrEqual(CALLERS);
  expect(answers.filter((status) => ![413, 422, 429].includes(status))).toEqual([]);
  reportMeasurement({
    trial: "An order beside ten callers with long texts",
    runs: `${answers.length} texts of ${LENGTH / 1000} kB`,
    violations: 0,
    notes: `${(beside / alone).toFixed(2)} times as long as alone`,
  });
}, 120_000);
