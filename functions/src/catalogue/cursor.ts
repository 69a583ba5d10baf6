import { AppError } from "../core/app-error.ts";
import { sha256 } from "../core/sha256.ts";
import type { Search } from "./catalogue.ts";

const readings = [
  "all",
  "number",
  "words",
  "unfinished",
  "beginning",
  "closest",
  "most-in-name",
  "most-in-part",
] as const;

/** The reading of the text, for all pages; `step` is which pass or how many words. */
export type MatchStrategy = readonly [by: (typeof readings)[number], step: number, errors: number];

/** For a list without a search. */
export const ALL: MatchStrategy = ["all", 0, 0];

export interface SearchCursor {
  readonly reading: MatchStrategy;
  readonly key: string | number;
  readonly id: string;
}

export function writeSearchCursor(search: Search, { reading, key, id }: SearchCursor): string {
  return Buffer.from(JSON.stringify([queryHash(search), reading, key, id])).toString("base64url");
}

/** Throws an AppError `invalid` unless it's a cursor of this search. */
export function readSearchCursor(text: string, search: Search): SearchCursor {
  const parts = parsedCursor(text);
  const [fingerprint, reading, key, id] = parts;
  const isRead =
    parts.length === 4 &&
    fingerprint === queryHash(search) &&
    isReading(reading) &&
    (reading[0] === "all" || search.text !== "") &&
    typeof id === "string" &&
    (search.sort.endsWith("name") ? typeof key === "string" : Number.isFinite(key));
  if (!isRead) throw notOfThisSearch();
  return { reading, key: key as string | number, id };
}

/** Anybody can write a cursor, and another reading could cost more. Where new parts changed it, the list starts over. */
export function assertReading(cursor: SearchCursor | null, present: MatchStrategy): void {
  if (cursor && String(cursor.reading) !== String(present)) throw notOfThisSearch();
}

export function notOfThisSearch(): AppError {
  const message = "after must be a cursor of this search.";
  return new AppError("invalid", message, { fields: { after: message } });
}

export function parsedCursor(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isReading(value: unknown): value is MatchStrategy {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [by, ...numbers] = value;
  return readings.includes(by) && numbers.every((number) => Number.isInteger(number) && number >= 0);
}

function queryHash({ ids, groups, brands, ...search }: Search): string {
  const sorted = [ids, groups, brands].map((list) => list && [...list].sort());
  return sha256(JSON.stringify([search, ...sorted])).slice(0, 16);
}
