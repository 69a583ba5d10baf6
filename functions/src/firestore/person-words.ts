import { wordsIn } from "../contract/values/words-in.ts";
import { beginningsOf, beginningsOfPhone, begunEntries, begunPhoneEntries } from "./beginnings.ts";
import { parseNameQuery, wordsOfName } from "./name-words.ts";

interface Person {
  readonly email?: unknown;
  readonly phoneNumber?: unknown;
  readonly name?: unknown;
  readonly mobile?: unknown;
}

const MOST_OF_EMAIL = 8;

/** Of an account or a profile, which may be damaged. */
export function wordsOfPerson({ email, phoneNumber, name, mobile }: Person): string[] {
  const phones = [phoneNumber, mobile].map(textOf).flatMap(beginningsOfPhone);
  const ofEmail = beginningsOf(wordsIn(textOf(email)).slice(-MOST_OF_EMAIL));
  return [...new Set([...ofEmail, ...wordsOfName(textOf(name)), ...phones])];
}

export function parsePersonQuery(typed: string): string[] {
  // Names have any order, and emails don't: pat.li@ isn't li.pat@.
  const named = typed.includes("@") ? begunEntries(wordsIn(typed)) : parseNameQuery(typed);
  return [...new Set([...named, ...begunPhoneEntries(typed)])];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
