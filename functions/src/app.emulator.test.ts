import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "./contract/endpoint.ts";
import { listOrders } from "./contract/orders.ts";
import type { Account } from "./testing/accounts.ts";
import { as, type Reply, send, urlOf } from "./testing/api.ts";
import { aProduct } from "./testing/builders.ts";
import { endpoints } from "./testing/endpoints.ts";
import { World } from "./testing/world.ts";

// These hold for every call.

const world = new World();
let customer: Account;
let admin: Account;

beforeAll(async () => {
  customer = await world.customer();
  admin = await world.admin();
});
afterAll(() => world.clear());

/** Calls an endpoint with parameters that exist nowhere and a body that is none of its own. */
function call(endpoint: Endpoint, headers: Record<string, string> = {}): Promise<Reply> {
  const body = endpoint.body && { body: "{}", headers: { "Content-Type": "application/json", ...headers } };
  const params = { id: "nosuchid", uid: "nobody", email: "nobody@carparts.test", number: "R2001-00001" };
  return send(urlOf(endpoint, params), {
    method: endpoint.method,
    headers,
    ...body,
  });
}

function expectHeaders({ headers }: Reply): void {
  expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
}

function expectRefusal(reply: Reply, status: number, code: string): void {
  expect(reply.refusal).toMatchObject({ status, code });
  expectHeaders(reply);
  expect(reply.headers.get("cache-control")).toBe("private, no-store");
  expect(reply.error.requestId).toBe(reply.headers.get("x-request-id"));
  expect(reply.error.message).toMatch(/^[A-Z].+\.$/);
}

/** Found by reading the sources, so that an endpoint which the tests overlook is missed. */
async function declaredEndpoints(): Promise<string[]> {
  const folder = fileURLToPath(new URL("contract/", import.meta.url));
  const files = await readdir(folder, { recursive: true });
  const sources = await Promise.all(
    files.filter((file) => /(?<!\.test)\.ts$/.test(file)).map((file) => readFile(`${folder}${file}`, "utf8")),
  );
  return sources.flatMap((source) => source.match(/^export const \w+ = endpoint\(/gm) ?? []);
}

describe("A guest", () => {
  it("meets every endpoint that the contract declares, of which ten are open to all", async () => {
    expect(endpoints).toHaveLength((await declaredEndpoints()).length);
    expect(
      endpoints
        .filter(({ access }) => access === "anyone")
        .map(({ name }) => name)
        .sort(),
    ).toEqual([
      "GET /api/products",
      "GET /api/products/:id",
      "GET /api/products/:id/reviews",
      "GET /api/reviews/summary",
      "GET /api/vehicles",
      "GET /api/vin/:vin",
      "GET /products",
      "GET /revew",
      "POST /api/client-reports",
      "POST /api/withdrawals",
    ]);
  });

  it.each(endpoints.filter(({ access }) => access !== "anyone"))("is refused by $name", async (endpoint) => {
    const reply = await call(endpoint);
    expectRefusal(reply, 401, "unauthenticated");
    expect(reply.headers.get("www-authenticate")).toBe("Bearer");
  });

  it.each(endpoints.filter(({ access }) => access === "anyone"))("is answered by $name", async (endpoint) => {
    const reply = await call(endpoint);
    expect(reply.status).toBe(endpoint.params ? 404 : endpoint.body ? 422 : 200);
    expectHeaders(reply);
  });
});

describe("A customer", () => {
  it.each(endpoints.filter(({ access }) => access === "admin" || access.startsWith("self")))(
    "is refused by $name, before the body or the parameters are looked at",
    async (endpoint) => {
      expectRefusal(await call(endpoint, { Authorization: `Bearer ${customer.token}` }), 403, "forbidden");
    },
  );
});

describe("A token", () => {
  it("in the query, a cookie or the body is none", async () => {
    const { token } = customer;
    const replies = await Promise.all([
      send(`/ordersItem?access_token=${token}&token=${token}`),
      send("/ordersItem", { headers: { Cookie: `__session=${token}; token=${token}` } }),
      send("/products", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ token, accessToken: token }),
      }),
    ]);
    for (const reply of replies) expectRefusal(reply, 401, "unauthenticated");
  });
});

describe("An answer", () => {
  it("is private and not kept, and has an id of its own that the caller cannot choose", async () => {
    const replies = [1, 2].map(() => as(customer).call(listOrders, {}, { "X-Request-Id": "mine" }));
    const answers = await Promise.all(replies);
    for (const reply of answers) {
      expect(reply.status).toBe(200);
      expectHeaders(reply);
      expect(reply.headers.get("cache-control")).toBe("private, no-store");
    }
    const ids = answers.map(({ headers }) => headers.get("x-request-id"));
    expect(new Set([...ids, "mine"]).size).toBe(3);
  });

  it("lets no other origin read it", async () => {
    const { headers } = await send("/products", { headers: { Origin: "https://evil.example" } });
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("set-cookie")).toBeNull();
  });
});

describe("An address or a method that no endpoint has", () => {
  it.each([
    ["GET", "/payment/a/b"],
    ["GET", "/payment/"],
    ["GET", "/product"],
    ["GET", "/user/a@b.c"],
    ["DELETE", "/products"],
    ["PATCH", "/product"],
    ["PUT", "/products"],
    ["POST", "/users"],
    ["DELETE", "/admin/a@b.c"],
    ["PUT", "/OrdersItem/x"],
    ["OPTIONS", "/products"],
  ])("(%s %s) is a 404", async (method, path) => {
    expectRefusal(await send(path, { method }), 404, "not_found");
  });

  it("is a 404 for an admin too", async () => {
    const headers = { Authorization: `Bearer ${admin.token}` };
    expectRefusal(await send("/serviceDelete/x", { method: "POST", headers }), 404, "not_found");
  });
});

describe("A body", () => {
  async function post(body: string | null, type: string | undefined, path = "/products"): Promise<Reply> {
    const headers = {
      Authorization: `Bearer ${admin.token}`,
      ...(type !== undefined && { "Content-Type": type }),
    };
    return send(path, { method: "POST", headers, body });
  }
  const json = "application/json";

  it.each([
    ["text/plain", JSON.stringify(aProduct())],
    ["text/html", "<p>"],
    ["application/x-www-form-urlencoded", "name=x"],
    ["multipart/form-data; boundary=x", "--x--"],
    ["application/octet-stream", "x"],
    ["application/jsonx", "{}"],
  ])("of the type %s, which a foreign page could send, is a 415", async (type, body) => {
    expectRefusal(await post(body, type), 415, "unsupported_media_type");
  });

  it("that is missing is a 415", async () => {
    expectRefusal(await post(null, undefined), 415, "unsupported_media_type");
  });

  it.each(["[]", '[{"name":"x"}]'])("that is the array %s is a 400", async (body) => {
    expectRefusal(await post(body, json), 400, "bad_request");
  });

  it("may say its character set", async () => {
    expectRefusal(await post("{}", "application/json; charset=utf-8"), 422, "invalid");
  });

  // The emulator reads bodies before the app does and answers these itself, with a page of its own.
  it.each(["{bad", '{"name":', "null", '"text"', "7"])("that is %s is refused", async (body) => {
    const { status } = await post(body, json);
    expect([status >= 400, status < 500]).toEqual([true, true]);
  });

  it("of more than 64 KiB, or a product's of more than 256, is a 413, and one of just that is read", async () => {
    const filled = (size: number) => `{"name":"${"x".repeat(size - 11)}"}`;
    expect(filled(65536)).toHaveLength(65536);
    expectRefusal(await post(filled(65536), json), 422, "invalid");
    for (const size of [65537, 1024 * 1024, 5 * 1024 * 1024]) {
      expectRefusal(await post(filled(size), json), 413, "payload_too_large");
    }
    expectRefusal(await post(filled(262_144), json, "/product"), 422, "invalid");
    expectRefusal(await post(filled(262_145), json, "/product"), 413, "payload_too_large");
  });

  it("that is too large is measured in bytes, not in characters", async () => {
    expectRefusal(await post(`{"name":"${"ü".repeat(40_000)}"}`, json), 413, "payload_too_large");
  });

  it("that is deep is no trouble", async () => {
    const deep = `{"name":${"[".repeat(5000)}${"]".repeat(5000)}}`;
    expectRefusal(await post(deep, json), 422, "invalid");
  });
});
