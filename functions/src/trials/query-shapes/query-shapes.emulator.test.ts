import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Account } from "../../testing/accounts.ts";
import { urlOf } from "../../testing/api.ts";
import { endpoints, type NamedEndpoint } from "../../testing/endpoints.ts";
import { reportMeasurement } from "../../testing/measurements.ts";
import { seed, testScale } from "../../testing/test-scale.ts";
import { World } from "../../testing/world.ts";
import { queryShapes } from "./query-shapes.ts";

// Through the site, because Cloud Functions' own Express parses a query before the app does, and otherwise.

const world = new World();
let [customer, admin]: Account[] = [];
const faults: string[] = [];
let requests = 0;

beforeAll(async () => {
  [customer, admin] = await Promise.all([world.customer(), world.admin()]);
  const [product] = await Promise.all([world.product(), world.product(), world.review(), world.review()]);
  await Promise.all([world.order(product, customer), world.order(product, customer)]);
});
afterAll(() => world.clear());

function callerOf({ access, method, path }: NamedEndpoint): Account | undefined {
  const isLastCall = method === "DELETE" && path.startsWith("/account");
  if (access === "anyone" || isLastCall) return undefined;
  return access === "admin" ? admin : customer;
}

/** Whatever the shape, some requests have the one that a Link header cannot be made of as it is. */
function shapesOf(count: number): string[] {
  const others = fc.sample(fc.constantFrom(...queryShapes), { seed, numRuns: count });
  return ["limit=1&x[toString]=1", ...(count < queryShapes.length ? others : queryShapes)];
}

async function send(endpoint: NamedEndpoint, shape: string): Promise<void> {
  const caller = callerOf(endpoint);
  const url = urlOf(endpoint, { id: "no-such-thing", email: caller?.email ?? "nobody@carparts.test" });
  url.search = shape;
  const headers = caller && { Authorization: `Bearer ${caller.token}` };
  const answer = await fetch(url, { method: endpoint.method, ...(headers && { headers }) });
  await answer.arrayBuffer();
  requests++;
  const reflected = answer.headers.get("link")?.match(/[?&](?!limit=|after=)[^&>]+/)?.[0];
  if (answer.status < 500 && !reflected) return;
  faults.push(`${endpoint.name}?${shape.slice(0, 100)}: ${answer.status} ${reflected ?? ""}`);
}

it("No query of any shape causes a 500, and Links repeat only the list's parameters", async () => {
  for (const endpoint of endpoints) {
    for (const shape of shapesOf(testScale.queryShapes)) await send(endpoint, shape);
  }
  reportMeasurement({
    trial: "Query strings of every shape",
    runs: `${requests} requests, ${endpoints.length} calls`,
    violations: faults.length,
    notes: `seed ${seed}`,
  });
  expect(faults, `seed ${seed}`).toEqual([]);
}, 600_000);
