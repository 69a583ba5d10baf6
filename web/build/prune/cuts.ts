import type { ESTree } from "vite";

/** A range of a module's code, and what takes its place. */
export interface Cut {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** Cuts may touch, but not overlap. */
export function withCuts(code: string, cuts: readonly Cut[]): string {
  return cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((kept, { start, end, by }) => kept.slice(0, start) + by + kept.slice(end), code);
}

/** Lets the bundler drop an expression that nobody uses, whatever it calls. */
export function pure({ start, end }: ESTree.Span): Cut[] {
  return [
    { start, end: start, by: "/* @__PURE__ */ (() => (" },
    { start: end, end, by: "))()" },
  ];
}
