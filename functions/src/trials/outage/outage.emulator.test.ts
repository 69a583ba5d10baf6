import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { addProduct } from "../../contract/admin/products.ts";
import { listUsers } from "../../contract/admin/users.ts";
import { searchCatalogue } from "../../contract/catalogue/search.ts";
import { listVehicles } from "../../contract/catalogue/vehicles.ts";
import type { Endpoint } from "../../contract/endpoint.ts";
import { listOrders, placeOrder } from "../../contract/orders.ts";
import { listProducts } from "../../contract/products.ts";
import { listProfiles, saveProfile } from "../../contract/profiles.ts";
import { addReview } from "../../contract/reviews/add-review.ts";
import { listReviews } from "../../contract/reviews/reviews.ts";
import type { Account } from "../../testing/accounts.ts";
import { as, Reply } from "../../testing/api.ts";
import { anOrder, aProduct, aReview } from "../../testing/builders.ts";
import { environment } from "../../testing/emulator.ts";
import { type ServerProcess, startServer } from "../../testing/server-process.ts";
import { World } from "../../testing/world.ts";
import { startStalledProxy } from "./stalled-proxy.ts";
import { startUnreachableHost } from "./unreachable-host.ts";

// The API in a process of its own, for which the database or the identity provider is not to be reached.

const world = new World();
let admin: Account;

beforeAll(async () => {
  admin = await world.admin();
});
afterAll(() => world.clear());

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function apiWithout(variable: string, kind: "closed" | "silent"): Promise<ServerProcess> {
  const nothing = await startUnreachableHost(kind);
  const api = await startServer({ env: { [variable]: nothing.host } });
  stops.push(() => api.kill(), nothing.stop);
  return api;
}

/** Calls, and returns the answer with its seconds. */
async function call(api: ServerProcess, { method, path }: Endpoint, body?: unknown, token?: string) {
  const begin = performance.now();
  const answer = await fetch(`${api.site.SITE_URL}${path}`, {
    method,
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const reply = new Reply(answer, Buffer.from(await answer.arrayBuffer()));
  return { reply, seconds: (performance.now() - begin) / 1000 };
}

function expectUnavailable({ reply, seconds }: { reply: Reply; seconds: number }): void {
  expect(reply.refusal).toMatchObject({ status: 503, code: "unavailable" });
  expect(reply.headers.get("retry-after")).toBe("2");
  expect(reply.headers.get("cache-control")).toBe("private, no-store");
  expect(seconds).toBeLessThan(10);
}

const order = () => anOrder({ ...aProduct(), _id: "nosuchproduct" }, admin);

describe.each(["closed", "silent"] as const)("While the database is %s", (kind) => {
  it("every call that needs it is a 503 within ten seconds, a guest's too", async () => {
    const api = await apiWithout("FIRESTORE_EMULATOR_HOST", kind);
    const answers = await Promise.all([
      call(api, listProducts),
      call(api, searchCatalogue),
      call(api, listVehicles),
      call(api, listOrders, undefined, admin.token),
      call(api, listProfiles, undefined, admin.token),
      call(api, placeOrder, order(), admin.token),
      call(api, addProduct, aProduct(), admin.token),
      call(api, addReview, aReview(), admin.token),
    ]);
    for (const answer of answers) expectUnavailable(answer);
  });

  it("the identity provider is still asked first, and a guest stays a guest", async () => {
    const api = await apiWithout("FIRESTORE_EMULATOR_HOST", kind);
    expect((await call(api, placeOrder, order())).reply.status).toBe(401);
    expect((await call(api, listUsers, undefined, admin.token)).reply.status).toBe(200);
  });
});

describe.each(["closed", "silent"] as const)("While the identity provider is %s", (kind) => {
  it("a caller with a token gets a 503 within ten seconds, and is no guest and no admin", async () => {
    const api = await apiWithout("FIREBASE_AUTH_EMULATOR_HOST", kind);
    const answers = await Promise.all([
      call(api, listOrders, undefined, admin.token),
      call(api, listUsers, undefined, admin.token),
      call(api, addProduct, aProduct(), admin.token),
      call(api, placeOrder, order(), admin.token),
    ]);
    for (const answer of answers) expectUnavailable(answer);
    for (const open of [listProducts, searchCatalogue, listVehicles]) {
      expect((await call(api, open)).reply.status).toBe(200);
    }
  });
});

describe("While the connection to the database is stalled", () => {
  it("what was answered with a 503 is not done either when it moves again, and the log says so", async () => {
    const way = await startStalledProxy(environment.FIRESTORE_EMULATOR_HOST);
    const api = await startServer({ env: { FIRESTORE_EMULATOR_HOST: way.host } });
    stops.push(() => api.kill(), way.stop);
    const customer = await world.customer();
    const product = await world.product({ quantity: 5, minimumQuantity: 1 });
    const [part, review] = [
      aProduct({ name: `Part ${customer.uid}` }),
      aReview({ description: `Quiet since the first day. ${customer.uid}` }),
    ];
    const profile = { email: customer.email, name: "P", address: "", mobile: "", picture: "" };
    const answers = await Promise.all([
      call(api, placeOrder, anOrder(product, customer), customer.token),
      call(api, addProduct, part, admin.token),
      call(api, addReview, review, customer.token),
      call(api, { ...saveProfile, path: `/profile/${customer.email}` }, profile, customer.token),
    ]);
    for (const answer of answers) expectUnavailable(answer);
    way.release();
    await expect
      .poll(() => api.log().match(/"Failed after the response\."/g)?.length, { timeout: 20_000 })
      .toBe(answers.length);
    expect(await world.ordersOf(product)).toEqual([]);
    expect(await world.stockOf(product)).toBe(5);
    expect(await world.stored("profiles", customer.uid)).toBeUndefined();
    const shop = as(null);
    expect((await shop.call(listProducts, {})).output).not.toContainEqual(expect.objectContaining(part));
    expect((await shop.call(listReviews, {})).output).not.toContainEqual(expect.objectContaining(review));
  });
});
