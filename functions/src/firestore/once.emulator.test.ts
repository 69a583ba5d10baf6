import { expect, it } from "vitest";
import { fulfilOrder, fulfilOrders } from "../contract/admin/fulfilment.ts";
import { saveManufacturer } from "../contract/admin/manufacturers.ts";
import { changeProduct, deleteProduct } from "../contract/admin/products.ts";
import { returnPieces } from "../contract/admin/returns.ts";
import { deleteReview } from "../contract/admin/reviews.ts";
import { type Endpoint, type Input, takesKey } from "../contract/endpoint.ts";
import { deleteOrder } from "../contract/orders.ts";
import { undoDeletion } from "../contract/undo.ts";
import { recordIdOf } from "../core/idempotency.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { aManufacturer, aUniqueWord } from "../testing/builders.ts";
import { inputOf, nameOf, nounCalls } from "../testing/nouns.ts";
import { useWorld } from "../testing/use-world.ts";
import { idempotency } from "./collections.ts";

const world = useWorld();

interface Write {
  readonly endpoint: Endpoint;
  readonly input: Omit<Input<Endpoint>, "key">;
  /** Another one of the same version. */
  readonly other: Omit<Input<Endpoint>, "key">;
}

async function anOrder(handling: "new" | "sent") {
  const product = await world.product({ quantity: 10 });
  const fields = { MinimumOrder: 5, handling, version: handling === "new" ? 1 : 3 };
  return world.order(product, await world.customer(), fields);
}

/** Writes that an admin may retry with the same key. */
const writes: Record<string, (admin: Account) => Promise<Write>> = {
  async "a part's edit"() {
    const { _id: id } = await world.product({ price: 50 });
    const input = (price: string) => ({ params: { id }, body: { version: 1, price } });
    return { endpoint: changeProduct, input: input("55"), other: input("56") };
  },
  async "a part's deletion"() {
    const [{ _id: id }, other] = [await world.product(), await world.product()];
    return { endpoint: deleteProduct, input: { params: { id } }, other: { params: { id: other._id } } };
  },
  async "a review's deletion"() {
    const [{ _id: id }, other] = [await world.review(), await world.review()];
    return { endpoint: deleteReview, input: { params: { id } }, other: { params: { id: other._id } } };
  },
  async "an order's deletion"() {
    const [{ _id: id }, other] = [await anOrder("new"), await anOrder("new")];
    return { endpoint: deleteOrder, input: { params: { id } }, other: { params: { id: other._id } } };
  },
  async "a restoration"(admin) {
    const params = await Promise.all(
      [await world.product(), await world.product()].map(({ _id: id }) => ({ id })),
    );
    for (const each of params) await as(admin).call(deleteProduct, { params: each });
    const [input, other] = params.map((each) => ({ params: each }));
    return { endpoint: undoDeletion, input: input ?? {}, other: other ?? {} };
  },
  async "an order's step"() {
    const { _id: id } = await anOrder("new");
    const input = (version: number) => ({ params: { id }, body: { version, handling: "picked" } });
    return { endpoint: fulfilOrder, input: input(1), other: input(2) };
  },
  async "a return"() {
    const { _id: id } = await anOrder("sent");
    const input = (pieces: number) => ({
      params: { id },
      body: { version: 3, pieces, isSellable: true, reason: "Wrong side." },
    });
    return { endpoint: returnPieces, input: input(2), other: input(3) };
  },
  async "the steps of many orders"() {
    const orders = await Promise.all([anOrder("new"), anOrder("new")]);
    const items = orders.map(({ _id }) => ({ _id, version: 1 }));
    const input = (handling: string) => ({ body: { items, handling } });
    return { endpoint: fulfilOrders, input: input("picked"), other: input("sent") };
  },
  ...Object.fromEntries(
    nounCalls
      .filter(({ endpoint }) => takesKey(endpoint))
      .map((call) => [
        nameOf(call),
        async (admin: Account) => {
          const [input, other] = [await inputOf(call, as(admin).call), await inputOf(call, as(admin).call)];
          return { endpoint: call.endpoint, input, other } as Write;
        },
      ]),
  ),
};

function send(caller: Account, endpoint: Endpoint, input: object, key?: string) {
  return as(caller).call(endpoint, { ...input, ...(key !== undefined && { key }) } as Input<Endpoint>);
}

/** Who did it is in some answers alone. */
function withoutActors(json: unknown): unknown {
  return JSON.parse(JSON.stringify(json), (name, value) => (/^(who|email)$/.test(name) ? undefined : value));
}

it.each(Object.entries(writes))("%s that is sent again by its key is done once", async (_name, prepare) => {
  const admin = await world.admin();
  const { endpoint, input, other } = await prepare(admin);
  const key = world.idempotencyKey();
  expect(takesKey(endpoint)).toBe(true);
  // Two tabs at once, and a third try later.
  const replies = await Promise.all([send(admin, endpoint, input, key), send(admin, endpoint, input, key)]);
  replies.push(await send(admin, endpoint, input, key));
  const [first] = replies;
  for (const reply of replies) {
    expect(reply.output).toBeDefined();
    expect(withoutActors(reply.json)).toEqual(withoutActors(first?.json));
  }
  expect((await send(admin, endpoint, other, key)).refusal).toMatchObject({
    status: 422,
    code: "idempotency_key_reused",
  });
});

it("what was deleted under a key and restored since is deleted by that key again", async () => {
  const [admin, key] = [await world.admin(), world.idempotencyKey()];
  const { _id: id } = await world.product();
  for (let round = 0; round < 2; round++) {
    for (let tries = 0; tries < 2; tries++) {
      expect((await send(admin, deleteProduct, { params: { id } }, key)).output).toEqual({ _id: id });
      expect(await world.stored("products", id)).toBeUndefined();
    }
    expect((await as(admin).call(undoDeletion, { params: { id } })).status).toBe(200);
  }
});

it("a customer who deletes their order and takes that back hears the same again, though nothing is left to restore", async () => {
  const customer = await world.customer();
  const params = { id: (await world.order(await world.product({ quantity: 10 }), customer))._id };
  for (const endpoint of [deleteOrder, undoDeletion]) {
    const key = world.idempotencyKey();
    const [first, again] = [
      await send(customer, endpoint, { params }, key),
      await send(customer, endpoint, { params }, key),
    ];
    expect(first.status).toBe(200);
    expect(again.json).toEqual(first.json);
  }
  expect(await world.stored("orders", params.id)).toBeDefined();
});

it("a deletion that found nothing is remembered under no key", async () => {
  const [admin, id, key] = [await world.admin(), world.idempotencyKey(), world.idempotencyKey()];
  for (const endpoint of [deleteProduct, deleteReview]) {
    for (let tries = 0; tries < 2; tries++) {
      expect((await send(admin, endpoint, { params: { id } }, key)).status).toBe(404);
    }
  }
  expect((await idempotency.doc(recordIdOf(admin.uid, key)).get()).exists).toBe(false);
});

it("a change under a key is one change, whose key is its account's alone and is known in the same commit", async () => {
  const [admin, other] = [await world.admin(), await world.admin()];
  const { _id: id } = await world.product({ price: 50 });
  const change = { params: { id }, body: { version: 1, price: "55" } };
  const key = world.idempotencyKey();
  const record = idempotency.doc(recordIdOf(admin.uid, key));
  expect(
    (await send(admin, changeProduct, { ...change, body: { version: 7, price: "55" } }, key)).status,
  ).toBe(409);
  expect((await record.get()).exists).toBe(false);

  await Promise.all([send(admin, changeProduct, change, key), send(admin, changeProduct, change, key)]);
  expect((await record.get()).data()).toMatchObject({ ownerUid: admin.uid });
  expect(await world.auditEventsAbout(id)).toHaveLength(1);
  expect(await world.stored("products", id)).toMatchObject({ version: 2, price: { cents: 5500 } });
  expect((await send(other, changeProduct, change, key)).status).toBe(409);
  expect((await send(admin, changeProduct, change)).status).toBe(409);
});

it("a retry tells of what others have done since, and undoes none of it", async () => {
  const [admin, other] = [await world.admin(), await world.admin()];
  const brand = aUniqueWord();
  const first = { body: aManufacturer({ brand, name: "First Ltd.", version: 0 }) };
  const key = world.idempotencyKey();
  const { version } = (await as(admin).call(saveManufacturer, { ...first, key })).output;
  const theirs = aManufacturer({ brand, name: "Theirs Ltd.", version });
  expect((await as(other).call(saveManufacturer, { body: theirs })).status).toBe(200);
  // With the version that it made, so that the next change of its own meets theirs.
  expect((await as(admin).call(saveManufacturer, { ...first, key })).output).toMatchObject({
    ...{ version, maker: { name: "First Ltd." } },
  });
  const next = aManufacturer({ brand, name: "Second Ltd.", version });
  expect((await as(admin).call(saveManufacturer, { body: next })).status).toBe(409);

  const { _id: id } = await world.product({ price: 50 });
  const [edit, editKey] = [{ params: { id }, body: { version: 1, price: "55" } }, world.idempotencyKey()];
  await send(admin, changeProduct, edit, editKey);
  await send(other, changeProduct, { params: { id }, body: { version: 2, price: "60" } });
  expect((await send(admin, changeProduct, edit, editKey)).output).toMatchObject({ version: 3, price: 60 });
});
