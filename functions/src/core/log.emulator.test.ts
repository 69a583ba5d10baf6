import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Account } from "../testing/accounts.ts";
import { anOrder } from "../testing/builders.ts";
import { type ServerProcess, startServer } from "../testing/server-process.ts";
import { World } from "../testing/world.ts";
import { startUnreachableHost } from "../trials/outage/unreachable-host.ts";

// Real calls of an API whose output is read to the end: what they leave in the log.

const world = new World();
let api: ServerProcess;
let customer: Account;
const address = "77 Quiet Harbour Lane";
const mobile = "+1 555 867 5309";

beforeAll(async () => {
  api = await startServer();
  customer = await world.customer();
});
afterAll(() => Promise.all([api.kill(), world.clear()]));

interface LogLine {
  readonly severity: string;
  readonly requestId: string;
}

function lines(of = api): LogLine[] {
  const written = of
    .log()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  return written.map((line) => JSON.parse(line));
}

/** Makes a call and gives its status and the line that it left in the log. */
async function call(method: string, path: string, body?: unknown, token = customer.token, to = api) {
  const answer = await fetch(`${to.site.SITE_URL}${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const requestId = answer.headers.get("x-request-id");
  await answer.text();
  const find = () => lines(to).find((line) => line.requestId === requestId);
  if (answer.status >= 400) await expect.poll(find).toBeDefined();
  return { status: answer.status, line: find() };
}

describe("Who is refused", () => {
  it("stands in the log with the account, the route and the request's id", async () => {
    const { uid } = customer;
    const [owner, product] = [await world.customer(), await world.product()];
    const order = await world.order(product, owner);
    const denials: [string, string, string, number, string][] = [
      ["GET", "/users", "GET /users", 403, "forbidden"],
      ["PUT", `/user/${owner.email}`, "PUT /user/:email", 403, "forbidden"],
      ["PUT", `/admin/${customer.email}`, "PUT /admin/:email", 403, "forbidden"],
      ["GET", `/payment/${order._id}`, "GET /payment/:id", 404, "not_found"],
      ["DELETE", `/OrdersItem/${order._id}`, "DELETE /OrdersItem/:id", 404, "not_found"],
    ];
    for (const [method, path, route, status, code] of denials) {
      const { line } = await call(method, path);
      expect(line, path).toMatchObject({ severity: "WARNING", uid, route, status, code });
    }
    const { line } = await call("GET", "/ordersItem", undefined, "nonsense");
    expect(line).toMatchObject({ severity: "WARNING", route: "GET /ordersItem", code: "unauthenticated" });
  });
});

describe("The log of all these calls", () => {
  it("holds no token, email address, postal address or phone number", async () => {
    const product = await world.product();
    const order = anOrder(product, customer, { address, mobile });
    const profile = { name: "Pat", email: customer.email, address, mobile, picture: "" };
    const calls: [string, string, unknown, number][] = [
      ["POST", "/products", order, 201],
      ["POST", "/products", { ...order, MinimumOrder: 1e6 }, 409],
      ["POST", "/products", { ...order, email: "other@carparts.test" }, 403],
      ["POST", "/products", { ...order, address: address.repeat(100) }, 422],
      ["PUT", `/profile/${customer.email}`, profile, 200],
      ["PUT", `/profile/${customer.email}`, { ...profile, email: "x@carparts.test" }, 422],
      ["GET", `/nowhere/${customer.email}`, undefined, 404],
    ];
    for (const [method, path, body, status] of calls) {
      expect((await call(method, path, body)).status, `${method} ${path}`).toBe(status);
    }
    expectDiscretion(api.log());
  });

  it("holds none where a call fails either", async () => {
    const nothing = await startUnreachableHost("closed");
    const alone = await startServer({ env: { FIREBASE_AUTH_EMULATOR_HOST: nothing.host } });
    const body = { email: customer.email };
    const { status, line } = await call("PUT", `/user/${customer.email}`, body, customer.token, alone);
    expect([status, line?.severity]).toEqual([503, "WARNING"]);
    expectDiscretion(alone.log());
    await alone.kill();
  });
});

function expectDiscretion(log: string): void {
  expect(log).not.toContain("eyJ");
  expect(log).not.toMatch(/[\w.+-]@[\w]/);
  expect(log).not.toContain("Quiet Harbour");
  expect(log).not.toContain("867 5309");
}
