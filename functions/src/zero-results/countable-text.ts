import { cleanName } from "../contract/values/names.ts";

const LONGEST = 80;

const EMAIL = /@|%40|[([]\s*at\s*[)\]]/;

/** Numbers of parts that could also be dialled: 0 986 478 868 and 04465-42160. */
const OF_PARTS = /(?<!\d[\s-]?)(0 \d{3} \d{3} \d{3}|\d{5}-\d{5})(?![\s-]?\d)/g;

// Makers put a letter or a group with a digit before a number, as in A 001 982 82 08, and one or two letters behind it.
const BEGIN = String.raw`(?<![\p{L}\p{N}.-]|^(?:\p{L}|\p{L}*\p{N}[\p{L}\p{N}]*)\s)`;
const END = String.raw`(?![\p{L}\p{N}]|\s\p{L}{1,2}$)`;

const PHONES = [
  /\+[\s(]*\d(?:[\s()./-]*\d){6}/,
  new RegExp(String.raw`${BEGIN}0\)?0?[\s()./-]*[1-9](?:[\s()./-]*\d){8,12}${END}`, "u"),
  new RegExp(String.raw`${BEGIN}(?:1[\s.-]?)?\(?[2-9]\d\d\)?[\s.-]*[2-9]\d\d[\s.-]?\d{4}${END}`, "u"),
  /^\d{3}[\s.-](?!19|20)\d{4}$/,
  /(?:(?!\d)\p{Nd}\D*){7}/u,
];

const VIN = /^(?=.{0,12}\d)[a-z\d]{13}\d{4}$/;

function hasVin(text: string): boolean {
  const pieces = text.split(/[^a-z\d]+/);
  return pieces.some((_, from) =>
    pieces.some((_piece, to) => to >= from && VIN.test(pieces.slice(from, to + 1).join(""))),
  );
}

/** A text as it's counted; undefined for one that says nothing, is no word, or may be somebody's. */
export function countableText(typed: string): string | undefined {
  const text = cleanName(typed.toWellFormed()).normalize("NFKC").toLowerCase();
  if (text.length > LONGEST || EMAIL.test(text) || hasVin(text)) return undefined;
  const rest = text.replace(OF_PARTS, "");
  if (PHONES.some((phone) => phone.test(rest))) return undefined;
  return text.replace(/^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, "") || undefined;
}
