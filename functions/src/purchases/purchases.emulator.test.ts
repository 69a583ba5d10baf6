import { Transaction } from "firebase-admin/firestore";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { dayAfter, shopDayOf } from "../books/shop-day.ts";
import { readWholePart } from "../contract/admin/parts.ts";
import { changeProduct, deleteProduct } from "../contract/admin/products.ts";
import {
  type AddPurchases,
  addPurchases,
  changePurchase,
  deletePurchase,
  listPurchases,
  movePurchase,
  type PurchasesQuery,
  readPurchase,
} from "../contract/admin/purchases.ts";
import { addSupplier, deleteSupplier, readSupplier } from "../contract/admin/suppliers.ts";
import type { Product } from "../contract/products.ts";
import { purchases } from "../firestore/collections.ts";
import type { Account } from "../testing/accounts.ts";
import { as, type Call } from "../testing/api.ts";
import { aUniqueWord } from "../testing/builders.ts";
import { aSupplier } from "../testing/nouns.ts";
import { aDraft, aSentPurchase, readAgain } from "../testing/purchases.ts";
import { useWorld } from "../testing/use-world.ts";
import { movePurchase as moveNow } from "./purchases.domain.ts";

const world = useWorld();
const today = shopDayOf(Date.now());
let admin: Account;
let call: Call;
let part: Product;

beforeEach(async () => {
  admin = await world.admin();
  ({ call } = as(admin));
  part = await world.product({ quantity: 2 });
});

const one = () => [{ productId: part._id, packs: 5, cost: 2.5 }];
const supplierId = async () => (await call(addSupplier, { body: aSupplier() })).output._id;
const add = async (items: AddPurchases["items"], isDryRun = false, key?: string) =>
  call(addPurchases, { body: { items, isDryRun }, ...(key !== undefined && { key }) });
const move = (id: string, body: Parameters<typeof call<typeof movePurchase>>[1]["body"]) =>
  call(movePurchase, { params: { id }, body: body as never });
const onOrder = async (id = part._id) => {
  const { onOrder, expected } = (await world.stored("productInternals", id)) ?? {};
  return [onOrder, expected];
};
const placeOf = (number: string | undefined) => Number(number?.split("-")[1]);

describe("Drafts", () => {
  it("are made of items, with the year's next numbers, which a dry run and a refusal lack", async () => {
    const supplier = await supplierId();
    const good = { supplierId: supplier, lines: one() };
    const dry = (await add([good], true)).output.items;
    expect(dry).toEqual([{ result: "done", total: 12.5, problems: expect.any(Array) }]);
    const first = (await add([good])).output.items[0];
    expect(first?.number).toMatch(new RegExp(`^P${today.slice(0, 4)}-\\d{5}$`));
    expect((await add([{ ...good, lines: [] }])).refusal).toMatchObject({ status: 422 });
    const mixed = (
      await add([
        { supplierId: "nobody", lines: one() },
        { ...good, lines: [...one(), { productId: "nothing", packs: 1 }] },
        good,
      ])
    ).output.items;
    expect(mixed.map(({ result }) => result)).toEqual(["gone", "gone", "done"]);
    expect(mixed[1]?.problems.at(-1)).toEqual({ line: 1, reason: "This part isn't there any more." });
    expect(placeOf(mixed[2]?.number)).toBeGreaterThan(placeOf(first?.number));
    const { output } = await call(readPurchase, { params: { id: first?._id ?? "" } });
    expect(output).toMatchObject({
      ...{ number: first?.number, state: "draft", expected: null, total: 12.5, version: 1 },
      lines: [{ productId: part._id, name: part.name, pack: 1, packs: 5, pieces: 5, received: 0, cost: 2.5 }],
    });
  });

  it("of two admins at once have numbers of their own, and one that is sent twice is one", async () => {
    const supplier = await supplierId();
    const items = [{ supplierId: supplier, lines: one() }];
    const other = await world.admin();
    const [mine, again, theirs] = await Promise.all([
      add(items, false, "key-of-a-draft"),
      add(items, false, "key-of-a-draft"),
      as(other).call(addPurchases, { body: { items, isDryRun: false } }),
    ]);
    world.adopt({});
    expect(again.output).toEqual(mine.output);
    const [first, second] = [mine, theirs].map(({ output }) => output.items[0]?.number);
    expect(first).not.toBe(second);
    expect((await add([], false, "key-of-a-draft")).refusal).toMatchObject({
      code: "idempotency_key_reused",
    });
  });

  it("name the part that replaces theirs, and say so", async () => {
    const successor = await world.product({ partNumber: `S-${aUniqueWord()}` });
    const params = { id: part._id };
    await call(changeProduct, { params, body: { version: 1, supersededBy: successor._id } as never });
    const [item] = (await add([{ supplierId: await supplierId(), lines: one() }])).output.items;
    expect(item?.problems[0]?.reason).toMatch(/^Replaced by S-/);
    expect((await readAgain(call, item?._id ?? "")).lines[0]?.productId).toBe(successor._id);
  });

  it("change line by line until they are sent, by who saw them as they are", async () => {
    const { purchase } = await aDraft(call, one());
    const other = await world.product();
    const params = { id: purchase._id };
    const lines = [...one(), { productId: other._id, packs: 2 }];
    const { output } = await call(changePurchase, { params, body: { version: 1, lines } });
    expect(output).toMatchObject({
      version: 2,
      total: 12.5,
      lines: [{ pieces: 5 }, { pieces: 2, cost: null }],
    });
    const stale = await call(changePurchase, { params, body: { version: 1, lines } });
    expect(stale.error).toMatchObject({ code: "changed_meanwhile", present: { version: 2 } });
    const lost = await call(changePurchase, {
      params,
      body: { version: 2, lines: [{ productId: "x", packs: 1 }] },
    });
    expect(lost.refusal).toMatchObject({ status: 422, fields: { "lines.0.productId": expect.any(String) } });
    const early = await call(changePurchase, { params, body: { version: 2, expected: today } });
    expect(early.refusal).toMatchObject({ code: "not_next" });
    await move(purchase._id, { version: 2, state: "sent" });
    expect((await call(changePurchase, { params, body: { version: 3, lines } })).refusal).toMatchObject({
      code: "not_next",
    });
  });

  it("are deleted, and their number isn't given again", async () => {
    const { purchase, supplier } = await aDraft(call, one());
    const params = { id: purchase._id };
    expect((await call(deletePurchase, { params })).output).toEqual({ _id: purchase._id });
    expect((await call(readPurchase, { params })).refusal).toMatchObject({ status: 404 });
    const [next] = (await add([{ supplierId: supplier._id, lines: one() }])).output.items;
    expect(placeOf(next?.number)).toBeGreaterThan(placeOf(purchase.number));
    await move(next?._id ?? "", { version: 1, state: "sent" });
    const refused = await call(deletePurchase, { params: { id: next?._id ?? "" } });
    expect(refused.refusal).toMatchObject({ status: 409, code: "not_next" });
  });
});

describe("A purchase", () => {
  it("is on order from when it's sent until it's closed, and expected after the supplier's days", async () => {
    const { supplier, purchase } = await aDraft(call, one(), { days: 3 });
    expect(await onOrder()).toEqual([undefined, undefined]);
    const sent = (await move(purchase._id, { version: 1, state: "sent" })).output;
    const expected = dayAfter(today, 3);
    expect(sent).toMatchObject({ state: "sent", sentDay: today, expected, version: 2, isLate: false });
    expect(await onOrder()).toEqual([5, expected]);
    expect((await call(readSupplier, { params: { id: supplier._id } })).output.open).toBe(1);
    const inUse = await call(deleteSupplier, { params: { id: supplier._id } });
    expect(inUse.refusal).toMatchObject({ status: 409, code: "in_use" });
    expect((await move(purchase._id, { version: 2, state: "sent" })).refusal).toMatchObject({
      code: "not_next",
      message: "This purchase is already sent.",
    });
    const { output } = await move(purchase._id, { version: 2, state: "closed" });
    expect(output).toMatchObject({ state: "closed", version: 3 });
    expect(await onOrder()).toEqual([0, null]);
    expect((await move(purchase._id, { version: 3, state: "closed" })).refusal).toMatchObject({
      code: "not_next",
    });
    expect((await call(deleteSupplier, { params: { id: supplier._id } })).status).toBe(200);
  });

  it("of several is the part's first day, and a day may change while it's open", async () => {
    const [near, far] = [dayAfter(today, 2), dayAfter(today, 9)];
    const { purchase } = await aDraft(call, one());
    const { purchase: second } = await aDraft(call, one());
    await move(purchase._id, { version: 1, state: "sent", expected: far });
    await move(second._id, { version: 1, state: "sent", expected: near });
    expect(await onOrder()).toEqual([10, near]);
    const params = { id: second._id };
    await call(changePurchase, { params, body: { version: 2, expected: null } });
    expect(await onOrder()).toEqual([10, far]);
    const past = await call(changePurchase, { params, body: { version: 3, expected: dayAfter(today, -1) } });
    expect(past.refusal).toMatchObject({ status: 422, fields: { expected: "This day is past." } });
    expect((await call(readWholePart, { params: { id: part._id } })).output).toMatchObject({
      ...{ onOrder: 10, expected: far },
    });
  });

  it("is emailed where its supplier has an address", async () => {
    const { purchase } = await aDraft(call, one(), { email: null });
    const refused = await move(purchase._id, { version: 1, state: "sent", isMailed: true });
    expect(refused.refusal).toMatchObject({
      status: 422,
      fields: { isMailed: "The supplier has no email." },
    });
    expect(await onOrder()).toEqual([undefined, undefined]);
  });

  it("is not sent with a part that is gone, which it names", async () => {
    const { purchase } = await aDraft(call, one());
    await call(deleteProduct, { params: { id: part._id } });
    const refused = await move(purchase._id, { version: 1, state: "sent" });
    expect(refused.refusal).toMatchObject({
      code: "product_gone",
      fields: { "lines.0.productId": expect.any(String) },
    });
  });

  it("is not sent with a part that goes just before its pieces are on order", async () => {
    const { purchase } = await aDraft(call, one());
    const { getAll } = Transaction.prototype;
    const locking = vi.spyOn(Transaction.prototype, "getAll");
    locking.mockImplementationOnce(async function (this: Transaction, ...internals: unknown[]) {
      await call(deleteProduct, { params: { id: part._id } });
      return getAll.apply(this, internals as never);
    });
    const sending = moveNow({ uid: admin.uid, requestId: "a-test" }, purchase._id, {
      ...{ version: 1, state: "sent" },
    });
    await expect(sending).rejects.toMatchObject({ code: "product_gone" });
    locking.mockRestore();
    expect((await readAgain(call, purchase._id)).state).toBe("draft");
    expect(await onOrder()).toEqual([undefined, undefined]);
  });

  it("is not sent where its supplier is gone", async () => {
    const { purchase, supplier } = await aDraft(call, one());
    await call(deleteSupplier, { params: { id: supplier._id } });
    const refused = await move(purchase._id, { version: 1, state: "sent" });
    expect(refused.refusal).toMatchObject({ status: 409, code: "not_next" });
    expect(await onOrder()).toEqual([undefined, undefined]);
  });

  it("is in the audit log with each of its steps", async () => {
    const { purchase } = await aSentPurchase(call, one());
    await move(purchase._id, { version: 2, state: "closed" });
    const events = await world.auditEventsAbout(purchase.number);
    expect(events.map(({ what, who }) => [what, who])).toEqual([
      ["purchase_made", admin.uid],
      ["purchase_sent", admin.uid],
      ["purchase_closed", admin.uid],
    ]);
  });
});

it("The list is found by number, supplier, state and what is late, newest first", async () => {
  const { purchase, supplier } = await aDraft(call, one());
  const { purchase: sent } = await aSentPurchase(call, one(), { days: 0 });
  const ids = async (query: Partial<PurchasesQuery>) =>
    (await call(listPurchases, { query })).output.items.map(({ _id }) => _id);
  const both = [sent._id, purchase._id];
  expect((await ids({ limit: 100 })).filter((_id) => both.includes(_id))).toEqual(both);
  expect(await ids({ q: purchase.number.toLowerCase() })).toEqual([purchase._id]);
  expect(await ids({ q: supplier.name })).toEqual([purchase._id]);
  expect(await ids({ supplier: supplier._id })).toEqual([purchase._id]);
  expect(await ids({ supplier: supplier._id, state: "sent" })).toEqual([]);
  expect(await ids({ q: sent.number, state: "sent" })).toEqual([sent._id]);
  expect(await ids({ late: "true", supplier: sent.supplier._id })).toEqual([]);
  await purchases.doc(sent._id).update({ expected: dayAfter(today, -1) });
  expect(await ids({ late: "true", supplier: sent.supplier._id })).toEqual([sent._id]);
  expect(await ids({ late: "true", state: "draft" })).toEqual([]);
  const more = { supplierId: supplier._id, lines: one() };
  const [next] = (await add([more])).output.items;
  const first = (await call(listPurchases, { query: { limit: 1, supplier: supplier._id } })).output;
  expect([first.total, first.items[0]?._id]).toEqual([2, next?._id]);
  const after = first.next ?? "";
  expect(await ids({ limit: 1, supplier: supplier._id, after })).toEqual([purchase._id]);
});

it("Of 300 lines the one whose part is gone is named, in a draft that is made, changed or sent", async () => {
  const parts = await Promise.all(Array.from({ length: 300 }, () => world.product()));
  const lines = parts.map(({ _id }) => ({ productId: _id, packs: 1, cost: 1 }));
  const { purchase, supplier } = await aDraft(call, lines);
  expect(purchase).toMatchObject({ total: 300, lines: { length: 300 } });
  await call(deleteProduct, { params: { id: parts[217]?._id ?? "" } });
  const reason = "This part isn't there any more.";
  const [again] = (await add([{ supplierId: supplier._id, lines }])).output.items;
  expect(again).toMatchObject({ result: "gone" });
  expect(again?.problems).toContainEqual({ line: 217, reason });
  const params = { id: purchase._id };
  const changed = await call(changePurchase, { params, body: { version: 1, lines } });
  expect(changed.error).toMatchObject({ code: "invalid", fields: { "lines.217.productId": reason } });
  const sent = await move(purchase._id, { version: 1, state: "sent" });
  expect(sent.error.code).toBe("product_gone");
  expect(Object.keys(sent.error.fields ?? {})).toEqual(["lines.217.productId"]);
  expect(await world.onOrderFaults()).toEqual([]);
  const rest = lines.filter((_, place) => place !== 217);
  expect((await call(changePurchase, { params, body: { version: 1, lines: rest } })).status).toBe(200);
  expect((await move(purchase._id, { version: 2, state: "sent" })).status).toBe(200);
});

it("Twenty drafts of many lines are one commit, and one set of numbers", async () => {
  const products = await Promise.all(Array.from({ length: 30 }, () => world.product()));
  const lines = products.map(({ _id }) => ({ productId: _id, packs: 1 }));
  const supplier = await supplierId();
  const items = Array.from({ length: 20 }, () => ({ supplierId: supplier, lines }));
  const { output } = await add(items, false, "twenty-drafts");
  const places = output.items.map(({ number }) => placeOf(number));
  expect(places).toEqual(Array.from({ length: 20 }, (_, at) => (places[0] ?? 0) + at));
  expect((await add(items, false, "twenty-drafts")).output).toEqual(output);
  expect((await call(listPurchases, { query: { supplier } })).output.total).toBe(20);
});
