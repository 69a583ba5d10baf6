import { describe, expect, it } from "vitest";
import { partDefaults } from "../contract/admin/part-fields.ts";
import { type AddProduct, addProduct, deleteProduct } from "../contract/admin/products.ts";
import { listProducts, type Product } from "../contract/products.ts";
import { moneyOf } from "../contract/values/money.ts";
import type { Account } from "../testing/accounts.ts";
import { as, send, untilServed } from "../testing/api.ts";
import { aPartNumber, aProduct, aUniqueWord } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();

const { shelf, cost, offers, ...noDetails } = partDefaults();

/** Sends any body at all to POST /product. */
function add(caller: Account | null, body: unknown) {
  return as(caller).call(addProduct, { body: body as AddProduct });
}

/** Adds a product as an admin does, and takes it into this test's world. */
async function added(body: unknown = aProduct()) {
  const reply = await add(await world.admin(), body);
  world.adoptProduct(reply.output._id);
  return reply;
}

describe("GET /products", () => {
  it("shows a guest the whole catalogue, oldest first", async () => {
    const third = await world.product({}, { createdAt: "2020-03-03T00:00:00.000Z" });
    const first = await world.product({}, { createdAt: "2020-01-01T00:00:00.000Z" });
    const second = await world.product({}, { createdAt: "2020-02-02T00:00:00.000Z" });
    const { output } = await as(null).call(listProducts, {});
    const own = output.filter(({ _id }) => [first, second, third].some((product) => product._id === _id));
    expect(own).toEqual([first, second, third]);
  });

  it("with sort=newest is newest first, and stays so from one part to the next", async () => {
    const first = await world.product({}, { createdAt: "2997-01-01T00:00:00.000Z" });
    const third = await world.product({}, { createdAt: "2997-03-03T00:00:00.000Z" });
    const second = await world.product({}, { createdAt: "2997-02-02T00:00:00.000Z" });
    const newest = await send("/products?sort=newest&limit=2");
    expect(newest.json).toEqual([third, second]);
    const next = /^<(.+)>; rel="next"$/.exec(newest.headers.get("link") ?? "")?.[1] ?? "";
    expect(((await send(next)).json as Product[])[0]).toEqual(first);
    const oldest = await send("/products?limit=2");
    expect(oldest.json).not.toContainEqual(third);
  });

  it("shows exactly the seven fields of a product", async () => {
    const { _id } = await world.product();
    const listed = (await as(null).call(listProducts, {})).json as Record<string, unknown>[];
    const fields = Object.keys(listed.find((product) => product._id === _id) ?? {}).sort();
    expect(fields).toEqual(
      ["_id", "description", "minimumQuantity", "name", "picture", "price", "quantity"].sort(),
    );
  });

  it("is the same for a caller whose token is no good, because nobody has to sign in for it", async () => {
    const reply = await send("/products", { headers: { Authorization: "Bearer nonsense" } });
    expect(reply.status).toBe(200);
  });

  it("is not widened or narrowed by a query", async () => {
    const { _id } = await world.product();
    const reply = await send("/products?name=x&__proto__[a]=b");
    expect(reply.json).toContainEqual(expect.objectContaining({ _id }));
  });
});

describe("POST /product", () => {
  it("stores what an admin sends and answers 201 with the product", async () => {
    const fields = aProduct({ name: "Oil filter", price: 9.5, quantity: 4, minimumQuantity: 2 });
    const reply = await added(fields);
    expect(reply.status).toBe(201);
    expect(reply.json).toEqual({ _id: expect.stringMatching(/^[A-Za-z0-9]{20}$/), ...fields });
    const { createdAt, updatedAt, ...stored } = (await world.stored("products", reply.output._id)) ?? {};
    expect(stored).toEqual({
      ...fields,
      ...{
        price: moneyOf(950),
        movementCount: 1,
        isBelowMinimum: false,
        ...{ ...noDetails, deposit: moneyOf(0), version: 1, schemaVersion: 6 },
      },
    });
    expect(Date.now() - Date.parse(String(createdAt))).toBeLessThan(60_000);
  });

  it("puts the new product last in the list", async () => {
    const older = await world.product();
    const { _id } = (await added()).output;
    const ids = (await as(null).call(listProducts, {})).output.map((product) => product._id);
    expect(ids.indexOf(_id)).toBeGreaterThan(ids.indexOf(older._id));
  });

  it("takes numbers as text, as the form sends them, and keeps them as numbers", async () => {
    const { output } = await added({ ...aProduct(), price: "24.90", quantity: "7", minimumQuantity: " 2 " });
    expect(output).toMatchObject({ price: 24.9, quantity: 7, minimumQuantity: 2 });
    expect(await world.stored("products", output._id)).toMatchObject({
      price: moneyOf(2490),
      quantity: 7,
      minimumQuantity: 2,
    });
  });

  it("keeps markup as the text that it is", async () => {
    const name = `<img src=x onerror="alert(1)">`;
    expect((await added(aProduct({ name }))).output.name).toBe(name);
  });

  it("never stores an _id, a __proto__ or any field that products do not have", async () => {
    const body = JSON.stringify({
      ...aProduct(),
      _id: "mine",
      role: "admin",
      ownerUid: "me",
      createdAt: "1999",
    });
    const polluting = JSON.parse(`${body.slice(0, -1)},"__proto__":{"admin":true},"constructor":{"a":1}}`);
    const { output, json } = await added(polluting);
    expect(output._id).not.toBe("mine");
    expect(await world.stored("products", "mine")).toBeUndefined();
    const fields = [
      ...["createdAt", "isBelowMinimum", "movementCount", "schemaVersion", "updatedAt", "version"],
      ...Object.keys(noDetails),
      ...Object.keys(aProduct()),
    ].sort();
    const stored = await world.stored("products", output._id);
    expect(Object.keys(stored ?? {}).sort()).toEqual(fields);
    expect(stored?.createdAt).not.toBe("1999");
    expect(json).not.toHaveProperty("ownerUid");
  });

  it("names every field that is wrong, in words", async () => {
    const { error, status } = await add(await world.admin(), {
      name: " ",
      price: -1,
      picture: "javascript:alert(1)",
      quantity: 2.5,
      minimumQuantity: 0,
    });
    expect(status).toBe(422);
    expect(error).toMatchObject({
      code: "invalid",
      fields: {
        name: "Name is missing.",
        price: "Price must not be below 0.",
        picture: "Picture must be an https:// address or a path such as /parts/disc.svg.",
        description: "Description is missing.",
        quantity: "Quantity must be a whole number.",
        minimumQuantity: "MinimumQuantity must be at least 1.",
      },
    });
  });
});

describe("POST /product with a key", () => {
  const body = (fields: Partial<AddProduct> = {}) => ({
    ...aProduct({ name: "Sent again", price: 12.5, partNumber: null, ...fields }),
    fitment: [{ make: "VW", model: "Golf", yearFrom: 2003, yearTo: null, note: "280 mm" }],
    cost: 7.25,
  });

  async function adding(caller: Account, product: AddProduct, key: string) {
    const reply = await as(caller).call(addProduct, { body: product, key });
    if (reply.status === 201) world.adoptProduct(reply.output._id);
    return reply;
  }

  async function named(name: string) {
    return (await as(null).call(listProducts, {})).output.filter((product) => product.name === name);
  }

  it.each([null, aPartNumber()])(
    "adds a part with the number %j once, however often it's sent",
    async (partNumber) => {
      const [admin, key] = [await world.admin(), world.idempotencyKey()];
      const product = body({ name: `Sent again ${key}`, partNumber });
      const first = await adding(admin, product, key);
      const again = await Promise.all([1, 2].map(() => adding(admin, product, key)));
      expect(again.map(({ status, json }) => [status, json])).toEqual(again.map(() => [201, first.json]));
      expect(await named(product.name)).toHaveLength(1);
      expect(await world.auditEventsAbout(first.output._id)).toHaveLength(1);
    },
  );

  it("finds the part that was added, whatever became of it and of its successor", async () => {
    const [admin, key, successor] = [await world.admin(), world.idempotencyKey(), await world.product()];
    const product = body({ name: `Sent again ${key}`, supersededBy: successor._id });
    const { output } = await adding(admin, product, key);
    for (const id of [successor._id, output._id]) await as(admin).call(deleteProduct, { params: { id } });
    const again = await adding(admin, product, key);
    expect([again.status, again.output._id]).toEqual([201, output._id]);
    expect(await named(product.name)).toEqual([]);
  });

  it("is refused with other details, and is another part by another key or of another admin", async () => {
    const [admin, key, name] = [await world.admin(), world.idempotencyKey(), aUniqueWord()];
    await adding(admin, body({ name }), key);
    for (const other of [body({ name, price: 13 }), body({ name, shelf: "B-12" })]) {
      const { refusal } = await adding(admin, other, key);
      expect(refusal).toMatchObject({ status: 422, code: "idempotency_key_reused" });
    }
    await adding(admin, body({ name }), world.idempotencyKey());
    await adding(await world.admin(), body({ name }), key);
    expect(await named(name)).toHaveLength(3);
  });

  it("keeps what is wrong with a part that wasn't added", async () => {
    const [admin, key, partNumber] = [await world.admin(), world.idempotencyKey(), aPartNumber()];
    await world.product({ partNumber });
    const { refusal } = await adding(admin, body({ partNumber }), key);
    expect(refusal).toMatchObject({ status: 409, code: "number_taken" });
    expect((await adding(admin, body({ partNumber: aPartNumber() }), key)).status).toBe(201);
  });
});

describe("DELETE /serviceDelete/{id}", () => {
  it("deletes a product for an admin, who is told its _id", async () => {
    const product = await world.product();
    const reply = await as(await world.admin()).call(deleteProduct, { params: { id: product._id } });
    expect([reply.status, reply.json]).toEqual([200, { _id: product._id }]);
    const { output } = await as(null).call(listProducts, {});
    expect(output.map(({ _id }) => _id)).not.toContain(product._id);
  });

  it("answers 404 for a product that is gone, that never was, or that cannot be", async () => {
    const admin = await world.admin();
    const { _id } = await world.product();
    await as(admin).call(deleteProduct, { params: { id: _id } });
    for (const id of [_id, "never-was", "a/b", "..", "a.b", "ä", "x".repeat(200)]) {
      const reply = await as(admin).call(deleteProduct, { params: { id } });
      expect(reply.refusal, id).toMatchObject({ status: 404, code: "not_found" });
    }
  });

  it("deletes once when ten ask at the same time", async () => {
    const admin = await world.admin();
    const { _id: id } = await world.product();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => untilServed(() => as(admin).call(deleteProduct, { params: { id } }))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
  });
});
