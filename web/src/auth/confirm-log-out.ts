import * as z from "zod/mini";
import { findImport, forgetImport } from "#lib/imports-database.ts";
import { clearLeft, markLoggedIn, markLoggedOut } from "#lib/left-accounts.ts";
import { attempt } from "#lib/storage.ts";
import { logOut } from "./log-out.actions.ts";

const Listed = z.object({ lines: z.array(z.unknown()), waiting: z.array(z.unknown()) });
const Edited = z.object({ typed: z.array(z.unknown()) });
const Sent = z.object({ body: z.string() });
const Picked = z.object({ ticks: z.array(z.unknown()) });

interface Unfinished {
  readonly storage: () => Storage;
  /** Finds entries that aren't done yet. */
  readonly isOpen?: (entry: unknown) => boolean;
  readonly words: string;
}

const inTab = () => sessionStorage;

/** An account's entries, by their storage key. */
const BY_ACCOUNT: Readonly<Record<string, Unfinished>> = {
  partEdits: {
    storage: inTab,
    isOpen: (entry) => Number(Edited.safeParse(entry).data?.typed.length) > 0,
    words: "unsaved changes of a part",
  },
  partDrafts: { storage: inTab, words: "a part that isn't added yet" },
  purchaseLines: { storage: inTab, words: "unsaved lines of a purchase" },
  scannedStock: {
    storage: inTab,
    isOpen(entry) {
      const { data } = Listed.safeParse(entry);
      return data !== undefined && data.lines.length + data.waiting.length > 0;
    },
    words: "a count or a delivery",
  },
  picking: {
    storage: () => localStorage,
    isOpen: (entry) => Number(Picked.safeParse(entry).data?.ticks.length) > 0,
    words: "a picking list with ticks",
  },
  sentWrites: {
    storage: () => localStorage,
    isOpen: (entry) => Sent.safeParse(entry).success,
    words:
      "something you sent that we haven't confirmed. If it was an order, look at MY Orders before you order again",
  },
};

const IMPORTS: Readonly<Record<string, string>> = {
  importing: "a running import: what it has imported so far stays, and can be undone",
  preparing: "an import that is being previewed",
  trying: "an import that is being previewed",
  tried: "an import that was previewed",
};

function readFrom(storage: () => Storage, place: string): unknown {
  return attempt(() => JSON.parse(storage().getItem(place) ?? "null"));
}

function unfinishedIn(uid: string): string[] {
  return Object.entries(BY_ACCOUNT).flatMap(([place, { storage, isOpen = () => true, words }]) => {
    const own = Object.entries(readFrom(storage, place) ?? {}).filter(
      ([name, entry]) => (name === uid || name.startsWith(`${uid} `)) && isOpen(entry),
    );
    return own.length > 0 ? [words] : [];
  });
}

/** The question to ask if logging out would discard something. */
async function questionBeforeLeaving(uid: string): Promise<string | undefined> {
  const phase = await findImport(uid).then(
    (stored) => stored?.phase ?? "",
    () => "",
  );
  const unfinished = [...(IMPORTS[phase] ? [IMPORTS[phase]] : []), ...unfinishedIn(uid)];
  if (unfinished.length === 0) return undefined;
  return `Log out and discard? This browser forgets:\n${unfinished.map((each) => `• ${each}`).join("\n")}`;
}

/** Asks whether unfinished work in this browser may be discarded, if there is any. */
export async function confirmLogOut(uid: string): Promise<boolean> {
  const question = await questionBeforeLeaving(uid);
  return question === undefined || confirm(question);
}

/**
 * Logs an account out, and takes what only it may see out of the browser. Resolves with whether it did. Rejects if logging
 * out fails.
 */
export async function confirmAndLogOut(uid: string | undefined, isConfirmed = false): Promise<boolean> {
  if (uid === undefined) {
    await logOut();
    return true;
  }
  if (!isConfirmed && !(await confirmLogOut(uid))) return false;
  // Other tabs hear it before they hear that the session ended.
  markLoggedOut(uid);
  try {
    await logOut();
  } catch (failure) {
    markLoggedIn(uid);
    throw failure;
  }
  clearLeft();
  // Where the browser's database is blocked, it's empty.
  await forgetImport(uid).catch(() => {});
  return true;
}
