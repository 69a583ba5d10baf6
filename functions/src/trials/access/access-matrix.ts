import { writeInvoices } from "../../contract/admin/invoices.ts";
import { statusOf } from "../../contract/endpoint.ts";
import { deleteOrder } from "../../contract/orders.ts";
import type { Product } from "../../contract/products.ts";
import type { Account } from "../../testing/accounts.ts";
import { as } from "../../testing/api.ts";
import { aBasket, anOrder, aProduct, aReview } from "../../testing/builders.ts";
import { inputOf, nameOf, nounCalls, type Parts } from "../../testing/nouns.ts";
import { aPicture } from "../../testing/pictures.ts";
import { purchaseParts } from "../../testing/purchases.ts";
import type { World } from "../../testing/world.ts";

/** Who calls, in the order of the columns below. */
export const callers = ["guest", "bad token", "other", "owner", "unverified", "admin", "ex-admin"] as const;
export type CallerKind = (typeof callers)[number];

/**
 * A status; for lists `own` (200, one's own things alone) or `all` (200, the owner's things too). An ex-admin,
 * who has an old token, has two: for what is the owner's, and for what is their own.
 */
export type Cell = number | "own" | "all";

export interface Row {
  /** The call about what belongs to this account, in a world that is the call's alone. */
  readonly about: (whose: Account, world: World) => Promise<Parts> | Parts;
  readonly cells: readonly [Cell, Cell, Cell, Cell, Cell, Cell, [Cell, Cell]];
}

function named(whose: Account): Parts {
  return { params: { email: whose.email } };
}

function ofAccount({ uid }: Account): Parts {
  return { params: { uid } };
}

async function order(whose: Account, world: World): Promise<Parts> {
  const { _id } = await world.order(await world.product(), whose);
  return { params: { id: _id } };
}

async function invoicedOrder(whose: Account, world: World) {
  const { _id } = await world.order(await world.product(), whose, { handling: "sent" });
  const body = { items: [{ orders: [{ _id, version: 1 }] }], isDryRun: false };
  const { output } = await as(await world.admin()).call(writeInvoices, { body });
  return { orderId: _id, params: { number: output.items[0]?.number ?? "" } };
}

async function invoice(whose: Account, world: World): Promise<Parts> {
  const { params } = await invoicedOrder(whose, world);
  return { params };
}

type Prepared = (typeof purchaseParts)[keyof typeof purchaseParts];

/** A call about a purchase of one part. */
function purchase(prepare: Prepared, body?: (product: Product) => Parts["body"]): Row["about"] {
  return async (_whose, world) => {
    const [admin, product] = [await world.admin(), await world.product()];
    const parts = await prepare(as(admin).call, product);
    return { ...parts, ...(body && { body: body(product) as never }) };
  };
}

const ofAdmins = (status: number): Row["cells"] => [401, 401, 403, 403, 403, status, [403, 403]];

async function listedOrder(whose: Account, world: World): Promise<Parts> {
  await order(whose, world);
  return {};
}

async function listedProfile(whose: Account, world: World): Promise<Parts> {
  await world.profile(whose);
  return {};
}

/** The last admin could not leave. */
async function anotherAdmin(_whose: Account, world: World): Promise<Parts> {
  await world.admin();
  return {};
}

async function ofProduct(_whose: Account, world: World): Promise<Parts> {
  return { params: { id: (await world.product())._id } };
}

async function ownDeletedOrder(whose: Account, world: World): Promise<Parts> {
  const deleted = await order(whose, world);
  await as(whose).call(deleteOrder, { params: { id: deleted.params?.id ?? "" } });
  return deleted;
}

/** Nouns are the admins' alone. */
const rowsOfNouns = nounCalls.map((call): [string, Row] => [
  nameOf(call),
  {
    about: async (_whose, world) => inputOf(call, as(await world.admin()).call),
    cells: [401, 401, 403, 403, 403, statusOf(call.endpoint), [403, 403]],
  },
]);

async function savedPart(whose: Account, world: World): Promise<Parts> {
  const { _id } = await world.product();
  await world.savedPart(whose, _id);
  return { params: { id: _id } };
}

async function stranger(world: World): Promise<Account> {
  return world.customer();
}

/**
 * Who may call what: one row an endpoint, by its name. The owner's things are asked for by guests, bad
 * tokens, others, the owner and admins; the unverified account asks for its own.
 */
export const matrix: Record<string, Row> = {
  //                                                   guest bad other owner unver. admin ex-admin
  "PUT /user/:email": {
    about: (whose) => ({ ...named(whose), body: { email: whose.email } }),
    cells: [401, 401, 403, 200, 200, 403, [403, 200]],
  },
  "GET /products": { about: () => ({}), cells: [200, 200, 200, 200, 200, 200, [200, 200]] },
  "POST /products": {
    about: async (whose, world) => ({ body: anOrder(await world.product(), whose) }),
    // Another's order is one with another's email, which nobody may place; one's own everybody may.
    cells: [401, 401, 403, 201, 201, 403, [403, 201]],
  },
  "POST /product": { about: () => ({ body: aProduct() }), cells: [401, 401, 403, 403, 403, 201, [403, 403]] },
  "GET /admin/:email": { about: named, cells: [401, 401, 403, 200, 200, 200, [403, 200]] },
  "PUT /admin/:email": {
    about: async (_whose, world) => named(await stranger(world)),
    cells: [401, 401, 403, 403, 403, 200, [403, 403]],
  },
  "GET /users": { about: () => ({}), cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  "GET /api/users": { about: () => ({}), cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  "GET /api/users/:uid": { about: ofAccount, cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  "GET /api/users/:uid/orders": { about: ofAccount, cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  "GET /api/users/:uid/reviews": { about: ofAccount, cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  "DELETE /:id": {
    about: async (_whose, world) => ({ params: { id: (await stranger(world)).uid } }),
    cells: [401, 401, 403, 403, 403, 200, [403, 403]],
  },
  "DELETE /serviceDelete/:id": { about: ofProduct, cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  "GET /api/products": { about: () => ({}), cells: [200, 200, 200, 200, 200, 200, [200, 200]] },
  "GET /api/products/:id": { about: ofProduct, cells: [200, 200, 200, 200, 200, 200, [200, 200]] },
  "GET /api/vehicles": { about: () => ({}), cells: [200, 200, 200, 200, 200, 200, [200, 200]] },
  "POST /api/imports": {
    about: () => ({
      body: { importId: crypto.randomUUID(), name: "f.csv", first: 2, rows: [{ name: "N" }] },
    }),
    cells: [401, 401, 403, 403, 403, 200, [403, 403]],
  },
  "GET /api/imports": { about: () => ({}), cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  "POST /api/imports/:id/undo": {
    about: async (whose, world) => ({ params: { id: await world.importBy(whose) } }),
    cells: [401, 401, 403, 403, 403, 200, [403, 403]],
  },
  "GET /api/vin/:vin": {
    about: () => ({ params: { vin: "1FUJGLDR9CSBK1234" } }),
    cells: [200, 200, 200, 200, 200, 200, [200, 200]],
  },
  "GET /api/vin/known-vehicles": { about: () => ({}), cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  "POST /api/products/:id/stock": {
    about: async (whose, world) => ({
      ...(await ofProduct(whose, world)),
      body: { change: 1, reason: "Found." },
    }),
    cells: [401, 401, 403, 403, 403, 200, [403, 403]],
  },
  "POST /api/counts": {
    about: async (_whose, world) => {
      const { _id } = await world.product();
      return { body: { lines: [{ productId: _id, counted: 9, number: 1 }], isDryRun: false } };
    },
    cells: [401, 401, 403, 403, 403, 200, [403, 403]],
  },
  "GET /api/products/:id/movements": {
    about: ofProduct,
    cells: [401, 401, 403, 403, 403, 200, [403, 403]],
  },
  "PATCH /api/products/:id": {
    about: async (whose, world) => ({ ...(await ofProduct(whose, world)), body: { version: 1, name: "N" } }),
    cells: [401, 401, 403, 403, 403, 200, [403, 403]],
  },
  "POST /api/products/bulk": {
    about: async (_whose, world) => {
      const { _id } = await world.product();
      return { body: { items: [{ _id, version: 1 }], change: { shelf: "A" } } };
    },
    cells: [401, 401, 403, 403, 403, 200, [403, 403]],
  },
  "GET /api/products/:id/changes": { about: ofProduct, cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  "GET /api/products/:id/orders": { about: ofProduct, cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  "GET /api/products/:id/waiting": { about: ofProduct, cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  "GET /api/low-stock": { about: () => ({}), cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  "GET /ordersItem": {
    about: listedOrder,
    cells: [401, 401, "own", "all", "all", "all", ["own", "all"]],
  },
  "GET /api/orders": { about: listedOrder, cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  "GET /api/parts": { about: () => ({}), cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  "GET /api/coverage": { about: () => ({}), cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  "GET /api/coverage/missed": { about: () => ({}), cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  "GET /api/reorder": { about: () => ({}), cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  ...Object.fromEntries(rowsOfNouns),
  "POST /api/pictures": {
    about: () => ({ body: aPicture() }),
    cells: [401, 401, 403, 403, 403, 201, [403, 403]],
  },
  "POST /api/avatars": {
    about: () => ({ body: aPicture() }),
    cells: [401, 401, 201, 201, 201, 201, [201, 201]],
  },
  "GET /api/parts/:id": { about: ofProduct, cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  "DELETE /OrdersItem/:id": { about: order, cells: [401, 401, 404, 200, 200, 200, [404, 200]] },
  "DELETE /api/users/:uid/orders": {
    about: async (whose, world) => {
      await order(whose, world);
      return { params: { uid: whose.uid } };
    },
    cells: [401, 401, 403, 403, 403, 200, [403, 403]],
  },
  "PUT /api/orders/:id/handling": {
    about: async (whose, world) => ({
      ...(await order(whose, world)),
      body: { handling: "picked", version: 1 },
    }),
    cells: [401, 401, 403, 403, 403, 200, [403, 403]],
  },
  "PUT /api/orders/handling": {
    about: async (whose, world) => {
      const { params } = await order(whose, world);
      return { body: { items: [{ _id: params?.id, version: 1 }], handling: "picked" } };
    },
    cells: [401, 401, 403, 403, 403, 200, [403, 403]],
  },
  "POST /api/orders/:id/returns": {
    about: async (whose, world) => {
      const { _id } = await world.order(await world.product(), whose, { handling: "sent" });
      return { params: { id: _id }, body: { version: 1, pieces: 1, isSellable: true, reason: "Broken." } };
    },
    cells: [401, 401, 403, 403, 403, 200, [403, 403]],
  },
  "POST /api/orders/:id/withdrawal": { about: order, cells: [401, 401, 404, 200, 200, 404, [404, 200]] },
  // Whoever asks, the answer is the same.
  "POST /api/withdrawals": {
    about: async (whose, world) => {
      const { number } = await world.order(await world.product(), whose);
      return { body: { number, email: whose.email } };
    },
    cells: [200, 200, 200, 200, 200, 200, [200, 200]],
  },
  "POST /api/invoices": {
    about: async (whose, world) => {
      const { _id } = await world.order(await world.product(), whose, { handling: "sent" });
      return { body: { items: [{ orders: [{ _id, version: 1 }] }], isDryRun: false } };
    },
    cells: [401, 401, 403, 403, 403, 200, [403, 403]],
  },
  "GET /api/invoices": { about: () => ({}), cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  "GET /api/invoices/:number": { about: invoice, cells: [401, 401, 404, 200, 200, 200, [404, 200]] },
  "GET /api/invoices/:number/pdf": { about: invoice, cells: [401, 401, 404, 200, 200, 200, [404, 200]] },
  "POST /api/invoices/:number/credits": {
    about: async (whose, world) => {
      const { orderId, params } = await invoicedOrder(whose, world);
      return { params, body: { lines: [{ orderId, pieces: 1 }], shipping: false, reason: "Late." } };
    },
    cells: [401, 401, 403, 403, 403, 201, [403, 403]],
  },
  "GET /api/books": { about: () => ({}), cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  "POST /api/payments": {
    about: async (whose, world) => {
      const { params } = await order(whose, world);
      return { body: { order: params?.id, amount: 1, day: "2026-11-20", kind: "bank" } };
    },
    cells: [401, 401, 403, 403, 403, 201, [403, 403]],
  },
  "POST /api/statements": {
    about: async (whose, world) => {
      const { number, payment } = await world.order(await world.product(), whose);
      const row = { day: "2026-11-20", amount: payment.due, text: number, entry: number };
      return { body: { rows: [row], isDryRun: false } };
    },
    cells: [401, 401, 403, 403, 403, 200, [403, 403]],
  },
  "GET /api/payments": { about: () => ({}), cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  "POST /api/purchases": { about: purchase(purchaseParts.toAdd), cells: ofAdmins(201) },
  "GET /api/purchases": { about: () => ({}), cells: ofAdmins(200) },
  "GET /api/spending": { about: () => ({}), cells: ofAdmins(200) },
  "GET /api/purchases/:id": { about: purchase(purchaseParts.drafted), cells: ofAdmins(200) },
  "PATCH /api/purchases/:id": {
    about: purchase(purchaseParts.sent, () => ({ version: 2, expected: null })),
    cells: ofAdmins(200),
  },
  "DELETE /api/purchases/:id": { about: purchase(purchaseParts.drafted), cells: ofAdmins(200) },
  "PUT /api/purchases/:id/state": {
    about: purchase(purchaseParts.drafted, () => ({ version: 1, state: "sent" })),
    cells: ofAdmins(200),
  },
  "POST /api/purchases/:id/receipts": {
    about: purchase(purchaseParts.sent, ({ _id }) => ({ lines: [{ productId: _id, pieces: 1 }] })),
    cells: ofAdmins(201),
  },
  "GET /api/picking": { about: listedOrder, cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  "GET /api/slips": {
    about: async (whose, world) => ({ query: { id: (await world.order(await world.product(), whose))._id } }),
    cells: [401, 401, 403, 403, 403, 200, [403, 403]],
  },
  "POST /revew": { about: () => ({ body: aReview() }), cells: [401, 401, 201, 201, 201, 201, [201, 201]] },
  "GET /revew": { about: () => ({}), cells: [200, 200, 200, 200, 200, 200, [200, 200]] },
  "GET /api/reviews/summary": { about: () => ({}), cells: [200, 200, 200, 200, 200, 200, [200, 200]] },
  "GET /api/products/:id/reviews": {
    about: ofProduct,
    cells: [200, 200, 200, 200, 200, 200, [200, 200]],
  },
  "GET /api/reviews": { about: () => ({}), cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  "DELETE /api/reviews/:id": {
    about: async (_whose, world) => ({ params: { id: (await world.review())._id } }),
    cells: [401, 401, 403, 403, 403, 200, [403, 403]],
  },
  "GET /payment/:id": { about: order, cells: [401, 401, 404, 200, 200, 200, [404, 200]] },
  "GET /profile": {
    about: listedProfile,
    cells: [401, 401, "own", "all", "all", "all", ["own", "all"]],
  },
  "PUT /profile/:email": {
    about: (whose) => ({
      ...named(whose),
      body: { email: whose.email, name: "P", address: "", mobile: "", picture: "" },
    }),
    cells: [401, 401, 403, 200, 200, 403, [403, 200]],
  },
  // Whose garage it is says the token alone.
  "GET /api/garage": { about: () => ({}), cells: [401, 401, 200, 200, 200, 200, [200, 200]] },
  "PUT /api/garage": {
    about: () => ({ body: { vehicles: [], chosen: null } }),
    cells: [401, 401, 200, 200, 200, 200, [200, 200]],
  },
  "PATCH /api/garage": {
    about: () => ({ body: { chosen: null } }),
    cells: [401, 401, 200, 200, 200, 200, [200, 200]],
  },
  // So says it whose basket and saved parts these are.
  "GET /api/basket": { about: () => ({}), cells: [401, 401, 200, 200, 200, 200, [200, 200]] },
  "PUT /api/basket": {
    about: () => ({ body: { lines: [] } }),
    cells: [401, 401, 200, 200, 200, 200, [200, 200]],
  },
  "PATCH /api/basket": {
    about: () => ({ body: { changes: [] } }),
    cells: [401, 401, 200, 200, 200, 200, [200, 200]],
  },
  "POST /api/baskets": {
    about: async (whose, world) => ({ body: aBasket([await world.product()], whose) }),
    // As with orders, nobody may place one with another's email.
    cells: [401, 401, 403, 201, 201, 403, [403, 201]],
  },
  "GET /api/saved": { about: () => ({}), cells: [401, 401, 200, 200, 200, 200, [200, 200]] },
  "GET /api/saved/:id": { about: savedPart, cells: [401, 401, 404, 200, 200, 404, [404, 200]] },
  "PUT /api/saved/:id": { about: ofProduct, cells: [401, 401, 200, 200, 200, 200, [200, 200]] },
  "DELETE /api/saved/:id": { about: savedPart, cells: [401, 401, 404, 200, 200, 404, [404, 200]] },
  "POST /api/client-reports": {
    about: () => ({ body: { vitals: { route: "/", release: "local", CLS: 0 } } }),
    cells: [204, 204, 204, 204, 204, 204, [204, 204]],
  },
  "GET /api/mail": { about: () => ({}), cells: [401, 401, 200, 200, 200, 200, [200, 200]] },
  "GET /account": { about: () => ({}), cells: [401, 401, 200, 200, 200, 200, [200, 200]] },
  "GET /api/audit": { about: () => ({}), cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  "GET /api/trash": { about: () => ({}), cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  "POST /api/undo/:id": { about: ownDeletedOrder, cells: [401, 401, 403, 200, 200, 200, [403, 200]] },
  "GET /api/quick-search": {
    about: ({ email }) => ({ query: { q: email } }),
    cells: [401, 401, 403, 403, 403, 200, [403, 403]],
  },
  "GET /api/overview": { about: () => ({}), cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  "GET /api/damage": { about: () => ({}), cells: [401, 401, 403, 403, 403, 200, [403, 403]] },
  // These are about the caller, whose token is worth nothing after the first time.
  "DELETE /account/sessions": { about: () => ({}), cells: [401, 401, 200, 200, 200, 200, [200, 401]] },
  "DELETE /account": { about: anotherAdmin, cells: [401, 401, 200, 200, 200, 200, [200, 401]] },
};
