/** One row of the table. The goal is `most` or `least`; `digits` are decimals. */
export function row(name, value, { most, least, digits = 2, unit = "", detail = "" }) {
  return { name, value, most, least, digits, unit, detail, isMet: meets(value, { most, least }) };
}

/** NaN, not measured, meets no goal. */
function meets(value, { most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY }) {
  return value <= most && value >= least;
}

/** The rows as a table that reads as text and as Markdown. */
export function table(rows) {
  const lines = [["what", "measured", "goal", "met", "from"], ...rows.map(cells)];
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const rule = widths.map((width) => "-".repeat(width));
  return [lines[0], rule, ...lines.slice(1)].map((line) => text(line, widths)).join("\n");
}

function cells({ name, value, most, least, digits, unit, detail, isMet }) {
  const shown = (number) => `${number.toFixed(digits)}${unit && ` ${unit}`}`;
  const goal = most === undefined ? `≥ ${shown(least)}` : `≤ ${shown(most)}`;
  return [name, Number.isFinite(value) ? shown(value) : "nothing", goal, isMet ? "yes" : "NO", detail];
}

function text(line, widths) {
  return `| ${line.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`;
}
