import { beforeEach, describe, expect, it } from "vitest";
import { listAudit } from "../contract/admin/audit-log.ts";
import {
  type AddSupplier,
  addSupplier,
  type ChangeSupplier,
  changeSupplier,
  deleteSupplier,
  listSuppliers,
  readSupplier,
  type SuppliersQuery,
} from "../contract/admin/suppliers.ts";
import type { Account } from "../testing/accounts.ts";
import { as } from "../testing/api.ts";
import { aUniqueWord } from "../testing/builders.ts";
import { aSupplier } from "../testing/nouns.ts";
import { useWorld } from "../testing/use-world.ts";

const world = useWorld();
let admin: Account;

beforeEach(async () => {
  admin = await world.admin();
});

const add = (fields: Partial<AddSupplier> = {}) => as(admin).call(addSupplier, { body: aSupplier(fields) });
const read = (id: string) => as(admin).call(readSupplier, { params: { id } });
const change = (id: string, body: ChangeSupplier, caller = admin) =>
  as(caller).call(changeSupplier, { params: { id }, body });
const list = async (query: Partial<SuppliersQuery>) =>
  (await as(admin).call(listSuppliers, { query })).output;

describe("A supplier", () => {
  it("is added with its name alone, changed field by field, and deleted", async () => {
    const name = `Nord ${aUniqueWord()}`;
    const { status, output } = await as(admin).call(addSupplier, { body: { name: `  ${name}\u200b ` } });
    const none = { email: null, customerNumber: null, days: null, minimumOrder: null, note: null };
    const added = { _id: expect.any(String), name, ...none, parts: 0, open: 0, version: 1 };
    expect([status, output]).toEqual([201, added]);
    const { _id } = output;
    const filled = await change(_id, {
      version: 1,
      email: " Orders@Nord.Example ",
      days: 0,
      minimumOrder: 49.9,
    });
    const expected = { ...output, email: "orders@nord.example", days: 0, minimumOrder: 49.9, version: 2 };
    expect(filled.output).toEqual(expected);
    expect((await read(_id)).output).toEqual(expected);
    const stored = { _id, minimumOrder: expect.objectContaining({ cents: 4990 }) };
    expect(await world.stored("suppliers", "all")).toMatchObject({
      suppliers: expect.arrayContaining([expect.objectContaining(stored)]),
    });
    expect((await change(_id, { version: 2, days: null })).output).toMatchObject({
      days: null,
      minimumOrder: 49.9,
    });
    expect((await as(admin).call(deleteSupplier, { params: { id: _id } })).output).toEqual({ _id });
    for (const { refusal } of [await read(_id), await change(_id, { version: 3, days: 1 })])
      expect(refusal).toMatchObject({ status: 404, code: "not_found" });
  });

  it("has a name that no other has, however it's written", async () => {
    const { name, _id } = (await add()).output;
    const other = (await add()).output;
    const taken = { status: 409, code: "name_taken", fields: { name: "Another supplier has this name." } };
    const spelt = ` ${name.toUpperCase()} `;
    expect((await add({ name: spelt })).refusal).toMatchObject(taken);
    expect((await change(other._id, { version: 1, name: spelt })).refusal).toMatchObject(taken);
    expect((await change(_id, { version: 1, name: name.toUpperCase() })).output.name).toBe(
      name.toUpperCase(),
    );
    await as(admin).call(deleteSupplier, { params: { id: _id } });
    expect((await add({ name })).status).toBe(201);
  });

  it("is kept as it's typed, be it a formula, right to left or 80 signs long", async () => {
    for (const text of ["=1+1", "@SUM(A1)", "שלום", "</script>", "💶", "x".repeat(60)]) {
      const name = `${text} ${aUniqueWord()}`;
      const { _id } = (await add({ name, customerNumber: text, note: text })).output;
      expect((await read(_id)).output).toMatchObject({ name, customerNumber: text, note: text });
    }
  });

  it("is changed by who saw it as it is, and of many at once by one", async () => {
    const { _id } = (await add()).output;
    const admins = await Promise.all(Array.from({ length: 4 }, () => world.admin()));
    const replies = await Promise.all(admins.map((each, days) => change(_id, { version: 1, days }, each)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const present = (await read(_id)).output;
    expect(present.version).toBe(2);
    const late = replies.find(({ status }) => status === 409);
    expect(late?.error).toMatchObject({ code: "changed_meanwhile", present });
  });

  it("and who added, changed and deleted it is in the audit log, by its name and its id", async () => {
    const { _id, name } = (await add()).output;
    await change(_id, { version: 1, name: `Renamed ${name}` });
    const about = async (target: string) =>
      (await as(admin).call(listAudit, { query: { target } })).output.items.map(
        ({ what, name, isThere, who }) => [what, name, isThere, who],
      );
    const changed = ["supplier_changed", `Renamed ${name}`, true, admin.uid];
    const added = ["supplier_added", name, true, admin.uid];
    expect(await about(_id)).toEqual([changed, added]);
    expect(await about(name.toUpperCase())).toEqual([added]);
    await as(admin).call(deleteSupplier, { params: { id: _id } });
    const deleted = ["supplier_deleted", `Renamed ${name}`, false, admin.uid];
    expect((await about(_id))[0]).toEqual(deleted);
  });
});

it("The list of suppliers is found by words, in order either way, page by page, and never behind", async () => {
  const word = aUniqueWord();
  for (const name of ["Zulu 10", "alpha", "Mike", "Zulu 9"])
    await add({ name: `${name} ${word}`, email: null });
  const number = aUniqueWord();
  await add({ name: `Ünlü ${aUniqueWord()}`, customerNumber: number, email: `parts@${word}.example` });
  const names = async (query: Partial<SuppliersQuery>) =>
    (await list(query)).items.map(({ name }) => name.split(` ${word}`)[0]);
  expect(await names({ q: `A ${word}` })).toEqual(["alpha"]);
  const byName = ["alpha", "Mike", "Zulu 9", "Zulu 10"];
  expect((await names({ q: word })).slice(0, 2)).toEqual(byName.slice(0, 2));
  expect((await list({ q: word })).total).toBe(5);
  expect(await list({ q: number.toUpperCase() })).toMatchObject({ total: 1, next: null });
  const first = await list({ q: ` ${word}`, sort: "-name", limit: 2 });
  const rest = await list({ q: ` ${word}`, sort: "-name", limit: 100, after: first.next ?? "" });
  const turned = [...first.items, ...rest.items].filter(({ email }) => email === null);
  expect(turned.map(({ name }) => name)).toEqual(byName.toReversed().map((name) => `${name} ${word}`));
  const query = { q: word, sort: "name", after: first.next ?? "" } as const;
  expect((await as(admin).call(listSuppliers, { query })).status).toBe(422);
});
