import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import { writeInvoices } from "../../contract/admin/invoices.ts";
import { deleteReview } from "../../contract/admin/reviews.ts";
import { searchCatalogue } from "../../contract/catalogue/search.ts";
import { ErrorAnswer } from "../../contract/errors.ts";
import type { Order } from "../../contract/orders.ts";
import type { Product } from "../../contract/products.ts";
import type { Account } from "../../testing/accounts.ts";
import { as, urlOf } from "../../testing/api.ts";
import { aUniqueWord } from "../../testing/builders.ts";
import { declaredErrors } from "../../testing/declared-errors.ts";
import { environment } from "../../testing/emulator.ts";
import { reportMeasurement, slowness } from "../../testing/measurements.ts";
import { aSentPurchase } from "../../testing/purchases.ts";
import { seed, testScale } from "../../testing/test-scale.ts";
import { World } from "../../testing/world.ts";
import { anyRequest, type FuzzRequest } from "./fuzz-requests.ts";

// Requests made from the contract, half of them right and half broken, go to the functions emulator itself:
// Hosting would answer strange paths with the site's page, and never show them to the API.

const functions = `${environment.FUNCTIONS_URL}/${environment.GCLOUD_PROJECT}/us-central1`;
const site = { SITE_URL: `${functions}/api`, FUNCTIONS_URL: environment.FUNCTIONS_URL };
const vinSite = { ...site, SITE_URL: `${functions}/vin` };
const pdfSite = { ...site, SITE_URL: `${functions}/invoicePdf` };
const REQUESTS_PER_SCENE = 25;

/** Matches a stack trace or a path of the server's files. */
const INSIDES = /node_modules|\bat .+\(.+:\d+:\d+\)|\.ts:\d+|\/functions\/|file:\/\//;

const faults: string[] = [];
const counts: Record<number, number> = {};
const times: number[] = [];
const world = new World();
let scene: Awaited<ReturnType<typeof prepare>>;

/** Callers, and things that exist; all is new now and then, so that nobody calls too often. */
async function prepare() {
  const [customer, admin, victim, product] = await Promise.all([
    world.customer(),
    world.admin(),
    world.customer(),
    world.product({ quantity: 1000 }),
  ]);
  const [order, review, deleted] = await Promise.all([
    world.order(product, customer),
    world.review(),
    world.review(),
  ]);
  await as(admin, site).call(deleteReview, { params: { id: deleted._id } });
  await world.savedPart(customer, product._id);
  const invoice = await prepareInvoice(await world.order(product, customer, { handling: "sent" }), admin);
  const purchase = await preparePurchase(product, admin);
  return {
    customer,
    admin,
    purchase,
    victim,
    product,
    order,
    review,
    deleted,
    invoice,
    listing: await prepareListing(),
  };
}

/** Calls about a purchase by its id. */
const purchaseCalls = [
  ...["GET", "PATCH", "DELETE"].map((method) => `${method} /api/purchases/:id`),
  "PUT /api/purchases/:id/state",
  "POST /api/purchases/:id/receipts",
];

async function preparePurchase({ _id: productId }: Pick<Product, "_id">, admin: Account): Promise<string> {
  const { call } = as(admin, site);
  return (await aSentPurchase(call, [{ productId, packs: 5 }])).purchase._id;
}

async function prepareInvoice({ _id, version }: Pick<Order, "_id" | "version">, admin: Account) {
  const body = { items: [{ orders: [{ _id, version }] }], isDryRun: false };
  return (await as(admin, site).call(writeInvoices, { body })).output.items[0]?.number ?? "";
}

/** A search of several pages, and the cursor of the second. */
async function prepareListing() {
  const brand = aUniqueWord();
  await Promise.all([world.product({ brand }), world.product({ brand })]);
  const query = { brand, sort: "price", limit: "1" } as const;
  const { output } = await as(null, site).call(searchCatalogue, { query });
  if (output.next === null) throw new Error("The search has one page.");
  return { query, next: output.next };
}

afterAll(() => world.clear());

/** Names something that exists, where the request is to, so that not everything ends at a 404. */
function withKnown(request: FuzzRequest): FuzzRequest {
  if (request.known === undefined) return request;
  const { customer, victim, product, order, review, deleted, invoice, purchase } = scene;
  const ids: Record<string, string> = {
    "DELETE /:id": victim.uid,
    "DELETE /serviceDelete/:id": product._id,
    "GET /api/products/:id": product._id,
    "POST /api/products/:id/stock": product._id,
    "GET /api/products/:id/movements": product._id,
    "GET /api/products/:id/reviews": product._id,
    "DELETE /api/reviews/:id": review._id,
    "POST /api/undo/:id": deleted._id,
    ...Object.fromEntries(purchaseCalls.map((name) => [name, purchase])),
    "GET /api/saved/:id": product._id,
    "PUT /api/saved/:id": product._id,
    "DELETE /api/saved/:id": product._id,
  };
  const caller = request.caller === "customer" ? customer : victim;
  const known: Record<string, unknown> = {
    id: ids[request.endpoint.name] ?? order._id,
    email: caller.email,
    uid: caller.uid,
    vin: "1HGCM82633A004352",
    number: invoice,
  };
  const params = Object.keys(request.params).map((name) => [name, known[name]]);
  return {
    ...request,
    params: Object.fromEntries(params),
    query: withKnownCursor(request),
    body: withKnownBody(request),
  };
}

function withKnownBody({ endpoint, body, known = 0 }: FuzzRequest): unknown {
  if (typeof body !== "object" || body === null) return body;
  const { customer, product, order } = scene;
  const real = { email: customer.email, productId: product._id, price: product.price };
  if (endpoint.name === "POST /revew" && "productId" in body) return { ...body, productId: product._id };
  if (endpoint.name === "POST /api/counts") return withKnownLines({ ...body, ...real });
  if ("email" in body) return withKnownLines({ ...body, ...real });
  // The present version, an older one or one to come.
  const version = 1 + (known % 3);
  if (endpoint.versioned) return { ...body, version };
  if (endpoint.name !== "PUT /api/orders/handling") return body;
  return { ...body, items: [{ _id: order._id, version }, ...("items" in body ? [body.items].flat() : [])] };
}

/** A cursor of its own search, or a broken one, or that of another search. */
function withKnownCursor({ endpoint, query, known = 0 }: FuzzRequest): FuzzRequest["query"] {
  if (endpoint.name !== "GET /api/products" || query.after === undefined) return query;
  const { query: own, next } = scene.listing;
  const broken = next.slice(0, known % next.length) + next.slice((known % next.length) + 1);
  const sent = [
    { ...own, after: next },
    { ...own, after: broken },
    { ...query, after: next },
  ];
  return sent[known % sent.length] ?? query;
}

/** The lines of a basket name the same product. */
function withKnownLines(body: { productId: string; price: number; lines?: unknown }) {
  const { lines, productId, price } = body;
  if (!Array.isArray(lines)) return body;
  return { ...body, lines: lines.map((line) => ({ ...line, productId, price })) };
}

function sentOf(body: unknown): Blob | string | null {
  if (body instanceof Blob) return body;
  return body === undefined ? null : (JSON.stringify(body) ?? null);
}

/** The emulator reads bodies before the app does and answers these with a page of its own. */
function isEmulatorsOwn({ body }: FuzzRequest, status: number): boolean {
  const isObject = typeof body === "object" && body !== null;
  return status === 400 && (!isObject || body === undefined);
}

async function send(request: FuzzRequest): Promise<{ status: number; text: string }> {
  const { endpoint, params, query, headers, contentType } = request;
  const account: Account | undefined = request.caller === "guest" ? undefined : scene[request.caller];
  const body = sentOf(request.body);
  const at = endpoint.path.startsWith("/api/vin/") ? vinSite : endpoint.sends ? pdfSite : site;
  const answer = await fetch(urlOf(endpoint, params, query, at), {
    method: endpoint.method,
    headers: {
      ...headers,
      ...(account && { Authorization: `Bearer ${account.token}` }),
      ...(body !== null && { "Content-Type": contentType }),
    },
    body,
    signal: AbortSignal.timeout(testScale.longestAnswerMilliseconds),
  });
  return { status: answer.status, text: await answer.text() };
}

/** Who may never be let in, by the endpoint's own declaration. */
function isLetInWrongly({ endpoint, caller }: FuzzRequest): boolean {
  if (endpoint.access === "anyone") return false;
  return caller === "guest" || (endpoint.access === "admin" && caller !== "admin");
}

function judge(request: FuzzRequest, status: number, text: string): string | undefined {
  if (isEmulatorsOwn(request, status)) return undefined;
  if (status >= 500 && status !== 503) return `${status}`;
  if (INSIDES.test(text)) return "shows its insides";
  if (status < 300) {
    if (isLetInWrongly(request)) return "let in without a right";
    if (request.endpoint.sends) return text.startsWith("%PDF-") ? undefined : "another output";
    return request.endpoint.output.safeParse(text === "" ? undefined : JSON.parse(text)).success
      ? undefined
      : "another output";
  }
  const refusal = ErrorAnswer.safeParse(parsed(text));
  if (!refusal.success) return `${status} in another shape`;
  const { code, present } = refusal.data.error;
  if (present !== undefined && !request.endpoint.output.safeParse(present).success) return "another present";
  return declaredErrors(request.endpoint).has(code) ? undefined : `${code}, which is not declared`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** True for deletions that fail the second time; an account may have no order at all. */
function deletesOnce({ endpoint }: FuzzRequest): boolean {
  return endpoint.method === "DELETE" && endpoint.name !== "DELETE /api/users/:uid/orders";
}

/** A retry with its key gets the same answer again. */
async function canDeleteAgain(request: FuzzRequest, first: string): Promise<boolean> {
  const again = await send(request);
  const isRemembered = "Idempotency-Key" in request.headers && again.text === first;
  return again.status !== 404 && !isRemembered;
}

async function check(generated: FuzzRequest): Promise<void> {
  if (times.length % REQUESTS_PER_SCENE === 0) {
    await world.clear();
    scene = await prepare();
  }
  const request = withKnown(generated);
  const begin = performance.now();
  const { status, text } = await send(request);
  times.push(performance.now() - begin);
  counts[status] = (counts[status] ?? 0) + 1;
  if (status === 201) world.adopt(JSON.parse(text));
  const fault = judge(request, status, text);
  const isTwice = deletesOnce(request) && status === 200 && (await canDeleteAgain(request, text));
  const found = fault ?? (isTwice ? "deleted twice" : undefined);
  if (found === undefined) return;
  faults.push(JSON.stringify({ found, ...request, endpoint: request.endpoint.name, status, text }));
  throw new Error(found);
}

it("The API answers whatever is sent to it as its contract says", async () => {
  const result = await fc.check(fc.asyncProperty(anyRequest, check), {
    seed,
    numRuns: testScale.fuzzRequests,
    endOnFailure: true,
  });
  const { p95, max } = slowness(times);
  const answers = Object.entries(counts).map(([status, count]) => `${count} × ${status}`);
  reportMeasurement({
    trial: "Fuzzing",
    runs: `${result.numRuns} requests`,
    violations: result.failed ? 1 : 0,
    notes: `${answers.join(", ")}, p95 ${p95} ms, max ${max} ms, seed ${seed}`,
  });
  expect(faults, `seed ${seed}`).toEqual([]);
  if (result.failed) throw result.errorInstance;
}, 1_800_000);
