import * as z from "zod/mini";
import { normaliseInput, parseAmount, parseInteger, refusedCharacter } from "./typed.ts";

/** A visible character. Unicode counts Hangul fillers as letters and the empty Braille cell as a symbol. */
export const VISIBLE = /(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Firestore rejects invalid Unicode, which would be a 500. */
export function storable(label: string) {
  return z.refine<string>((text) => refusedCharacter(text) === undefined, {
    error: ({ input = "" }) =>
      `${label} ${refusedCharacter(String(input)) ?? "holds characters that cannot be stored."}`,
  });
}

/** A text as it's sent, of at most `longest` characters. Nothing looks into a longer one. */
export function sentText(longest: number, error: string, tooLong = error) {
  return z.string({ error }).check(z.maxLength(longest, { error: tooLong, abort: true }));
}

/** The same before it's cleaned: what people paste has blanks and marks around it that are taken away. */
export function typedText(label: string, longest: number, error: string) {
  return sentText(2 * longest + 100, error, `${label} is longer than ${longest} characters.`);
}

/** Required text: cleaned, visible, at most `longest` characters, no control characters. */
export function text(label: string, longest: number) {
  return typedText(label, longest, `${label} is missing.`).check(
    z.overwrite(normaliseInput),
    z.maxLength(longest, { error: `${label} is longer than ${longest} characters.` }),
    storable(label),
    z.regex(VISIBLE, { error: `${label} is missing.` }),
  );
}

/** Of what is typed and can't be read as a number, so that the server can show its right form. */
export interface Unread {
  readonly typed: string;
  readonly isWhole: boolean;
}

/** Nobody writes a longer number, and no hint reads one. */
const LONGEST_NUMBER = 40;

/** Forms send numbers as text. Anything that isn't plainly a number is rejected. */
function number(
  error: string,
  read: (typed: string) => number,
  ...checks: Parameters<z.ZodMiniNumber["check"]>
) {
  const reading = z.transform((value: number | string, { issues }) => {
    // -0 becomes 0.
    const number = typeof value === "number" ? value + 0 : read(value);
    if (typeof value === "string" && Number.isNaN(number)) {
      const params = { typed: value, isWhole: read === parseInteger } satisfies Unread;
      issues.push({ code: "custom", input: value, message: error, params });
    }
    return number;
  });
  return z.pipe(
    z.pipe(z.union([z.number({ error }), sentText(LONGEST_NUMBER, error)], { error }), reading),
    z.number({ error }).check(...checks),
  );
}

/** The version of a thing that the caller saw. Each write counts it on. */
export const version = whole("Version", 1, 1_000_000);

export const MOST_PIECES = 1_000_000;

export function whole(label: string, least: number, most: number) {
  const error = `${label} must be a whole number.`;
  return number(
    error,
    parseInteger,
    z.refine(Number.isInteger, { error, abort: true }),
    z.minimum(least, { error: `${label} must be at least ${least}.` }),
    z.maximum(most, { error: `${label} must be at most ${most}.` }),
  );
}

export function pieces(label: string, least: number) {
  return whole(label, least, MOST_PIECES);
}

export const DEAREST = 1_000_000;

export function price(label: string) {
  return amount(label, 0, DEAREST);
}

export function amount(label: string, least: number, most: number) {
  return number(
    `${label} must be an amount such as 24.90.`,
    (typed) => parseAmount(typed),
    z.minimum(least, { error: `${label} must not be below ${least}.` }),
    z.maximum(most, { error: `${label} must be at most ${most}.` }),
    z.refine((amount) => Math.round(amount * 100) / 100 === amount, {
      error: `${label} has more than two decimals.`,
    }),
  );
}

export function rating(label: string, tooHigh: string) {
  return number(
    `${label} must be a number.`,
    (typed) => parseAmount(typed, 15),
    z.maximum(5, { error: tooHigh }),
    z.minimum(0, { error: `${label} must be at least 0.` }),
  );
}

const SITE_PATH = /^\/(?![/\\])[\w\-./%]*(\?[\w\-.=&%]*)?$/;
const WEB_ADDRESS = /^https?:\/\/[^\s\p{Cc}]+$/iu;

/** Patterns first: URL parsers drop line breaks, so they read `java\nscript:` as a scheme. */
function isPicture(value: string): boolean {
  if (SITE_PATH.test(value)) return !value.includes("..");
  if (!WEB_ADDRESS.test(value)) return false;
  try {
    const { username, password } = new URL(value);
    return username === "" && password === "";
  } catch {
    return false;
  }
}

/** A picture: an `https:` or `http:` URL without credentials, or a path on the site itself. */
export function picture(label: string) {
  return text(label, 2048).check(
    z.refine(isPicture, { error: `${label} must be an https:// address or a path such as /parts/disc.svg.` }),
  );
}

export const NO_ID = { error: "This is not an id." };

/** A document id. Reserved names never reach Firestore. */
export const id = sentText(128, NO_ID.error).check(z.regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/, NO_ID));

const NO_CURSOR = { error: "after must be a cursor." };

export const after = sentText(1024, NO_CURSOR.error).check(z.minLength(1, NO_CURSOR));

/** A page of one of the specification's lists. The Link header leads to the next page. */
export const PageQuery = z.object({
  /** The maximum number of items. */
  limit: z.optional(whole("limit", 1, 100)),
  /** The cursor of the page before. */
  after: z.optional(after),
});
export type PageQuery = z.infer<typeof PageQuery>;
