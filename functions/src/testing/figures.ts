import { appendFileSync } from "node:fs";

/** What a trial has measured; the runner shows all of them as a table when the tests are over. */
export interface Figure {
  readonly trial: string;
  /** How often, and of what: "20 rounds". */
  readonly runs: string;
  /** How often something was other than it must be. */
  readonly violations: number;
  readonly notes?: string;
}

export function reportFigure(figure: Figure): void {
  const file = process.env.FIGURES_FILE;
  if (file) appendFileSync(file, `${JSON.stringify(figure)}\n`);
}

/** The slowest of the fastest 95 in 100, and the slowest of all, in milliseconds. */
export function slowness(times: readonly number[]): { p95: number; max: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
  return { p95: Math.round(p95), max: Math.round(sorted.at(-1) ?? 0) };
}
