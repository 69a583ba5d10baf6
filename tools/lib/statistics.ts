/** The value that this share of the values (0 to 1) does not exceed; NaN where there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Of an even number of values the mean of the two in the middle; NaN where there are none. */
export function median(values: readonly number[]): number {
  const reversed = values.map((value) => -value);
  return (quantile(values, 0.5) - quantile(reversed, 0.5)) / 2;
}
