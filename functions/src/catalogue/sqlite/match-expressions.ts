import type { Term } from "../text/typed-text.ts";

// Expressions of FTS5. Its syntax has no say in what people type, which arrives as quoted words of letters and digits.

export function toMatchExpression({ typed, synonyms, beginnings }: Term): string {
  return [...[typed, ...synonyms].map(phrase), ...beginnings.map(beginning)].join(" OR ");
}

export function phrase(words: readonly string[]): string {
  return `(${words.map((word) => `"${word}"`).join(" AND ")})`;
}

export function beginning(words: readonly string[]): string {
  return `(${words.map((word) => `"${word}"`).join(" AND ")} *)`;
}

/** Any of the words; there must be one. */
export function anyOf(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(" OR ");
}

export function allOf(expressions: readonly string[]): string {
  return expressions.map((expression) => `(${expression})`).join(" AND ");
}

export function inName(expression: string): string {
  return `{name} : (${expression})`;
}

export function inNameOrBrand(expression: string): string {
  return `{name brand} : (${expression})`;
}
