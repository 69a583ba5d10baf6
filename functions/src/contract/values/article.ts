import { withoutInvisible } from "./names.ts";
import { normaliseNumber } from "./part-number.ts";

export const GTIN = /^(\d{8}|\d{12,14})$/;

/** From the last digit on they are weighed 1 and 3 in turn, which makes the sum a whole ten. */
function hasCheckDigit(digits: string): boolean {
  const weighed = [...digits].reverse().map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 3));
  return weighed.reduce((sum, each) => sum + each, 0) % 10 === 0;
}

export function isGtin(digits: string): boolean {
  return GTIN.test(digits) && hasCheckDigit(digits);
}

/** A GTIN in its shortest form. Zeros before it make 8 digits to 12, these to 13 and these to 14, and change nothing. */
export function shortestGtin(gtin: string): string {
  const digits = gtin.padStart(14, "0");
  const zeros = [6, 2, 1].find((each) => digits.startsWith("0".repeat(each))) ?? 0;
  return digits.slice(zeros);
}

/** A number as it is compared when somebody looks for it: those of one article are the same. */
export function articleKey(number: string): string {
  const normal = normaliseNumber(number);
  return isGtin(normal) ? shortestGtin(normal) : normal;
}

/** A number in all its writings: a GTIN with each length it may have, another as it is. */
export function writingsOf(number: string): string[] {
  const key = articleKey(number);
  if (!isGtin(key)) return [number];
  return [8, 12, 13, 14].filter((length) => length >= key.length).map((length) => key.padStart(length, "0"));
}

/** True if two numbers are one GTIN, with more zeros before it or fewer. */
export function isSameGtin(one: unknown, other: unknown): boolean {
  if (typeof one !== "string" || typeof other !== "string") return false;
  return isGtin(articleKey(one)) && articleKey(one) === articleKey(other);
}

export interface Code {
  /** The number that is looked for. */
  readonly number: string;
  /** From an address of a part's page, which ends in its id or in its number. */
  readonly partId: string | null;
}

/** Scanners say first which kind of code they read (ISO/IEC 15424). */
const KIND_OF_CODE = /^\][A-Z][\dA-Z]/i;

/** A GTIN in an element string of GS1, as it's sent and as it's printed: behind the application identifier 01. */
const ELEMENT = /^01(\d{14})|\(01\)\s?(\d{14})/;

/** A GTIN in an address of GS1 Digital Link, which may be on any site. */
const LINKED = /\/(?:01|gtin)\/(\d{8}|\d{12,14})(?:\/|$)/i;

const PART_PAGE = /^\/part\/([^/]+)\/?$/;

function pathIn(text: string): string | undefined {
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).pathname : undefined;
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function gtinIn(text: string, pattern: RegExp): string | undefined {
  const [, one, other] = pattern.exec(text) ?? [];
  return [one, other].find((digits) => digits !== undefined && isGtin(digits));
}

export function readCode(typed: string): Code {
  const text = withoutInvisible(typed).trim().replace(KIND_OF_CODE, "").trim();
  const path = pathIn(text);
  const part = decoded(PART_PAGE.exec(path ?? "")?.[1] ?? "") || null;
  const gtin = path === undefined ? gtinIn(text, ELEMENT) : gtinIn(path, LINKED);
  return { number: gtin ?? part ?? text, partId: part };
}

interface Coded {
  readonly _id: string;
  readonly partNumber: string | null;
  readonly gtin: string | null;
}

export function isCodeOf({ _id, partNumber, gtin }: Coded, code: string): boolean {
  const { number, partId } = readCode(code);
  if (partId === _id) return true;
  const keys = [code, number].map(articleKey).filter((key) => key !== "");
  return [partNumber, gtin].some((own) => own !== null && keys.includes(articleKey(own)));
}
