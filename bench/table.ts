/** A figure's limit and format. */
export interface Goal {
  readonly most?: number;
  readonly least?: number;
  /** Decimals. */
  readonly digits?: number;
  readonly unit?: string;
  /** The samples behind the figure. */
  readonly detail?: string;
}

export interface Row extends Goal {
  readonly name: string;
  readonly value: number;
  readonly isMet: boolean;
}

/** One row of the table. The goal is `most` or `least`. */
export function row(name: string, value: number, goal: Goal): Row {
  return { name, value, ...goal, isMet: meets(value, goal) };
}

/** NaN, not measured, meets no goal. */
function meets(value: number, { most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY }: Goal) {
  return value <= most && value >= least;
}

/** The rows as a table that reads as text and as Markdown. */
export function table(rows: readonly Row[]): string {
  const head = ["what", "measured", "goal", "met", "from"];
  const lines = rows.map(cells);
  const widths = head.map((title, column) =>
    Math.max(...[head, ...lines].map((line) => (line[column] ?? title).length)),
  );
  const rule = widths.map((width) => "-".repeat(width));
  return [head, rule, ...lines].map((line) => text(line, widths)).join("\n");
}

function cells({ name, value, most, least = 0, digits = 2, unit = "", detail = "", isMet }: Row): string[] {
  const shown = (number: number) => `${number.toFixed(digits)}${unit && ` ${unit}`}`;
  const goal = most === undefined ? `≥ ${shown(least)}` : `≤ ${shown(most)}`;
  return [name, Number.isFinite(value) ? shown(value) : "nothing", goal, isMet ? "yes" : "NO", detail];
}

function text(line: readonly string[], widths: readonly number[]): string {
  return `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
}
