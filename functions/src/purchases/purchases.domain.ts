import { randomUUID } from "node:crypto";
import { recordAuditEvent } from "../audit-log/audit-log.store.ts";
import { dayAfter, lastMonths, shopDayOf } from "../books/shop-day.ts";
import { findPartsToOrder, findSuccessors } from "../catalogue/ordered-parts.ts";
import {
  type AddedPurchase,
  type AddPurchases,
  type ChangePurchase,
  isOpen,
  type MovePurchase,
  openPieces,
  type Problem,
  type Purchase,
  type PurchasesQuery,
} from "../contract/admin/purchases.ts";
import type { Spending } from "../contract/admin/spending.ts";
import { decimalOf } from "../contract/values/money.ts";
import { nameKey } from "../contract/values/names.ts";
import { AppError, changedMeanwhile, notFound } from "../core/app-error.ts";
import type { Actor } from "../core/caller.ts";
import type { IdempotentRequest } from "../core/idempotency.ts";
import { inQueue } from "../core/keyed-queue.ts";
import type { StoredPurchase, Thing } from "../firestore/collections.ts";
import { inTransaction, setAnswer, type Transaction, transactionDeadline } from "../firestore/db.ts";
import type { Found } from "../firestore/found.ts";
import { once } from "../firestore/once.ts";
import type { ListPage } from "../firestore/page.ts";
import { assertNotDeleting, mapDeletionError } from "../identity/account-deletion.store.ts";
import { findThings, type Things } from "../nouns/nouns.store.ts";
import { isMailOn } from "../outbox/mail-settings.ts";
import { queueMail } from "../outbox/outbox.store.ts";
import { lockOrdered, type OrderedPart, showExpected, writeOrdered } from "../parts/on-order.store.ts";
import { encodePurchase } from "./purchase-codec.ts";
import { type Drafted, draftLines, isNext, stepFault, totalOf } from "./purchase-rule.ts";
import * as store from "./purchases.store.ts";
import { findSpent } from "./spending.store.ts";

type Supplier = Thing<"supplier">;

function inPurchases<Result>(
  actor: Actor,
  key: string | readonly string[],
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const deadline = transactionDeadline();
  return mapDeletionError(
    actor.uid,
    inQueue(key, () => inTransaction(work, deadline)),
  );
}

export function purchaseKey(id: string): string {
  return `purchases/${id}`;
}

interface Draft {
  readonly supplier: Supplier | undefined;
  readonly drafted: Drafted;
}

function resultOf({ supplier, drafted }: Draft): AddedPurchase {
  const problems = [...drafted.problems];
  if (!supplier) return { result: "gone", problems };
  if (drafted.result !== "done") return { result: drafted.result, problems };
  return { result: "done", total: decimalOf(totalOf(drafted.lines)), problems };
}

async function draftItems(
  items: AddPurchases["items"],
  suppliers: Things<"supplier">,
): Promise<readonly Draft[]> {
  const ids = items.flatMap(({ lines }) => lines.map(({ productId }) => productId));
  const parts = await findPartsToOrder(ids);
  return items.map(({ supplierId, lines }) => ({
    supplier: suppliers.get(nameKey(supplierId)),
    drafted: draftLines(lines, supplierId, (id) => parts.get(id)),
  }));
}

export async function addPurchases(
  actor: Actor,
  { items, isDryRun }: AddPurchases,
  request?: IdempotentRequest,
): Promise<{ items: AddedPurchase[] }> {
  if (isDryRun) return { items: (await draftItems(items, await findThings("supplier"))).map(resultOf) };
  const work = async (tx: Transaction) => {
    const drafts = await draftItems(items, await findThings("supplier", tx));
    const results = drafts.map((draft) => ({ draft, answer: resultOf(draft) }));
    const wanted = results.flatMap(({ draft: { supplier, drafted }, answer }) => {
      if (answer.result !== "done" || !supplier) return [];
      const { _id, name } = supplier;
      const lines = [...drafted.lines];
      return [{ _id: randomUUID(), supplier: { _id, name }, lines, total: totalOf(lines), answer }];
    });
    const made = await store.createPurchases(
      tx,
      wanted.map(({ answer: _answer, ...draft }) => draft),
    );
    assertNotDeleting(tx, actor.uid);
    for (const [place, { _id, number }] of made.entries()) {
      recordAuditEvent(tx, actor, "purchase_made", number);
      Object.assign(wanted[place]?.answer ?? {}, { _id, number });
    }
    return setAnswer({ items: results.map(({ answer }) => answer) });
  };
  return once(request, actor.uid, () => inPurchases(actor, "purchases", work));
}

export async function listPurchases(
  query: PurchasesQuery,
): Promise<ListPage<Purchase> & { readonly total: number }> {
  const { items, ...page } = await store.listPurchases(query);
  return { ...page, items: items.map(encodePurchase) };
}

const SPENT_MONTHS = 12;

export async function readSpending(): Promise<Spending> {
  const months = lastMonths(SPENT_MONTHS);
  const [spent, suppliers] = await Promise.all([findSpent(months), findThings("supplier")]);
  const ids = new Set(spent.flatMap((each) => Object.keys(each)));
  const rows = Array.from(ids, (_id) => {
    const cents = spent.map((each) => each[_id] ?? 0);
    const sum = cents.reduce((all, each) => all + each, 0);
    const name = suppliers.get(nameKey(_id))?.name ?? null;
    return { sum, row: { _id, name, spent: cents.map((each) => each / 100) } };
  });
  return { months, suppliers: rows.toSorted((a, b) => b.sum - a.sum).map(({ row }) => row) };
}

export async function findPurchase(id: string): Promise<Found<StoredPurchase>> {
  const purchase = await store.findPurchase(id);
  if (!purchase) throw notFound("purchase");
  return purchase;
}

export async function readPurchase(id: string): Promise<Purchase> {
  const { lines, ...purchase } = encodePurchase((await findPurchase(id)).data);
  const successors = await findSuccessors(lines.map(({ productId }) => productId));
  const withSuccessor = (line: (typeof lines)[number]) => {
    const successor = successors.get(line.productId);
    return { ...line, ...(successor !== undefined && { successor }) };
  };
  return { ...purchase, lines: lines.map(withSuccessor) };
}

async function findAtVersion(id: string, version: number): Promise<Found<StoredPurchase>> {
  const purchase = await findPurchase(id);
  if (purchase.data.version === version) return purchase;
  throw changedMeanwhile("purchase", encodePurchase(purchase.data));
}

export function notNext(message: string): AppError {
  return new AppError("not_next", message);
}

function invalid(field: string, message: string): AppError {
  return new AppError("invalid", message, { fields: { [field]: message } });
}

function assertNotPast(expected: string | null | undefined): void {
  if (expected && expected < shopDayOf(Date.now())) throw invalid("expected", "This day is past.");
}

interface ChangedPurchase extends Purchase {
  readonly problems?: Problem[];
}

export function changePurchase(
  actor: Actor,
  id: string,
  { version, lines, expected }: ChangePurchase,
): Promise<ChangedPurchase> {
  assertNotPast(expected);
  return inPurchases(actor, purchaseKey(id), async (tx) => {
    const before = await findAtVersion(id, version);
    const { data } = before;
    if (lines && data.state !== "draft") throw notNext("Only a draft's lines can be changed.");
    if (expected !== undefined && !isOpen(data)) throw notNext("Only an open purchase has an expected day.");
    const drafted = lines && (await redraft(data, lines));
    const changed: StoredPurchase = {
      ...data,
      ...(drafted && { lines: [...drafted.lines], total: totalOf(drafted.lines) }),
      ...(expected !== undefined && { expected }),
      version: version + 1,
    };
    const ordered = await lockOrdered(tx, expected === undefined ? [] : openIds(data));
    await writeOpen(tx, before, changed, ordered);
    assertNotDeleting(tx, actor.uid);
    recordAuditEvent(tx, actor, "purchase_changed", data.number);
    const shown = encodePurchase(changed);
    return setAnswer(drafted?.problems.length ? { ...shown, problems: [...drafted.problems] } : shown);
  });
}

async function redraft({ supplier }: StoredPurchase, lines: NonNullable<ChangePurchase["lines"]>) {
  const parts = await findPartsToOrder(lines.map(({ productId }) => productId));
  const drafted = draftLines(lines, supplier._id, (id) => parts.get(id));
  if (drafted.result === "done") return drafted;
  const fields = Object.fromEntries(
    drafted.faults.map(({ line, reason }) => [`lines.${line}.productId`, reason]),
  );
  throw new AppError("invalid", Object.values(fields)[0] ?? "A line can't be ordered.", { fields });
}

function openIds({ lines }: StoredPurchase): string[] {
  return lines.filter((line) => openPieces(line) > 0).map(({ productId }) => productId);
}

/** With what is on order of these parts. */
async function writeOpen(
  tx: Transaction,
  before: Found<StoredPurchase>,
  after: StoredPurchase,
  ordered: ReadonlyMap<string, OrderedPart>,
): Promise<void> {
  store.updatePurchase(tx, before, after);
  const days = new Map<string, string | null>();
  for (const part of ordered.values()) {
    const expected = writeOrdered(tx, part, after);
    if (expected !== part.expected) days.set(part._id, expected);
  }
  await showExpected(tx, days);
}

export function deletePurchase(actor: Actor, id: string): Promise<{ readonly _id: string }> {
  return inPurchases(actor, purchaseKey(id), async (tx) => {
    const before = await findPurchase(id);
    if (before.data.state !== "draft")
      throw notNext("Only a draft can be deleted. Close a purchase that was sent.");
    store.removePurchase(tx, before);
    assertNotDeleting(tx, actor.uid);
    recordAuditEvent(tx, actor, "purchase_deleted", before.data.number);
    return setAnswer({ _id: id });
  });
}

export async function movePurchase(actor: Actor, id: string, move: MovePurchase): Promise<Purchase> {
  assertNotPast(move.expected);
  const { data } = await findPurchase(id);
  const parts = data.lines.map(({ productId }) => productId);
  return inPurchases(actor, [purchaseKey(id), ...parts], async (tx) => {
    const before = await findAtVersion(id, move.version);
    if (!isNext(before.data.state, move.state)) throw notNext(stepFault(before.data.state));
    return move.state === "sent" ? send(tx, actor, before, move) : close(tx, actor, before);
  });
}

async function send(
  tx: Transaction,
  actor: Actor,
  before: Found<StoredPurchase>,
  { expected, isMailed = false }: MovePurchase,
): Promise<Purchase> {
  const { data } = before;
  const supplier = (await findThings("supplier", tx)).get(nameKey(data.supplier._id));
  if (!supplier) throw notNext("The supplier is gone. Delete this draft, and order somewhere else.");
  if (isMailed && supplier.email === null) throw invalid("isMailed", "The supplier has no email.");
  if (isMailed && !isMailOn) throw invalid("isMailed", "This shop sends no emails.");
  // Locked first: a part that goes now waits, and takes along what is on order of it.
  const ordered = await lockOrdered(tx, openIds(data));
  await assertParts(data);
  const sentDay = shopDayOf(Date.now());
  const usual = supplier.days === null ? null : dayAfter(sentDay, supplier.days);
  const { version } = data;
  const sent: StoredPurchase = {
    ...{ ...data, state: "sent", sentDay, version: version + 1 },
    expected: expected === undefined ? usual : expected,
  };
  await writeOpen(tx, before, sent, ordered);
  if (isMailed)
    queueMail(tx, {
      name: `purchase-${data._id}`,
      kind: "purchase_sent",
      ownerUid: null,
      purchaseId: data._id,
    });
  assertNotDeleting(tx, actor.uid);
  recordAuditEvent(tx, actor, "purchase_sent", data.number);
  return setAnswer(encodePurchase(sent));
}

/** A part that was deleted since can't be booked in. */
async function assertParts({ lines }: StoredPurchase): Promise<void> {
  const parts = await findPartsToOrder(lines.map(({ productId }) => productId));
  const gone = lines.flatMap(({ productId, name }, line) =>
    parts.get(productId) === undefined
      ? [[`lines.${line}.productId`, `${name} isn't there any more.`] as const]
      : [],
  );
  const [first] = gone;
  if (first)
    throw new AppError("product_gone", `${first[1]} Take it off the list.`, {
      fields: Object.fromEntries(gone),
    });
}

async function close(tx: Transaction, actor: Actor, before: Found<StoredPurchase>): Promise<Purchase> {
  const { data } = before;
  const closed: StoredPurchase = { ...data, state: "closed", version: data.version + 1 };
  await writeOpen(tx, before, closed, await lockOrdered(tx, isOpen(data) ? openIds(data) : []));
  assertNotDeleting(tx, actor.uid);
  recordAuditEvent(tx, actor, "purchase_closed", data.number);
  return setAnswer(encodePurchase(closed));
}
