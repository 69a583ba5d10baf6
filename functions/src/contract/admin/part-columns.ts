import { normaliseInput } from "../values/typed.ts";

/** How a field of a part stands in a cell of a file. */
export interface Column {
  /** What a cell that isn't empty says, as the field's schema takes it. */
  read(cell: string): unknown;
  write(value: never): string;
}

export const plain: Column = {
  read: (cell) => cell,
  write: (value: unknown) => String(value ?? ""),
};

type Piece = string | number | null | undefined;

/** Joined by ` | `. Suppliers and people also write commas, semicolons and lines. */
export const list: Column = {
  read: (cell) => split(cell, "|;,\n").map(unescaped).filter(Boolean),
  write: (entries: readonly string[]) =>
    entries.map((entry) => escaped(entry).replaceAll(",", "\\,")).join(" | "),
};

/** Joined by ` | `, and the pieces of each row by `; `. */
export function rows<Row>(
  read: (pieces: readonly string[]) => unknown,
  write: (row: Row) => readonly Piece[],
): Column {
  return {
    read: (cell) => entriesOf(cell).map((row) => read(split(row, ";").map(unescaped))),
    write: (all: readonly Row[]) => all.map((row) => write(row).map(escaped).join("; ")).join(" | "),
  };
}

/** `2003-2008`, `2003-` while it's built, or one year. */
export function readYears(years = ""): { yearFrom: string; yearTo: string | null } {
  const [, from = years, to = years] = /^(\d+)\s*[-–]\s*(\d*)$/.exec(years) ?? [];
  return { yearFrom: from, yearTo: to || null };
}

function entriesOf(cell: string): string[] {
  return split(cell, "|").filter((entry) => entry.trim() !== "");
}

/** A backslash takes the meaning from what follows it. */
function split(text: string, separators: string): string[] {
  const pieces = [""];
  for (const [part] of text.matchAll(/\\?./gs)) {
    if (separators.includes(part)) pieces.push("");
    else pieces.push(pieces.pop() + part);
  }
  return pieces;
}

function escaped(piece: Piece): string {
  return String(piece ?? "").replace(/[\\|;]/g, "\\$&");
}

function unescaped(text: string): string {
  return normaliseInput(text.replace(/\\([\\|;,])/g, "$1"));
}
