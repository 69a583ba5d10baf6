import { plainText } from "../../contract/values/plain-text.ts";
import { nameOf } from "./short-names.ts";

export interface Token {
  readonly typed: string;
  readonly plain: string;
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
  /** Within quotation marks, or part of a number: nothing is read in it. */
  readonly isLiteral: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const QUOTED = /["“”][^"“”]*["“”]?/gu;
const EDGES = /^[\s\p{P}]+|(?<![\s\p{P}])[\s\p{P}]+$/gu;

export function tokensOf(text: string, number: readonly [start: number, end: number] = [0, 0]): Token[] {
  const literal = [...text.matchAll(QUOTED)].map(
    ({ 0: { length }, index }) => [index, index + length] as const,
  );
  const words = [...text.matchAll(WORD)].map(({ 0: typed, index }) => ({
    typed,
    start: index,
    end: index + typed.length,
  }));
  return words.map(({ typed, start, end }, place) => ({
    ...{ typed, start, end },
    plain: plainText(typed).replace(/['’]/g, ""),
    name: nameOf(typed),
    before: text.slice(words[place - 1]?.end ?? 0, start),
    after: text.slice(end, words[place + 1]?.start ?? text.length),
    isLiteral: [...literal, number].some(([from, to]) => from <= start && end <= to),
  }));
}

export function removeTokens(text: string, taken: readonly Token[]): string {
  const gone = taken.toSorted((a, b) => a.start - b.start);
  const pieces = [...gone, null].map((token, place) =>
    text.slice(gone[place - 1]?.end ?? 0, token?.start ?? text.length),
  );
  return pieces
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
    .join(" ")
    .replace(EDGES, "");
}

export function withoutQuotes(text: string): string {
  return text.replace(/["“”]+/g, " ").trim();
}
