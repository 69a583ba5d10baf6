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
/** In bytes: one letter too many, and as many as a body may have. */
const [SHORT, LONG] = [1_000, 64_000];
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

  /** Times an order while each caller sends its piece again and again without a pause. */
  const placeOrdersBeside = async (bytes: number, answers: number[]) => {
    const stopped = new AbortController();
    const send = async (piece: string) => {
      const text = piece.repeat(Math.floor(bytes / Buffer.byteLength(JSON.stringify(piece).slice(1, -1))));
      const headers = { "Content-Type": "application/json", Authorization: `Bearer ${caller.token}` };
      const url = server.site.SITE_URL + placeOrder.path;
      const body = JSON.stringify(anOrder(product, caller, { address: text }));
      while (!stopped.signal.aborted) {
        const { status } = await fetch(url, { method: placeOrder.method, headers, body });
        answers.push(status);
      }
    };
    const callers = PIECES.slice(0, CALLERS).map(send);
    const time = await placeOrders();
    stopped.abort();
    await Promise.all(callers);
    return time;
  };

  // The first ones load what later ones have.
  await placeOrders();
  const alone = await placeOrders();
  const answers: number[] = [];
  const besideShort = await placeOrdersBeside(SHORT, answers);
  const besideLong = await placeOrdersBeside(LONG, answers);

  expect(answers.length).toBeGreaterThanOrEqual(CALLERS);
  expect(answers.filter((status) => ![413, 422, 429].includes(status))).toEqual([]);
  reportMeasurement({
    trial: "An order beside ten callers with long texts",
    runs: `${answers.length} refusals`,
    violations: 0,
    notes: `${(besideLong / besideShort).toFixed(2)} times as long as beside short texts, ${(besideLong / alone).toFixed(2)} times as long as alone`,
  });
}, 120_000);
