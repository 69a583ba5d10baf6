import { CURRENCY } from "@carparts/functions/contract/values/currency";
import { isDay } from "@carparts/functions/contract/values/day";
import { UnreadableFile } from "#lib/files/file-format.ts";
import { parseXml } from "#lib/files/xml-events.ts";
import { groupBy } from "#lib/group-by.ts";
import type { BankRow } from "./bank-rows.ts";

/** An account's rows in a file, which may have several. */
export interface BankAccount {
  /** Its IBAN, or another number. */
  readonly name: string;
  readonly rows: readonly BankRow[];
  readonly notices: readonly string[];
}

const DOWNLOAD_AGAIN = "Download it from your bank again, as CAMT.053 or CSV.";
const OTHERS: readonly (readonly [element: string, words: string])[] = [
  ["BkToCstmrAcctRpt", "This is a report of a day that isn't over (CAMT.052)."],
  ["BkToCstmrDbtCdtNtfctn", "This is a list of single credits (CAMT.054)."],
];

interface Money {
  amount: string;
  currency: string;
  sign: string;
}

interface Transaction extends Money {
  own: string;
  readonly texts: string[];
  /** Of the payer and of the payee. */
  debtor: string;
  creditor: string;
}

interface Entry extends Money {
  own: string;
  status: string;
  day: string;
  valueDay: string;
  extra: string;
  readonly transactions: Transaction[];
}

const newTransaction = (): Transaction => ({
  ...{ amount: "", currency: "", sign: "", own: "", texts: [], debtor: "", creditor: "" },
});

const newEntry = (): Entry => ({
  ...{ amount: "", currency: "", sign: "", own: "", status: "", day: "", valueDay: "", extra: "" },
  transactions: [],
});

type Setter<Of> = (of: Of, value: string, currency: string) => void;

/** By the path below an entry. Versions 02 and 08 differ in `Sts` and in `Pty`. */
const ofEntry: Readonly<Record<string, Setter<Entry>>> = {
  Amt: (entry, value, currency) => Object.assign(entry, { amount: value, currency }),
  CdtDbtInd: (entry, value) => (entry.sign = value),
  Sts: (entry, value) => (entry.status ||= value),
  "Sts/Cd": (entry, value) => (entry.status = value),
  "BookgDt/Dt": (entry, value) => (entry.day = value),
  "BookgDt/DtTm": (entry, value) => (entry.day = value),
  "ValDt/Dt": (entry, value) => (entry.valueDay = value),
  "ValDt/DtTm": (entry, value) => (entry.valueDay = value),
  AcctSvcrRef: (entry, value) => (entry.own = value),
  AddtlNtryInf: (entry, value) => (entry.extra = value),
};

const addText: Setter<Transaction> = ({ texts }, value) => {
  if (value !== "" && !/^notprovided$/i.test(value) && !texts.includes(value)) texts.push(value);
};
const nameDebtor: Setter<Transaction> = (of, value) => (of.debtor ||= value);
const nameCreditor: Setter<Transaction> = (of, value) => (of.creditor ||= value);

const ofTransaction: Readonly<Record<string, Setter<Transaction>>> = {
  Amt: (of, value, currency) => Object.assign(of, { amount: value, currency }),
  "AmtDtls/TxAmt/Amt": (of, value, currency) => of.amount || Object.assign(of, { amount: value, currency }),
  CdtDbtInd: (of, value) => (of.sign = value),
  "Refs/AcctSvcrRef": (of, value) => (of.own = value),
  "Refs/EndToEndId": addText,
  "RmtInf/Ustrd": addText,
  "RmtInf/Strd/CdtrRefInf/Ref": addText,
  "RmtInf/Strd/RfrdDocInf/Nb": addText,
  "RmtInf/Strd/AddtlRmtInf": addText,
  AddtlTxInf: addText,
  "RltdPties/Dbtr/Nm": nameDebtor,
  "RltdPties/Dbtr/Pty/Nm": nameDebtor,
  "RltdPties/Cdtr/Nm": nameCreditor,
  "RltdPties/Cdtr/Pty/Nm": nameCreditor,
};

interface Statement {
  name: string;
  readonly entries: Entry[];
}

function readStatements(xml: string): Statement[] {
  const statements: Statement[] = [];
  const path: string[] = [];
  let [text, currency] = ["", ""];

  function leave(): void {
    const value = text.trim();
    const entryAt = path.indexOf("Ntry");
    const statement = statements.at(-1);
    if (!statement) return;
    if (entryAt < 0) {
      const place = path.slice(path.indexOf("Stmt") + 1).join("/");
      if (/^Acct\/Id\/(IBAN|Othr\/Id)$/.test(place)) statement.name ||= value;
      return;
    }
    const entry = statement.entries.at(-1);
    const detailsAt = path.indexOf("TxDtls");
    const transaction = entry?.transactions.at(-1);
    if (detailsAt < 0 && entry) ofEntry[path.slice(entryAt + 1).join("/")]?.(entry, value, currency);
    else if (transaction) ofTransaction[path.slice(detailsAt + 1).join("/")]?.(transaction, value, currency);
  }

  const pieces = parseXml(xml, {
    doctype() {
      throw new UnreadableFile(`This file has a document type, which no bank writes. ${DOWNLOAD_AGAIN}`);
    },
    open(name, attributes) {
      const other = path.length === 1 && OTHERS.find(([element]) => element === name);
      if (other) throw new UnreadableFile(`${other[1]} ${DOWNLOAD_AGAIN}`);
      path.push(name);
      text = "";
      if (name === "Amt") currency = attributes.Ccy ?? "";
      if (name === "Stmt") statements.push({ name: "", entries: [] });
      else if (name === "Ntry") statements.at(-1)?.entries.push(newEntry());
      else if (name === "TxDtls") statements.at(-1)?.entries.at(-1)?.transactions.push(newTransaction());
    },
    close() {
      leave();
      path.pop();
      text = "";
    },
    text(more) {
      text += more;
    },
  });
  let step = pieces.next();
  while (!step.done) step = pieces.next();
  if (statements.length === 0)
    throw new UnreadableFile(`This XML file is no bank statement. ${DOWNLOAD_AGAIN}`);
  if (step.value > 0)
    throw new UnreadableFile(`This file is damaged, or its end is missing. ${DOWNLOAD_AGAIN}`);
  return statements;
}

/** Whole cents, below 0 where money goes out. NaN of what isn't one. */
function centsOf({ amount, sign }: Money): number {
  const cents = Number(amount) * 100;
  const isWhole = /^\d{1,15}(\.\d{1,5})?$/.test(amount) && Math.abs(cents - Math.round(cents)) < 1e-6;
  if (!isWhole || (sign !== "CRDT" && sign !== "DBIT")) return Number.NaN;
  return sign === "DBIT" ? -Math.round(cents) : Math.round(cents);
}

/** The rows of an entry: of a batch a row each, where its parts are its sum. */
function rowsOfEntry(entry: Entry): BankRow[] {
  const day = (entry.day || entry.valueDay).slice(0, 10);
  const total = centsOf(entry);
  const parts = entry.transactions.map((each) => {
    return { ...each, cents: centsOf({ ...each, sign: each.sign || entry.sign }) };
  });
  const isBatch = parts.length > 1 && parts.reduce((sum, { cents }) => sum + cents, 0) === total;
  const nameOf = ({ debtor, creditor }: Transaction, cents: number) => (cents < 0 ? creditor : debtor);
  if (isBatch) {
    return parts.map((part, place) => ({
      ...{ day, amount: part.cents / 100, text: part.texts.join(" "), name: nameOf(part, part.cents) },
      own: part.own || (entry.own && `${entry.own}/${place + 1}`),
    }));
  }
  const texts = [...new Set(entry.transactions.flatMap((each) => each.texts))];
  const [only, ...others] = entry.transactions;
  const name = only && others.length === 0 ? nameOf(only, total) : "";
  const text = texts.length > 0 ? texts.join(" ") : entry.extra;
  return [{ day, amount: total / 100, text, name, own: entry.own || (only?.own ?? "") }];
}

function leftOutText(count: number, why: string): string[] {
  return count === 0 ? [] : [`${count === 1 ? "1 entry" : `${count} entries`} left out: ${why}.`];
}

/** The accounts of a CAMT.053 file with what their banks have booked. */
export function readCamt(xml: string): BankAccount[] {
  const byAccount = groupBy(readStatements(xml), ({ name }) => name);
  return [...byAccount].map(([name, statements]) => {
    const all = statements.flatMap(({ entries }) => entries);
    const booked = all.filter(({ status }) => status === "" || status === "BOOK");
    const own = booked.filter(({ currency }) => currency === CURRENCY);
    const rows = own.flatMap(rowsOfEntry);
    const whole = rows.filter(({ day, amount }) => isDay(day) && Number.isFinite(amount) && amount !== 0);
    return {
      name,
      rows: whole,
      notices: [
        ...leftOutText(all.length - booked.length, "not booked yet"),
        ...leftOutText(booked.length - own.length, `not in ${CURRENCY}`),
        ...leftOutText(rows.length - whole.length, "without a day or an amount"),
      ],
    };
  });
}
