import { addProduct } from "@carparts/functions/contract/admin/products";
import { placeBasket } from "@carparts/functions/contract/basket/place-basket";
import type { Endpoint, Input } from "@carparts/functions/contract/endpoint";
import { readMail } from "@carparts/functions/contract/mail";
import { listOrders, placeOrder } from "@carparts/functions/contract/orders";
import { listProducts } from "@carparts/functions/contract/products";
import { listReviews } from "@carparts/functions/contract/reviews/reviews";
import { listSaved, savePart } from "@carparts/functions/contract/saved";
import { checkAdmin } from "@carparts/functions/contract/users";
import type { Account } from "@carparts/functions/testing/accounts";
import { as, type Site } from "@carparts/functions/testing/api";
import { aBasket, anOrder, aProduct } from "@carparts/functions/testing/builders";
import { serve } from "@carparts/functions/testing/in-process";
import { ReadCounter } from "@carparts/functions/testing/read-counter";
import { World } from "@carparts/functions/testing/world";
import { type Row, row } from "../table.ts";

const OWN_ORDERS = 5;

/** The lines of a basket. */
const LINES = 3;

/** Reads billed by Firestore for common actions. The app runs in this process, to count them. */
export async function measureReads(): Promise<Row[]> {
  process.env.PUBLIC_ANSWER_SECONDS = "60";
  const { createApi } = await import("../../functions/src/app.ts");
  const { server, url } = await serve(createApi());
  const site = { SITE_URL: url, FUNCTIONS_URL: url };
  const world = new World();
  const counter = new ReadCounter();
  const reads = async (work: () => Promise<unknown>) => {
    counter.take();
    await work();
    return counter.take();
  };
  try {
    return await journeys({ world, site, reads });
  } finally {
    server.closeAllConnections();
    server.close();
    await world.clear();
  }
}

interface Journeys {
  readonly world: World;
  readonly site: Site;
  /** The documents that the work reads. */
  reads(work: () => Promise<unknown>): Promise<number>;
}

async function journeys({ world, site, reads }: Journeys): Promise<Row[]> {
  const [customer, admin, product] = await Promise.all([world.customer(), world.admin(), world.product()]);
  await Promise.all(Array.from({ length: 10 }, () => world.review()));
  await Promise.all(Array.from({ length: OWN_ORDERS }, () => world.order(product, customer)));
  const call = async <E extends Endpoint>(caller: Account | null, endpoint: E, input: Input<E>) => {
    const { output } = await as(caller, site).call(endpoint, input);
    return output;
  };
  const home = () =>
    Promise.all([
      call(null, listProducts, { query: { limit: 6 } }),
      call(null, listReviews, { query: { limit: 10 } }),
    ]);
  // Any write empties the caches.
  world.adopt(await call(admin, addProduct, { body: aProduct() }));
  const ownOrders = () => call(customer, listOrders, { query: { limit: 25 } });
  const order = { body: anOrder(product, customer), key: world.idempotencyKey() };
  const parts = await Promise.all(Array.from({ length: LINES }, () => world.product()));
  for (const { _id } of parts) await call(customer, savePart, { params: { id: _id }, body: {} });
  const basket = { body: aBasket(parts, customer) };
  const count = (name: string, value: number, most: number) =>
    row(`documents read, ${name}`, value, { most, digits: 0 });
  return [
    count("home on a miss", await reads(home), 16),
    count("home from the cache", await reads(home), 0),
    count("admin check", await reads(() => call(admin, checkAdmin, { params: { email: admin.email } })), 0),
    count(`own orders, k = ${OWN_ORDERS}`, await reads(ownOrders), OWN_ORDERS + 1),
    count("order", await reads(() => call(customer, placeOrder, order)), 2),
    count(`saved parts, n = ${LINES}`, await reads(() => call(customer, listSaved, {})), LINES + 1),
    count("whether emails are sent", await reads(() => call(customer, readMail, {})), 0),
    count(`basket, n = ${LINES}`, await reads(() => call(customer, placeBasket, basket)), 2 * LINES + 1),
  ];
}
