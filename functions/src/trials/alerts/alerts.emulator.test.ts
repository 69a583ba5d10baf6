import { Timestamp } from "firebase-admin/firestore";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { alertPolicies } from "../../../../ops/alert-policies.ts";
import {
  clientFaults,
  denials,
  logMetrics,
  mailsGivenUp,
  mailsWaiting,
  ordersFailed,
} from "../../../../ops/log-metrics.ts";
import { linesOf as linesOfReport } from "../../client-reports/report-lines.ts";
import { placeBasket } from "../../contract/basket/place-basket.ts";
import type { ClientReport } from "../../contract/client-reports.ts";
import type { Endpoint } from "../../contract/endpoint.ts";
import { placeOrder } from "../../contract/orders.ts";
import { busy } from "../../core/app-error.ts";
import { logFailure } from "../../core/failure.ts";
import { type LogKind, log, release, severities } from "../../core/log.ts";
import { mail } from "../../firestore/collections.ts";
import { deliverDue } from "../../mail/mail.domain.ts";
import type { Account } from "../../testing/accounts.ts";
import { aBasket, anOrder, aReview } from "../../testing/builders.ts";
import { type ServerProcess, startServer } from "../../testing/server-process.ts";
import { World } from "../../testing/world.ts";
import { startUnreachableHost } from "../outage/unreachable-host.ts";
import { entryOf, takes } from "./log-filter.ts";

// The lines that the code really writes, before the filters that the alerts count with.

const world = new World();
let customer: Account;

beforeAll(async () => {
  customer = await world.customer();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => world.clear());

/** The metrics that count a line. */
function metricsOf(line: string): string[] {
  return logMetrics.filter(({ filter }) => takes(filter, entryOf(line))).map(({ name }) => name);
}

/** The lines that the work writes in this process. */
async function linesOf(work: () => unknown): Promise<string[]> {
  const lines: string[] = [];
  for (const method of ["log", "error"] as const)
    vi.spyOn(console, method).mockImplementation((line) => void lines.push(String(line)));
  await work();
  return lines;
}

function written(server: ServerProcess): string[] {
  return server
    .log()
    .split("\n")
    .filter((line) => line.startsWith("{"));
}

type Address = Pick<Endpoint, "method" | "path">;

async function send(server: ServerProcess, { method, path }: Address, body: unknown, token = customer.token) {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const text = body === undefined ? null : JSON.stringify(body);
  const answer = await fetch(`${server.site.SITE_URL}${path}`, { method, headers, body: text });
  await answer.text();
  return answer.status;
}

describe("An order that fails", () => {
  it("is counted where the database is away, by each of its two calls", async () => {
    const product = await world.product();
    const nothing = await startUnreachableHost("closed");
    const server = await startServer({ env: { FIRESTORE_EMULATOR_HOST: nothing.host } });
    const failed = [
      send(server, placeOrder, anOrder(product, customer)),
      send(server, placeBasket, aBasket([product], customer)),
    ];
    expect(await Promise.all(failed)).toEqual([503, 503]);
    await expect
      .poll(() => written(server).flatMap(metricsOf))
      .toEqual([ordersFailed.name, ordersFailed.name]);
    await server.kill();
  });

  it.each([placeOrder, placeBasket])(
    "is counted where the shop has a bug: $path",
    async ({ method, path }) => {
      const about = { requestId: "a", uid: "b", route: `${method} ${path}` };
      const lines = await linesOf(() => logFailure(new TypeError("x is undefined"), about));
      expect(lines.map(metricsOf)).toEqual([[ordersFailed.name]]);
    },
  );

  it("is not counted for a fault of another call", async () => {
    const lines = await linesOf(() => logFailure(busy(), { route: "GET /products" }));
    expect(lines.map(metricsOf)).toEqual([[]]);
  });
});

describe("A normal day", () => {
  it("is counted by no metric: orders, refusals, unknown addresses, what isn't there", async () => {
    const server = await startServer();
    const product = await world.product({ quantity: 5 });
    const order = anOrder(product, customer);
    const get = (path: Address["path"]) => ({ method: "GET", path }) as const;
    const calls: [Address, unknown, number][] = [
      [placeOrder, order, 201],
      [placeOrder, { ...order, MinimumOrder: 1e6 }, 409],
      [placeOrder, { ...order, address: "" }, 422],
      [placeOrder, "no order", 400],
      [placeBasket, aBasket([product], customer), 201],
      [{ method: "POST", path: "/revew" }, aReview({ revew: 6 }), 422],
      [get("/products?limit=x"), undefined, 422],
      [get("/nowhere"), undefined, 404],
      [get("/part/nothing"), undefined, 404],
    ];
    for (const [endpoint, body, status] of calls)
      expect(await send(server, endpoint, body), endpoint.path).toBe(status);
    await expect.poll(() => written(server).length).toBeGreaterThan(5);
    expect(written(server).flatMap(metricsOf)).toEqual([]);
    await server.kill();
  });

  it("has lines of other kinds, which no metric counts", async () => {
    const counted: LogKind[] = [
      "bug",
      "unavailable",
      "clientFault",
      "denial",
      "mailWaits",
      "mailGivenUp",
      "mailFlood",
    ];
    const others = (Object.keys(severities) as LogKind[]).filter((kind) => !counted.includes(kind));
    const lines = await linesOf(() => {
      for (const kind of others) log(kind, "A line.", { route: "POST /products" });
    });
    expect(lines.map(metricsOf)).toEqual(others.map(() => []));
  });
});

describe("Who is refused", () => {
  it("is counted: without a valid token, and for what is somebody else's", async () => {
    const server = await startServer();
    expect(await send(server, placeOrder, {}, "nonsense")).toBe(401);
    expect(await send(server, { method: "GET", path: "/users" }, undefined)).toBe(403);
    await expect.poll(() => written(server).flatMap(metricsOf)).toEqual([denials.name, denials.name]);
    await server.kill();
  });
});

describe("A fault in a browser", () => {
  it.each([
    [release, release],
    ["1a2b3c4", "other"],
    [undefined, "other"],
  ])("of a page of %s is counted as one of %s, so that nobody makes up values", async (release, label) => {
    const fault = { origin: "uncaught", message: "x is undefined", route: "/parts", release } as const;
    const [report] = linesOfReport({ fault: { ...fault, browser: "Firefox 143" } } as ClientReport);
    const lines = await linesOf(() => report && log(report.kind, report.message, report.details));
    expect(lines.map(metricsOf)).toEqual([[clientFaults.name]]);
    const [, path = ""] =
      /^EXTRACT\(jsonPayload\.(.+)\)$/.exec(clientFaults.labelExtractors?.release ?? "") ?? [];
    expect(JSON.parse(lines[0] ?? "")[path]).toBe(label);
  });
});

it("Emails that are given up are counted apart, because one isn't worth an alert", async () => {
  const lines = await linesOf(() => log("mailGivenUp", "An email could not be sent and is given up."));
  expect(lines.map(metricsOf)).toEqual([[mailsGivenUp.name]]);
  const conditions = alertPolicies({ project: "a", host: "a.web.app" }).flatMap(
    ({ conditions }) => conditions,
  );
  const ofGivenUp = conditions.filter((one) => JSON.stringify(one).includes(mailsGivenUp.name));
  expect(ofGivenUp.map(({ conditionThreshold }) => conditionThreshold?.thresholdValue)).toEqual([10]);
});

describe("Emails that wait", () => {
  it("are counted", async () => {
    const id = `alert-${crypto.randomUUID()}`;
    await mail.doc(id).set({
      ...{ _id: id, kind: "order_placed", ownerUid: customer.uid, orderIds: [], productId: null, tries: 3 },
      createdAt: new Date(Date.now() - 3_600_000).toISOString(),
      // Somebody else has it for now.
      dueAt: Timestamp.fromMillis(Date.now() + 600_000),
    });
    const lines = await linesOf(() => deliverDue({} as never));
    expect(lines.flatMap(metricsOf)).toContain(mailsWaiting.name);
    await mail.doc(id).delete();
  });
});
