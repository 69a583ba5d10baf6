import { listOrders, placeOrder } from "@carparts/functions/contract/orders";
import { listProducts } from "@carparts/functions/contract/products";
import { addProduct } from "@carparts/functions/contract/products-admin";
import { listReviews } from "@carparts/functions/contract/reviews";
import { checkAdmin } from "@carparts/functions/contract/users";
import { as } from "@carparts/functions/testing/api";
import { anOrder, aProduct } from "@carparts/functions/testing/builders";
import { serve } from "@carparts/functions/testing/in-process";
import { ReadCounter } from "@carparts/functions/testing/read-counter";
import { World } from "@carparts/functions/testing/world";
import { row } from "../table.ts";

const OWN_ORDERS = 5;

/** Reads billed by Firestore for common actions. The app runs in this process, to count them. */
export async function measureReads() {
  process.env.PUBLIC_ANSWER_SECONDS = "60";
  const { createApi } = await import("../../functions/src/app.ts");
  const { server, url } = await serve(createApi());
  const site = { SITE_URL: url, FUNCTIONS_URL: url };
  const world = new World();
  const counter = new ReadCounter();
  const reads = async (work) => {
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

async function journeys({ world, site, reads }) {
  const [customer, admin, product] = await Promise.all([world.customer(), world.admin(), world.product()]);
  await Promise.all(Array.from({ length: 10 }, () => world.review()));
  await Promise.all(Array.from({ length: OWN_ORDERS }, () => world.order(product, customer)));
  const call = async (caller, endpoint, input, headers) => {
    const { output } = await as(caller, site).call(endpoint, input, headers);
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
  const order = { body: anOrder(product, customer) };
  const key = { "Idempotency-Key": world.idempotencyKey() };
  const count = (name, value, most) => row(`documents read, ${name}`, value, { most, digits: 0 });
  return [
    count("home on a miss", await reads(home), 16),
    count("home from the cache", await reads(home), 0),
    count("admin check", await reads(() => call(admin, checkAdmin, { params: { email: admin.email } })), 0),
    count(`own orders, k = ${OWN_ORDERS}`, await reads(ownOrders), OWN_ORDERS + 1),
    count("order", await reads(() => call(customer, placeOrder, order, key)), 2),
  ];
}
