import { afterAll, describe, expect, it } from "vitest";
import { readAccount } from "../../contract/account.ts";
import { listChanges } from "../../contract/admin/change-history.ts";
import { listDamage } from "../../contract/admin/damage.ts";
import { listImports } from "../../contract/admin/imports.ts";
import { searchOrders } from "../../contract/admin/orders.ts";
import { searchParts } from "../../contract/admin/parts.ts";
import { hashOfPicture } from "../../contract/admin/picture-path.ts";
import { addPicture } from "../../contract/admin/pictures.ts";
import { addProduct, changeProduct } from "../../contract/admin/products.ts";
import { listPurchases } from "../../contract/admin/purchases.ts";
import { listAllReviews } from "../../contract/admin/reviews.ts";
import { listLowStock, listMovements } from "../../contract/admin/stock.ts";
import { listSuppliers } from "../../contract/admin/suppliers.ts";
import { listTrash } from "../../contract/admin/trash.ts";
import { listUsers } from "../../contract/admin/users.ts";
import { saveBasket } from "../../contract/basket/basket.ts";
import type { Endpoint, Input } from "../../contract/endpoint.ts";
import { deleteOrder, listOrders, placeOrder } from "../../contract/orders.ts";
import { listProducts } from "../../contract/products.ts";
import { listProfiles } from "../../contract/profiles.ts";
import { listPartReviews } from "../../contract/reviews/part-reviews.ts";
import { listReviews } from "../../contract/reviews/reviews.ts";
import { saveUser } from "../../contract/users.ts";
import { moneyOf } from "../../contract/values/money.ts";
import { recordIdOf } from "../../core/idempotency.ts";
import { countIdOf } from "../../firestore/call-counts.ts";
import type { Account } from "../../testing/accounts.ts";
import { as, send } from "../../testing/api.ts";
import { anOrder, aProduct } from "../../testing/builders.ts";
import { reportMeasurement } from "../../testing/measurements.ts";
import { aPicture } from "../../testing/pictures.ts";
import { aSentPurchase } from "../../testing/purchases.ts";
import { seed, testScale } from "../../testing/test-scale.ts";
import { useWorld } from "../../testing/use-world.ts";
import { damageCases, whileDamaged } from "./damage-cases.ts";

// A document of every collection is damaged in each field, one field at a time: every list is answered, and only
// without the damaged document.

const world = useWorld();
const done = { damages: 0, faults: 0 };

afterAll(() =>
  reportMeasurement({ trial: "Damaged documents", runs: `${done.damages} damages`, violations: done.faults }),
);

/** The oldest of all, and so on the catalogue's first page. */
const oldest = "1970-01-01T00:00:00.001Z";

/** The newest of all, and so among the reviews that are listed. */
const newest = { createdAt: "2999-06-01T00:00:00.000Z" };

/** One document of every collection, by its id, each beside another that stays whole. */
async function prepare() {
  const [customer, admin] = [await world.customer(), await world.admin()];
  const key = world.idempotencyKey();
  const low = { quantity: 1, minimumQuantity: 2 };
  const [product, whole] = [await world.product(low, { createdAt: oldest }), await world.product()];
  const call = as(customer);
  const order = await call.call(placeOrder, { body: anOrder(whole, customer), key });
  await world.change("orders", order.output._id, {
    deposit: moneyOf(1250),
    shipping: moneyOf(690),
  });
  const wholeOrder = await world.order(whole, customer);
  await world.review({ productId: product._id });
  const ofPart = { productId: whole._id };
  const [review, wholeReview] = [await world.review(ofPart, newest), await world.review(ofPart, newest)];
  for (const account of [customer, admin]) await world.profile(account);
  const { email, uid } = customer;
  await call.call(saveUser, { params: { email }, body: { email } });
  await call.call(saveBasket, { body: { lines: [{ productId: whole._id, quantity: 1 }] } });
  await world.savedPart(customer, whole._id);
  const { output } = await as(admin).call(addProduct, { body: aProduct() });
  world.adoptProduct(output._id);
  const changed = { params: { id: output._id }, body: { version: 1, name: "Changed" } };
  await as(admin).call(changeProduct, changed);
  const [addition] = await world.changesOf(output);
  const [event] = await world.auditEventsAbout(output._id);
  const deleted = [await world.order(whole, customer), await world.order(whole, customer)];
  for (const { _id } of deleted) await as(admin).call(deleteOrder, { params: { id: _id } });
  const [opening] = await world.movementsOf(whole);
  const { picture } = (await as(admin).call(addPicture, { body: aPicture() })).output;
  world.adoptPicture(picture);
  const hash = hashOfPicture(picture) ?? "";
  const ids: Record<string, string> = {
    products: product._id,
    orders: order.output._id,
    reviews: review._id,
    users: uid,
    profiles: uid,
    idempotency: recordIdOf(uid, key),
    rateLimits: countIdOf("PUT /user/:email", uid),
    auditLog: event?._id ?? "",
    movements: opening?._id ?? "",
    partChanges: addition?._id ?? "",
    imports: await world.importBy(admin, newest.createdAt),
    baskets: uid,
    saved: uid,
    pictures: hash,
    trash: deleted[0]?._id ?? "",
    purchases: (await aSentPurchase(as(admin).call, [{ productId: whole._id, packs: 1 }])).purchase._id,
  };
  await aSentPurchase(as(admin).call, [{ productId: whole._id, packs: 1 }]);
  const trash = deleted[1]?._id;
  const wholeIds = { products: whole._id, orders: wholeOrder._id, reviews: wholeReview._id, trash };
  return { customer, admin, ids, wholeIds, changed, picture };
}

type Scene = Awaited<ReturnType<typeof prepare>>;

async function answer<E extends Endpoint>(caller: Account, endpoint: E, input: Input<E>) {
  const reply = await as(caller).call(endpoint, input);
  expect(reply.status, `${endpoint.method} ${endpoint.path}`).toBe(200);
  return reply.output;
}

function idsOf(list: unknown): string[] {
  return (list as { _id: string }[]).map(({ _id }) => _id);
}

/** Every list that the API has, as admins and customers are answered; and a customer can still sign in. */
async function expectLists(
  { customer, admin, ids, wholeIds, changed, picture }: Scene,
  damaged: string | undefined,
) {
  const { email, uid } = customer;
  const own = await answer(customer, readAccount, {});
  expect(own.basket.lines.length, "baskets").toBe(damaged === "baskets" ? 0 : 1);
  expect(own.saved.length, "saved").toBe(damaged === "saved" ? 0 : 1);
  const lists = {
    products: [idsOf(await answer(admin, listProducts, {}))],
    orders: [
      idsOf(await answer(admin, listOrders, {})),
      idsOf(await answer(customer, listOrders, {})),
      idsOf(own.orders),
    ],
    reviews: [
      idsOf(await answer(admin, listReviews, {})),
      idsOf((await answer(admin, listAllReviews, {})).items),
    ],
  };
  for (const name of ["products", "orders", "reviews"] as const) {
    for (const list of lists[name]) {
      expect(list, name).toContain(wholeIds[name]);
      expect(list.includes(ids[name] ?? ""), name).toBe(damaged !== name);
    }
  }
  const ofPart = await answer(customer, listPartReviews, { params: { id: wholeIds.products } });
  expect(idsOf(ofPart.items)).toContain(wholeIds.reviews);
  const profiles = [await answer(admin, listProfiles, {}), await answer(customer, listProfiles, {})];
  expect(profiles[0]?.some((profile) => profile.email === admin.email)).toBe(true);
  for (const list of profiles) {
    expect(list.some((profile) => profile.email === email)).toBe(damaged !== "profiles");
  }
  const ledger = await answer(admin, listMovements, { params: { id: wholeIds.products } });
  const causes = ledger.items.map(({ cause }) => cause);
  expect([causes.includes("sale"), causes.includes("seed")]).toEqual([true, damaged !== "movements"]);
  const changes = await answer(admin, listChanges, { params: changed.params });
  const expected = ["edit", ...(damaged === "partChanges" ? [] : ["add"])];
  expect(changes.items.map(({ cause }) => cause)).toEqual(expected);
  const imported = idsOf((await answer(admin, listImports, {})).items);
  expect(imported.includes(ids.imports ?? "")).toBe(damaged !== "imports");
  const low = idsOf((await answer(admin, listLowStock, {})).items);
  if (damaged === "products") expect(low).not.toContain(ids.products);
  // More calls than a person makes.
  for (const call of ["GET /account", "PUT /user/:email"]) await world.endRateLimit(countIdOf(call, uid));
  expect((await send(picture)).status).toBe(damaged === "pictures" ? 404 : 200);
  const users = await answer(admin, listUsers, {});
  expect(users.some(({ _id }) => _id === uid)).toBe(true);
  await answer(admin, listDamage, {});
  const trash = idsOf((await answer(admin, listTrash, { query: { limit: 100 } })).items);
  expect(trash).toContain(wholeIds.trash);
  if (damaged === "trash") expect(trash).not.toContain(ids.trash);
  const found = idsOf((await answer(admin, searchOrders, { query: { limit: 100 } })).items);
  if (damaged === "orders") expect(found).not.toContain(ids.orders);
  const bought = idsOf((await answer(admin, listPurchases, { query: { limit: 100 } })).items);
  expect(bought.length).toBeGreaterThan(0);
  if (damaged === "purchases") expect(bought).not.toContain(ids.purchases);
  await answer(admin, listSuppliers, {});
  await answer(admin, searchParts, { query: { sort: "updated", attention: "waiting" } });
  await answer(customer, saveUser, { params: { email }, body: { email } });
}

describe("While one field is damaged of a document in", () => {
  const others = [
    "users",
    "profiles",
    "idempotency",
    "rateLimits",
    "auditLog",
    "movements",
    "partChanges",
    "imports",
    "baskets",
    "saved",
    "pictures",
    "purchases",
    "trash",
  ];
  it.each(["products", "orders", "reviews", ...others])(
    "%s, every list is answered without it",
    async (collection) => {
      const scene = await prepare();
      const id = scene.ids[collection] ?? "";
      const all = await damageCases(collection, id);
      expect(all.length).toBeGreaterThanOrEqual(3);
      const some = all.filter((_case, index) => (index + seed) % testScale.damagedOneIn === 0);
      for (const damage of some) {
        done.damages++;
        await whileDamaged(collection, id, damage, (parses) =>
          expectLists(scene, parses ? undefined : collection),
        ).catch((cause) => {
          done.faults++;
          throw new Error(`${damage.field} ${damage.kind}: ${cause}`, { cause });
        });
      }
    },
    600_000,
  );
});
