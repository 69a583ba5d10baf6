import { readFile } from "node:fs/promises";
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import * as f from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { environment } from "../testing/emulator.ts";
import { collections } from "./all-collections.ts";

// Browsers read Firestore with the client SDK, which these rules bind; the API is not bound by them. The
// project is this file's own, so that clearing it disturbs nobody else's test.
const projectId = "demo-carparts-rules";

/** Who asks. The forgers have no claim that counts: a role in their users document, "true", and 1. */
const claims = {
  customer: {},
  owner: { email_verified: true },
  unverified: { email_verified: false },
  /** Signed in by phone, without an email. */
  phone: { phone_number: "+15550100" },
  admin: { admin: true },
  "forger by document": {},
  "forger with text": { admin: "true" },
  "forger with a number": { admin: 1 },
};
const roles = ["guest", ...Object.keys(claims)];

let env: RulesTestEnvironment;
const databases = new Map<string, f.Firestore>();

beforeAll(async () => {
  const [host = "", port] = environment.FIRESTORE_EMULATOR_HOST.split(":");
  const rules = await readFile(new URL("../../../firestore.rules", import.meta.url), "utf8");
  env = await initializeTestEnvironment({ projectId, firestore: { host, port: Number(port), rules } });
  f.setLogLevel("silent");
  await env.clearFirestore();
  await env.withSecurityRulesDisabled((context) => seed(context.firestore() as never));
  databases.set("guest", env.unauthenticatedContext().firestore() as never);
  for (const [uid, own] of Object.entries(claims)) {
    databases.set(uid, env.authenticatedContext(uid, own).firestore() as never);
  }
});

afterAll(async () => {
  await env.clearFirestore();
  await env.cleanup();
});

/**
 * Orders, users documents and profiles belong to `owner`, to `unverified` and to `phone`; nobody else has any.
 * The owner of one more order has deleted their account.
 */
async function seed(db: f.Firestore): Promise<void> {
  const batch = f.writeBatch(db);
  batch.set(f.doc(db, "orders", "left"), { ownerUid: null, productId: "it", MinimumOrder: 1 });
  for (const uid of ["owner", "unverified", "phone"]) {
    batch.set(f.doc(db, "orders", uid), { ownerUid: uid, productId: "it", MinimumOrder: 1 });
    batch.set(f.doc(db, "users", uid), {
      email: uid === "phone" ? null : `${uid}@example.com`,
      role: null,
    });
    batch.set(f.doc(db, "profiles", uid), { name: uid });
  }
  batch.set(f.doc(db, "users", "forger by document"), { role: true });
  batch.set(f.doc(db, "products", "it"), { name: "Pads", price: 24.9, quantity: 10 });
  const seeded = new Set(["orders", "users", "profiles", "products"]);
  const others = collections.map(({ id }) => id).filter((id) => !seeded.has(id));
  for (const name of others) batch.set(f.doc(db, name, "it"), { text: "there" });
  batch.set(f.doc(db, "products/it/notes/it"), { text: "there" });
  batch.set(f.doc(db, "anything/it"), { text: "there" });
  await batch.commit();
}

function as(role: string): f.Firestore {
  const db = databases.get(role);
  if (!db) throw new Error(`Nobody has the role ${role}.`);
  return db;
}

/** Whose document is asked for where each account has its own. */
function ownId(role: string): string {
  return ["unverified", "phone"].includes(role) ? role : "owner";
}

type Operation = (db: f.Firestore, collection: string, id: string, role: string) => Promise<unknown>;

const operations: Record<string, Operation> = {
  get: (db, collection, id) => f.getDoc(f.doc(db, collection, id)),
  list: (db, collection) => f.getDocs(f.collection(db, collection)),
  "list own": (db, collection, _id, role) =>
    f.getDocs(f.query(f.collection(db, collection), f.where("ownerUid", "==", ownId(role)))),
  create: (db, collection) => f.setDoc(f.doc(db, collection, "new"), { ownerUid: "owner", text: "new" }),
  update: (db, collection, id) => f.updateDoc(f.doc(db, collection, id), { text: "changed" }),
  delete: (db, collection, id) => f.deleteDoc(f.doc(db, collection, id)),
};

const signedIn = Object.keys(claims);
const nobody: string[] = [];
const owners = ["owner", "unverified", "phone", "admin"];

const closed = { get: nobody, list: nobody };

/** Who may read what. */
const open: readonly Row[] = [
  ["products", "it", { get: signedIn, list: nobody }],
  ["orders", "own", { get: owners, "list own": owners }],
  ["users", "own", { get: owners, list: ["admin"] }],
  ["profiles", "own", { get: owners, list: ["admin"] }],
  ["auditLog", "it", { get: ["admin"], list: ["admin"] }],
  ["products/it/notes", "it", closed],
  ["anything", "it", closed],
];
type Row = [collection: string, id: "it" | "own", reads: Record<string, string[]>];

/** Every other collection is closed. Nobody writes: price, stock, ownership and role are the API's. */
const policy = [
  ...open,
  ...collections
    .filter(({ id }) => open.every(([name]) => name !== id))
    .map(({ id }): Row => [id, "it", closed]),
];
const writes = { create: nobody, update: nobody, delete: nobody };

const cells = policy.flatMap(([collection, id, reads]) =>
  Object.entries({ ...reads, ...writes }).flatMap(([operation, allowed]) =>
    roles.map((role) => ({ collection, id, operation, role, isAllowed: allowed.includes(role) })),
  ),
);

describe("In the browser", () => {
  it("every collection, operation and role is tried", () => {
    expect(cells).toHaveLength((collections.length + 2) * 5 * 9);
  });

  it.concurrent.each(cells.map((cell) => ({ ...cell, verb: cell.isAllowed ? "may" : "may not" })))(
    "$role $verb $operation $collection",
    async ({ collection, id, operation, role, isAllowed }) => {
      const attempt = operations[operation]?.(as(role), collection, id === "own" ? ownId(role) : id, role);
      await (isAllowed ? assertSucceeds : assertFails)(attempt as Promise<unknown>);
    },
  );
});

describe("An account", () => {
  it.each(["owner", "unverified", "phone"])("(%s) must ask for its own orders alone", async (role) => {
    const orders = f.collection(as(role), "orders");
    await assertFails(f.getDocs(orders));
    await assertFails(f.getDocs(f.query(orders, f.where("productId", "==", "it"))));
    await assertFails(f.getDocs(f.query(orders, f.where("ownerUid", "in", ["owner", "unverified"]))));
  });

  it.each(["owner", "phone"])("(%s) finds exactly its own orders", async (role) => {
    const own = f.query(f.collection(as(role), "orders"), f.where("ownerUid", "==", role));
    const found = await f.getDocs(own);
    expect(found.docs.map((order) => order.id)).toEqual([role]);
  });

  it.each(["guest", "owner", "phone"])("(%s) finds nothing of one that was deleted", async (role) => {
    await assertFails(f.getDoc(f.doc(as(role), "orders", "left")));
    await assertFails(f.getDocs(f.query(f.collection(as(role), "orders"), f.where("ownerUid", "==", null))));
  });

  it.each(["orders", "users", "profiles"])(
    "cannot tell whether a document in %s exists",
    async (collection) => {
      for (const id of ["owner", "unverified", "nobody"]) {
        await assertFails(f.getDoc(f.doc(as("customer"), collection, id)));
      }
    },
  );
});

describe("An admin", () => {
  it("sees every order", async () => {
    expect((await f.getDocs(f.collection(as("admin"), "orders"))).size).toBe(4);
  });

  const shapes: [string, (db: f.Firestore) => Promise<unknown>][] = [
    ["give a role", (db) => f.updateDoc(f.doc(db, "users", "owner"), { role: "admin" })],
    ["change a price", (db) => f.updateDoc(f.doc(db, "products", "it"), { price: 0.01 })],
    ["change the stock", (db) => f.updateDoc(f.doc(db, "products", "it"), { quantity: 1000 })],
    ["give an order away", (db) => f.updateDoc(f.doc(db, "orders", "owner"), { ownerUid: "admin" })],
    ["place an order", (db) => f.addDoc(f.collection(db, "orders"), { ownerUid: "admin", productId: "it" })],
    [
      "hide a write behind a read",
      (db) =>
        f.runTransaction(db, async (tx) => {
          const product = await tx.get(f.doc(db, "products", "it"));
          tx.update(product.ref, { quantity: product.get("quantity") });
        }),
    ],
  ];
  it.each(shapes)("cannot %s past the API", async (_name, attempt) => {
    await assertFails(attempt(as("admin")));
  });
});

describe("What changed last in any order", () => {
  const newest = f.orderBy("updatedAt", "desc");
  const shapes: Readonly<Record<string, f.QueryConstraint[]>> = {
    "the newest order": [newest, f.limit(1)],
    "those since one looked": [f.where("updatedAt", ">", new f.Timestamp(7, 1000)), newest, f.limit(200)],
  };
  const questions = Object.keys(shapes).flatMap((shape) => roles.map((role) => [shape, role] as const));

  it.each(questions)("(%s) is the admins' to listen to, as %s finds", async (shape, role) => {
    const orders = f.query(f.collection(as(role), "orders"), ...(shapes[shape] ?? []));
    await (role === "admin" ? assertSucceeds : assertFails)(f.getDocs(orders));
  });
});

describe("A query over collections of one name anywhere", () => {
  it.each(["orders", "users", "profiles"].flatMap((name) => roles.map((role) => [name, role] as const)))(
    "is refused for %s to %s",
    async (name, role) => {
      await assertFails(f.getDocs(f.collectionGroup(as(role), name)));
    },
  );
});

/** One expression of the rules and what the emulator saw it become; `{}` stands for not evaluated. */
interface Expression {
  readonly sourcePosition: { readonly currentOffset: number; readonly endOffset: number };
  readonly values?: readonly { readonly value: Readonly<Record<string, unknown>> }[] | undefined;
  readonly children?: readonly Expression[] | undefined;
}

const Expression: z.ZodMiniType<Expression> = z.lazy(() =>
  z.object({
    sourcePosition: z.object({ currentOffset: z.number(), endOffset: z.number() }),
    values: z.optional(z.array(z.object({ value: z.record(z.string(), z.unknown()) }))),
    children: z.optional(z.array(Expression)),
  }),
);

const Coverage = z.object({
  rules: z.object({ files: z.tuple([z.object({ content: z.string() })]) }),
  /** The bodies of functions and the conditions of `allow`; a plain `if true` is not among them. */
  report: z.array(Expression),
});

/** Reads the emulator's coverage of the rules, which this file has loaded. */
async function readCoverage() {
  const { FIRESTORE_EMULATOR_HOST } = environment;
  const url = `http://${FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${projectId}:ruleCoverage`;
  const { rules, report } = Coverage.parse(await (await fetch(url)).json());
  const source = rules.files[0].content;
  const textOf = ({ sourcePosition: at }: Expression) => source.slice(at.currentOffset, at.endOffset + 1);
  return { report, textOf };
}

function withParts(expression: Expression): Expression[] {
  return [expression, ...(expression.children ?? []).flatMap(withParts)];
}

describe("The tests above", () => {
  it("evaluate every expression of the rules", async () => {
    const { report, textOf } = await readCoverage();
    const unseen = report
      .flatMap(withParts)
      .filter(({ values = [] }) => values.every(({ value }) => Object.keys(value).length === 0));
    expect(unseen.map(textOf)).toEqual([]);
  });

  it("see every condition allow and refuse", async () => {
    const { report, textOf } = await readCoverage();
    const results = report.map((condition) => ({
      condition: textOf(condition),
      seen: [true, false].filter((result) =>
        condition.values?.some(({ value }) => value.boolValue === result),
      ),
    }));
    expect(results.length).toBeGreaterThan(0);
    expect(results.filter(({ seen }) => seen.length < 2)).toEqual([]);
  });
});
