import {
  LONGEST_BANK_NAME,
  LONGEST_BANK_TEXT,
  type StatementRow,
} from "@carparts/functions/contract/admin/statements";
import { cut } from "@carparts/functions/contract/values/cut";
import { groupBy } from "#lib/group-by.ts";

/** A row as a bank's file has it. */
export interface BankRow {
  readonly day: string;
  readonly amount: number;
  readonly text: string;
  readonly name: string;
  /** The bank's own name for it. Empty without one. */
  readonly own: string;
}

const NO_NAME = /^(|nonref|notprovided|none|n\/?a|-+)$/i;
/** Shorter ones are numbers of lines, which the next file has too. */
const SHORTEST_NAME = 6;
const LONGEST_NAME = 200;

function clean(text: string, longest: number): string {
  return cut(
    text
      .replace(/\p{Cc}/gu, " ")
      .replace(/ {2,}/g, " ")
      .trim(),
    longest,
  );
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Gives each row a name that it has in the next file too: the bank's own, else one made of what it says and its place among equal ones. */
export async function nameEntries(rows: readonly BankRow[]): Promise<StatementRow[]> {
  const owns = groupBy(rows, ({ own }) => own);
  const seen = new Map<string, number>();
  const named = rows.map(async ({ own, ...row }) => {
    const [text, name] = [clean(row.text, LONGEST_BANK_TEXT), clean(row.name, LONGEST_BANK_NAME)];
    const isOwn = owns.get(own)?.length === 1 && own.length >= SHORTEST_NAME && !NO_NAME.test(own);
    const made = [row.day, row.amount.toFixed(2), own, row.text].join("\n");
    const nth = seen.get(made) ?? 0;
    seen.set(made, nth + 1);
    const entry = isOwn ? clean(own, LONGEST_NAME) : await hashOf(`${made}\n${nth}`);
    return { day: row.day, amount: row.amount, text, ...(name && { name }), entry };
  });
  return Promise.all(named);
}
