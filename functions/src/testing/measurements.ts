import { appendFileSync } from "node:fs";

/** A trial's figure. The runner prints a table of them at the end. */
export interface Measurement {
  readonly trial: string;
  readonly runs: string;
  readonly violations: number;
  readonly notes?: string;
}

export function reportMeasurement(measurement: Measurement): void {
  const file = process.env.FIGURES_FILE;
  if (file) appendFileSync(file, `${JSON.stringify(measurement)}\n`);
}

/** The 95th percentile and the maximum, in milliseconds. */
export function slowness(times: readonly number[]): { p95: number; max: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
  return { p95: Math.round(p95), max: Math.round(sorted.at(-1) ?? 0) };
}
