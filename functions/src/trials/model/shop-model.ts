import { expect } from "vitest";
import { isOpen, openPieces, type PurchaseState } from "../../contract/admin/purchases.ts";
import { listUsers } from "../../contract/admin/users.ts";
import { listOrders, type Order } from "../../contract/orders.ts";
import { isOrderable, listProducts, type Product } from "../../contract/products.ts";
import { listProfiles } from "../../contract/profiles.ts";
import { listReviews } from "../../contract/reviews/reviews.ts";
import { moneyOf } from "../../contract/values/money.ts";
import type { OrderStatus } from "../../contract/values/order-status.ts";
import { type Account, claimsOf } from "../../testing/accounts.ts";
import { as } from "../../testing/api.ts";
import type { World } from "../../testing/world.ts";

/** A person of the shop, as the model knows them. */
export interface Person {
  readonly account: Account;
  isAdmin: boolean;
  isGone: boolean;
  hasProfile: boolean;
}

export interface PlacedOrder {
  readonly order: Order;
  readonly owner: Person;
  /** Sends its form again, and returns the ids of the orders that are answered. */
  readonly replay: () => Promise<{ status: number; ids: string[] }>;
  handling: OrderStatus;
  version: number;
  /** The pieces that came back, and those of them that are back in stock. */
  returned: number;
  restocked: number;
  /** The pieces that are no longer to be paid, and those that its invoice has left to credit. */
  credited: number;
  onInvoice: number;
  invoice?: WrittenInvoice;
  isGone: boolean;
  /** Its pieces went back when it was deleted. */
  isReleased?: boolean;
  /** Its owner left after that. */
  isBlank?: boolean;
}

/** `found` is what counts and receipts have added to a part, or taken away below 0. */
export interface ListedProduct {
  product: Product;
  version: number;
  stock: number;
  found: number;
  isGone: boolean;
  readonly reviewers: Set<Person>;
}

/** A purchase of the shop, by its lines. */
export interface OrderedPurchase {
  readonly _id: string;
  readonly lines: { readonly entry: ListedProduct; readonly pieces: number; received: number }[];
  state: PurchaseState;
  version: number;
}

/** An invoice with its share of each checkout, in cents. */
export interface WrittenInvoice {
  readonly number: string;
  readonly shares: ReadonlyMap<string, number>;
  readonly shipping: number;
  credited: number;
  isShippingCredited: boolean;
}

/** The shop's expected state, in plain lists and maps. */
export interface Model {
  readonly people: Person[];
  readonly products: ListedProduct[];
  readonly orders: PlacedOrder[];
  readonly purchases: OrderedPurchase[];
  readonly reviews: string[];
  /** In the order in which they were written. */
  readonly invoices: WrittenInvoice[];
  credits: number;
  /** The cents that came, by checkout. */
  readonly paid: Map<string, number>;
}

export interface RealShop {
  readonly world: World;
}

export function placedOrder(from: Pick<PlacedOrder, "order" | "owner" | "replay">): PlacedOrder {
  const fresh = { handling: "new", version: 1, returned: 0, restocked: 0 } as const;
  return { ...from, ...fresh, credited: 0, onInvoice: 0, isGone: false };
}

/** The same of everything for every run: an admin, three customers, and an empty shop. */
export async function openShop(world: World): Promise<{ model: Model; real: RealShop }> {
  const accounts = [
    await world.admin(),
    await world.customer(),
    await world.customer(),
    await world.customer(),
  ];
  const people = accounts.map((account, index) => ({
    account,
    isAdmin: index === 0,
    isGone: false,
    hasProfile: false,
  }));
  const books = { invoices: [], credits: 0, paid: new Map<string, number>() };
  return {
    model: { people, products: [], orders: [], purchases: [], reviews: [], ...books },
    real: { world },
  };
}

export function mayOrder(stock: number, product: Product, pieces: number): boolean {
  return isOrderable({ ...product, quantity: stock }, pieces);
}

async function expectStock({ products, orders }: Model, { world }: RealShop): Promise<void> {
  for (const { product, stock, found, isGone } of products) {
    const kept = await world.ordersOf(product);
    const wanted = orders.filter((entry) => !entry.isGone && entry.order.productId === product._id);
    expect(kept.map(({ _id }) => _id).sort()).toEqual(wanted.map(({ order }) => order._id).sort());
    expect(await world.stockOf(product)).toBe(isGone ? undefined : stock);
    const given = wanted.reduce((sum, { order, restocked }) => sum + order.MinimumOrder - restocked, 0);
    if (!isGone) expect([stock + given, stock >= 0]).toEqual([product.quantity + found, true]);
    for (const { order, owner, handling, version, returned } of wanted) {
      const total = moneyOf(Math.round(order.price * 100) * order.MinimumOrder);
      const stored = await world.stored("orders", order._id);
      expect(stored).toMatchObject({ ownerUid: owner.account.uid, total, handling, version });
      expect(stored?.returned ?? 0).toBe(returned);
    }
  }
}

async function expectOnOrder({ products, purchases }: Model, { world }: RealShop): Promise<void> {
  for (const entry of products.filter(({ isGone }) => !isGone)) {
    const open = purchases
      .filter(isOpen)
      .flatMap(({ lines }) => lines.filter((line) => line.entry === entry));
    const wanted = open.reduce((sum, line) => sum + openPieces(line), 0);
    const { onOrder = 0 } = (await world.stored("productInternals", entry.product._id)) ?? {};
    expect(onOrder).toBe(wanted);
  }
}

async function expectPeople({ people }: Model, { world }: RealShop): Promise<void> {
  for (const { account, isAdmin, isGone } of people) {
    const document = await world.stored("users", account.uid);
    const claims = await claimsOf(account.uid);
    expect(claims === undefined).toBe(isGone);
    expect([claims?.admin === true, document?.role === "admin"]).toEqual([isAdmin, isAdmin]);
  }
  expect(people.filter(({ isAdmin }) => isAdmin).length).toBeGreaterThan(0);
}

/** Expects somebody's own orders and profile in the lists, or everybody's for an admin. */
async function expectLists(model: Model, person: Person): Promise<void> {
  const shop = as(person.account);
  const uids = new Set(model.people.map(({ account }) => account.email));
  const orders = await shop.call(listOrders, {});
  if (person.isGone) {
    expect(orders.status).toBe(401);
    return;
  }
  const mine = model.orders.filter(({ isGone, owner }) => !isGone && (person.isAdmin || owner === person));
  const seen = orders.output.filter(({ email }) => person.isAdmin === false || uids.has(email));
  expect(seen.map(({ _id }) => _id).sort()).toEqual(mine.map(({ order }) => order._id).sort());
  const profiles = (await shop.call(listProfiles, {})).output.map(({ email }) => email);
  const wanted = model.people.filter((other) => other.hasProfile && (person.isAdmin || other === person));
  const seenProfiles = profiles.filter(
    (email) => person.isAdmin === false || (email !== null && uids.has(email)),
  );
  expect(seenProfiles.sort()).toEqual(wanted.map(({ account }) => account.email).sort());
  expect((await shop.call(listUsers, {})).status).toBe(person.isAdmin ? 200 : 403);
}

async function expectPublicLists(model: Model): Promise<void> {
  const products = (await as(null).call(listProducts, {})).output.map(({ _id }) => _id);
  for (const { product, isGone } of model.products) expect(products.includes(product._id)).toBe(!isGone);
  const reviews = (await as(null).call(listReviews, {})).output.map(({ _id }) => _id);
  for (const id of model.reviews) expect(reviews).toContain(id);
}

/** Holds the shop to the model after a command; the lists as the one sees them whose turn it is. */
export async function expectInvariants(model: Model, real: RealShop, viewer: Person): Promise<void> {
  await expectStock(model, real);
  await expectOnOrder(model, real);
  await expectPeople(model, real);
  await expectLists(model, viewer);
  await expectPublicLists(model);
  expect(await real.world.ratingFaults()).toEqual([]);
}
