import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { importParts, undoImport } from "../contract/admin/imports.ts";
import { readWholePart } from "../contract/admin/parts.ts";
import { addProduct, changeProduct, deleteProduct } from "../contract/admin/products.ts";
import type { Product } from "../contract/products.ts";
import { undoDeletion } from "../contract/undo.ts";
import { AppError } from "../core/app-error.ts";
import { db } from "../firestore/db.ts";
import { MOST_STEPS } from "../parts/supersession.ts";
import { markRestored } from "../products/products.store.ts";
import type { Account } from "../testing/accounts.ts";
import { as, type Reply, untilServed } from "../testing/api.ts";
import { aPartNumber, aProduct } from "../testing/builders.ts";
import { useWorld } from "../testing/use-world.ts";

// Whatever writes a part, or takes something back, is judged by the same rules.

const world = useWorld();

type Id = Pick<Product, "_id">;
interface Fields {
  readonly partNumber: string;
  readonly supersededBy: string;
}
/** Gives a part that has these fields as soon as `write` has done its work; it says why it hasn't. */
interface Prepared extends Id {
  readonly write: () => Promise<string | undefined>;
  /** Past the shop. */
  readonly arrive?: () => Promise<unknown>;
}
type Way = (admin: Account, fields: Fields) => Promise<Prepared>;

function said(reply: Reply): string | undefined {
  return reply.status === 200 ? undefined : reply.refusal.message;
}

function change(admin: Account, { _id }: Id, fields: object) {
  return untilServed(async () => {
    const { version } = (await as(admin).call(readWholePart, { params: { id: _id } })).output;
    return as(admin).call(changeProduct, { params: { id: _id }, body: { version, ...fields } });
  });
}

function remove(admin: Account, { _id }: Id) {
  return as(admin).call(deleteProduct, { params: { id: _id } });
}

function undo(admin: Account, { _id }: Id) {
  return untilServed(() => as(admin).call(undoDeletion, { params: { id: _id } }));
}

async function send(admin: Account, row: Record<string, string>, more = {}) {
  const importId = randomUUID();
  const body = { importId, name: "parts.csv", first: 2, rows: [row], ...more };
  const { items } = (await as(admin).call(importParts, { body: body as never })).output;
  return { importId, reason: items[0]?.problems[0]?.reason };
}

const ways: Record<string, Way> = {
  async "PATCH /api/products/{id}"(admin, fields) {
    const part = await world.product();
    return { _id: part._id, write: async () => said(await change(admin, part, fields)) };
  },
  async "POST /api/imports"(admin, fields) {
    const { _id } = await world.product();
    return { _id, write: async () => (await send(admin, { _id, ...fields })).reason };
  },
  async "POST /api/undo/{id}"(admin, fields) {
    const part = await world.product(fields);
    await remove(admin, part);
    return { _id: part._id, write: async () => said(await undo(admin, part)) };
  },
  async "POST /api/imports/{id}/undo"(admin, fields) {
    const { _id } = await world.product(fields);
    const row = { _id, partNumber: "", supersededBy: "" };
    const { importId } = await send(admin, row, { emptyClears: true });
    return {
      _id,
      write: async () =>
        (await as(admin).call(undoImport, { params: { id: importId } })).output.refused[0]?.reason,
    };
  },
  async "npm run restored-parts"(admin, fields) {
    const part = await world.product(fields);
    const before = (await world.stored("products", part._id)) ?? {};
    await remove(admin, part);
    const arrive = () => db.collection("products").doc(part._id).set(before);
    const write = async () => {
      try {
        await markRestored(part._id);
        return undefined;
      } catch (refusal) {
        return refusal instanceof AppError ? refusal.message : String(refusal);
      }
    };
    return { _id: part._id, arrive, write };
  },
};

const ENDLESS = "These parts replace each other in a circle.";
const GONE = "The part that replaces it is not in the shop.";

interface Scene extends Prepared {
  readonly admin: Account;
  readonly next: Product;
  readonly partNumber: string;
}
interface Rule {
  /** Makes it impossible, and returns how it becomes possible. */
  readonly forbid: (scene: Scene) => Promise<() => Promise<Reply>>;
  readonly reason: string;
  /** Ways that have an answer of their own. */
  readonly unless?: Readonly<Record<string, string | undefined>>;
}

const rules: Record<string, Rule> = {
  "would close a circle": {
    async forbid({ admin, next, _id }) {
      const previous = await world.product({ supersededBy: _id });
      expect(said(await change(admin, next, { supersededBy: previous._id }))).toBeUndefined();
      return () => change(admin, next, { supersededBy: null });
    },
    reason: ENDLESS,
  },
  "would lengthen a chain beyond what anybody follows": {
    async forbid({ admin, next }) {
      let [last] = [await world.product()];
      for (let step = 1; step < MOST_STEPS; step++) last = await world.product({ supersededBy: last._id });
      expect(said(await change(admin, next, { supersededBy: last._id }))).toBeUndefined();
      return () => change(admin, next, { supersededBy: null });
    },
    reason: ENDLESS,
  },
  "would be replaced by a part that is gone": {
    async forbid({ admin, next }) {
      await remove(admin, next);
      return () => undo(admin, next);
    },
    reason: GONE,
    unless: {
      "POST /api/imports":
        "No part has this number yet. It's linked as soon as a row of this file brings one.",
      // It's in the shop already, and nobody refused the deletion of what replaces it.
      "npm run restored-parts": undefined,
    },
  },
  "would have another's number": {
    async forbid({ admin, partNumber }) {
      const other = (await as(admin).call(addProduct, { body: aProduct({ partNumber }) })).output;
      world.adoptProduct(other._id);
      return () => remove(admin, other);
    },
    reason: "Another part has ",
    unless: { "POST /api/imports": "Another part has this number." },
  },
};

const table = Object.entries(rules).flatMap(([name, rule]) =>
  Object.entries(ways).map(([way, prepare]) => ({ name, way, prepare, rule })),
);

describe("A part that", () => {
  it.each(table)("$name is refused by $way, until that is mended", async ({ way, prepare, rule }) => {
    const [admin, next, partNumber] = [await world.admin(), await world.product(), aPartNumber()];
    const prepared = await prepare(admin, { partNumber, supersededBy: next._id });
    const allow = await rule.forbid({ admin, next, partNumber, ...prepared });
    await prepared.arrive?.();
    const before = await world.stored("products", prepared._id);
    const reason = rule.unless && way in rule.unless ? rule.unless[way] : rule.reason;
    const found = await prepared.write();
    if (reason === undefined) return expect(found).toBeUndefined();
    expect(found).toContain(reason);
    if (reason.startsWith("No part")) return;
    expect(await world.stored("products", prepared._id)).toEqual(before);
    expect((await allow()).status).toBe(200);
    expect(await prepared.write()).toBeUndefined();
    expect(await world.stored("products", prepared._id)).toMatchObject({
      partNumber,
      supersededBy: next._id,
    });
  });
});

describe("POST /api/undo/{id} of a part", () => {
  it("says at supersededBy why it can't come back, and keeps it", async () => {
    const [admin, next] = [await world.admin(), await world.product()];
    const part = await world.product({ supersededBy: next._id });
    await remove(admin, part);
    await remove(admin, next);
    const { refusal } = await undo(admin, part);
    expect(refusal).toEqual({ status: 422, code: "invalid", message: GONE, fields: { supersededBy: GONE } });
    expect(await world.stored("trash", part._id)).toBeDefined();
  });

  it("leaves out a successor that nobody can bring back any more", async () => {
    const [admin, next] = [await world.admin(), await world.product()];
    const part = await world.product({ supersededBy: next._id });
    await remove(admin, part);
    await remove(admin, next);
    await world.remove("trash", next._id);
    expect((await undo(admin, part)).status).toBe(200);
    expect(await world.stored("products", part._id)).toMatchObject({ supersededBy: null });
  });

  it("leads into no circle that is closed at the same moment", async () => {
    const admin = await world.admin();
    async function closeAtOnce() {
      const next = await world.product();
      const part = await world.product({ supersededBy: next._id });
      const previous = await world.product({ supersededBy: part._id });
      await remove(admin, part);
      await Promise.all([undo(admin, part), change(admin, next, { supersededBy: previous._id })]);
      const isBack = (await world.stored("products", part._id)) !== undefined;
      const isLinked = (await world.stored("products", next._id))?.supersededBy === previous._id;
      return isBack !== isLinked;
    }
    for (let round = 0; round < 2; round++)
      expect(await Promise.all([closeAtOnce(), closeAtOnce()])).toEqual([true, true]);
  });
});

describe("Rows of a file", () => {
  it("close no circle with one another, at once or one after the other", async () => {
    const admin = await world.admin();
    const [one, other] = [await world.product(), await world.product()];
    const rows = [
      { _id: one._id, supersededBy: other._id },
      { _id: other._id, supersededBy: one._id },
    ];
    const body = { importId: randomUUID(), name: "parts.csv", first: 2, rows };
    const { items } = (await as(admin).call(importParts, { body: body as never })).output;
    expect(items.map(({ result }) => result)).toEqual(["update", "wrong"]);
    expect(items[1]?.problems).toMatchObject([{ column: "supersededBy", reason: ENDLESS }]);
  });
});
