import { type Checkout, datedShares, withPaidOn } from "../books/checkout-rule.ts";
import { findLedgersByKeys, findLedgersByName, type Ledger, saveLedger } from "../books/checkouts.store.ts";
import { findInvoice, findInvoicesOf, settleInvoices } from "../books/invoices.store.ts";
import { findDayFault } from "../books/payment-day.ts";
import { createPayments, findBookedEntries } from "../books/payments.store.ts";
import { numbersIn } from "../books/statement-numbers-rule.ts";
import {
  invoicesNamed,
  judgeByName,
  judgeNamed,
  lowerDues,
  type Outcome,
  payerWords,
  withShares,
} from "../books/statement-rule.ts";
import type { ReadStatement, RowOutcome, StatementRow } from "../contract/admin/statements.ts";
import { cut } from "../contract/values/cut.ts";
import { decimalOf, moneyOf } from "../contract/values/money.ts";
import { normaliseNumber } from "../contract/values/part-number.ts";
import type { Actor } from "../core/caller.ts";
import { inQueue } from "../core/keyed-queue.ts";
import { GrpcStatus, libraryCodeOf } from "../core/library-code.ts";
import { inTransaction, type Transaction, transactionDeadline } from "../firestore/db.ts";
import {
  assertNotDeleting,
  isCausedByDeletion,
  mapDeletionError,
} from "../identity/account-deletion.store.ts";

/** The rows that are booked in one commit, so that it's soon done and few others are in its way. */
const AT_ONCE = 25;
/** More open checkouts of one amount and word are too many to guess one. */
const MOST_ALIKE = 10;
const LONGEST_NOTE = 200;

interface NumberedRow extends StatementRow {
  readonly row: number;
  readonly cents: number;
  readonly numbers: readonly string[];
}

export async function readStatement(
  actor: Actor,
  { rows, isDryRun }: ReadStatement,
): Promise<{ items: RowOutcome[] }> {
  const numbered = rows.map((each, row) => {
    return { ...each, row, cents: Math.round(each.amount * 100), numbers: numbersIn(each.text) };
  });
  const ledgers = new Map<string, Ledger>();
  const outcomes = await judge(numbered, ledgers);
  const matches = isDryRun ? [] : outcomes.filter(({ result }) => result === "match");
  for (let from = 0; from < matches.length; from += AT_ONCE) {
    const some = matches.slice(from, from + AT_ONCE);
    const booked = await mapDeletionError(actor.uid, bookOnce(actor, some, ledgers));
    for (const outcome of booked) outcomes[outcome.entry.row] = outcome;
  }
  return { items: outcomes.map(encodeOutcome) };
}

/** Two admins with one statement take turns. Rows that somebody else changed meanwhile are looked at again. */
async function bookOnce(
  actor: Actor,
  matches: readonly EntryOutcome[],
  ledgers: Map<string, Ledger>,
): Promise<readonly EntryOutcome[]> {
  const deadline = transactionDeadline();
  let isFirst = true;
  const work = async (tx: Transaction) => {
    const found = isFirst ? ledgers : new Map<string, Ledger>();
    const outcomes = isFirst ? matches : await judge(entriesOf(matches), found);
    isFirst = false;
    await book(tx, actor, outcomes, found);
    return outcomes;
  };
  for (;;) {
    try {
      return await inQueue("statements", () => inTransaction(work, deadline));
    } catch (failure) {
      const isBooked = libraryCodeOf(failure) === GrpcStatus.ALREADY_EXISTS;
      if (!isBooked || (await isCausedByDeletion(failure, actor.uid))) throw failure;
    }
  }
}

const entriesOf = (outcomes: readonly EntryOutcome[]) => outcomes.map(({ entry }) => entry);

interface EntryOutcome extends Outcome {
  readonly entry: NumberedRow;
}

function encodeOutcome({ entry, dueCents, shares: _, ...outcomes }: EntryOutcome): RowOutcome {
  const due = dueCents === undefined ? {} : { due: decimalOf(moneyOf(dueCents)) };
  return { row: entry.row, ...outcomes, ...due };
}

async function book(
  tx: Transaction,
  actor: Actor,
  outcomes: readonly EntryOutcome[],
  ledgers: ReadonlyMap<string, Ledger>,
): Promise<void> {
  const matches = outcomes.filter(({ result }) => result === "match");
  if (matches.length === 0) return;
  const paid = new Map<string, Checkout>();
  for (const { entry, shares = [] } of matches) {
    for (const { checkout } of datedShares(shares, entry.day)) {
      const { paidOn } = paid.get(checkout._id)?.payment ?? {};
      paid.set(checkout._id, paidOn === undefined ? checkout : withPaidOn(checkout, paidOn));
    }
  }
  const invoices = await findInvoicesOf([...paid.values()]);
  assertNotDeleting(tx, actor.uid);
  for (const { entry, shares = [] } of matches) {
    const { text, day } = entry;
    const received = {
      day,
      kind: "bank" as const,
      note: cut(text, LONGEST_NOTE) || null,
      entry: entry.entry,
    };
    createPayments(tx, actor, "statement_booked", shares, received);
  }
  for (const [id, checkout] of paid) {
    const ledger = ledgers.get(id);
    if (ledger) saveLedger(tx, ledger, checkout);
  }
  settleInvoices(tx, invoices, [...paid.values()]);
}

/** One after the other, as each would be booked; what they need is read at once. `ledgers` is filled with those that their numbers name. */
async function judge(
  rows: readonly NumberedRow[],
  ledgers = new Map<string, Ledger>(),
): Promise<EntryOutcome[]> {
  const dated = rows.filter(({ day }) => !findDayFault(day));
  for (const ledger of await findLedgersByKeys(dated.flatMap(({ numbers }) => numbers)))
    ledgers.set(ledger.checkout._id, ledger);
  const paperDues = await findPaperDues(dated, [...ledgers.values()]);
  const findAlike = alikeFinder();
  const keys = new Set([...ledgers.values()].flatMap(({ checkout }) => checkout.keys));
  const unnamed = dated.filter(({ numbers }) => numbers.every((number) => !keys.has(number)));
  await Promise.all(unnamed.map((row) => findAlike(row.cents, wordsOfPayer(row))));
  // Comes last: a row that somebody books meanwhile is known then, where its paid order would make it a guess.
  const known = await findBookedEntries(rows.map(({ entry }) => entry));
  let present = new Map([...ledgers].map(([id, { checkout }]) => [id, checkout]));
  const outcomes: EntryOutcome[] = [];
  for (const row of rows) {
    const made = findRefusal(row, known) ??
      judgeNamed(row.cents, row.numbers, [...present.values()], paperDues) ?? {
        ...(await judgeAlike(row, present, findAlike)),
      };
    if (made.result === "match") known.set(row.entry, made.reference ?? "");
    for (const { checkout } of made.shares ?? []) lowerDues(paperDues, present.get(checkout._id), checkout);
    present = withShares(present, made.shares ?? []);
    outcomes.push({ ...made, entry: row });
  }
  return outcomes;
}

function findRefusal({ entry, day }: NumberedRow, known: ReadonlyMap<string, string>): Outcome | undefined {
  const reference = known.get(entry);
  if (reference !== undefined)
    return { result: "known", reference, why: `Written down before, for ${reference}.` };
  const fault = findDayFault(day);
  return fault === undefined ? undefined : { result: "none", why: fault };
}

async function findPaperDues(
  rows: readonly NumberedRow[],
  ledgers: readonly Ledger[],
): Promise<Map<string, number>> {
  const numbers = rows.flatMap((row) => row.numbers);
  const named = invoicesNamed(
    numbers,
    ledgers.map(({ checkout }) => checkout),
  );
  const entries = await Promise.all(named.map(findInvoice));
  return new Map(
    entries.flatMap((invoice) =>
      invoice ? [[normaliseNumber(invoice.data._id), invoice.data.due.cents] as const] : [],
    ),
  );
}

type FindAlike = (cents: number, words: readonly string[]) => Promise<readonly Ledger[]>;

function alikeFinder(): FindAlike {
  const found = new Map<string, Promise<readonly Ledger[]>>();
  return async (cents, words) => {
    if (cents === 0) return [];
    const name = [cents, ...words].join(" ");
    const looked = found.get(name) ?? findLedgersByName(cents, words, MOST_ALIKE);
    found.set(name, looked);
    return looked;
  };
}

function wordsOfPayer({ name = "", text }: NumberedRow): string[] {
  const named = payerWords(name);
  return named.length > 0 ? named : payerWords(text);
}

async function judgeAlike(
  row: NumberedRow,
  present: ReadonlyMap<string, Checkout>,
  findAlike: FindAlike,
): Promise<Outcome> {
  const [{ cents }, words] = [row, wordsOfPayer(row)];
  const found = await findAlike(cents, words);
  const alike = found.map(({ checkout }) => present.get(checkout._id) ?? checkout);
  return judgeByName(cents, words, alike, found.length === MOST_ALIKE);
}
