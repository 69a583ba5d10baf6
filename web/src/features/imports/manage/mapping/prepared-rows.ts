import { type ImportRow, LARGEST_CHUNK, type RowProblem } from "@carparts/functions/contract/admin/imports";
import { articleKey } from "@carparts/functions/contract/values/article";
import { cut } from "@carparts/functions/contract/values/cut";
import type { FileColumn } from "../reading/file-columns.ts";
import type { FileFormat } from "../reading/file-format.ts";
import { isDestroyed } from "./destroyed-number.ts";
import { joinedVehicles } from "./joined-vehicles.ts";
import { type ReadProblem, rowReader } from "./mapped-row.ts";
import type { Mapping } from "./mapping.ts";

/** A row as it's sent, or why it isn't. */
export interface PreparedRow {
  /** Of the file, as a spreadsheet counts. */
  readonly line: number;
  readonly cells: ImportRow;
  readonly problem?: RowProblem;
  readonly warnings?: readonly ReadProblem[];
}

interface PreparedRows {
  readonly rows: Iterable<PreparedRow>;
  /** The number of rows left out, once all are through. */
  leftOut(): number;
}

interface Task {
  readonly format: FileFormat;
  readonly columns: readonly FileColumn[];
  readonly mapping: Mapping;
}

/** The rows of a file as the API takes them. What it would refuse, or take for something else, is not sent. */
export function preparedRows(lines: Iterable<readonly string[]>, task: Task): PreparedRows {
  const { format, columns, mapping } = task;
  const read = rowReader(mapping, columns, format);
  const hasVehicles = mapping.rules.some(([target]) => target === "make");
  const isLeftOut = leavingOut(mapping);
  const lineByKey = new Map<string, number>();
  let leftOut = 0;

  function* mapped() {
    let [line, first] = [0, undefined as readonly string[] | undefined];
    for (const cells of lines) {
      line++;
      if (line <= format.headerLine || cells.every((cell) => cell.trim() === "")) continue;
      const isNext =
        mapping.together !== null &&
        first !== undefined &&
        cells[mapping.together] === first[mapping.together];
      const { cells: row, vehicle, warnings } = read(cells, isNext ? first : undefined);
      if (!isNext) first = cells;
      // Such as a further picture of the part above.
      const isMore = isNext && !row.partNumber;
      if (isMore || isLeftOut(cells)) leftOut++;
      else yield { line, cells: row, vehicle, ...(warnings.length > 0 && { warnings }) };
    }
  }

  function findProblem(row: ImportRow, line: number): RowProblem | undefined {
    const { partNumber = "" } = row;
    const key = rowKey(row);
    const before = lineByKey.get(key);
    if (key !== "" && before === undefined) lineByKey.set(key, line);
    const large = Object.entries(row).find(([, cell]) => (cell?.length ?? 0) > LARGEST_CHUNK / 8);
    if (large)
      return problem(
        large[0] as "name",
        large[1],
        `It has ${large[1]?.length} characters, more than any field takes.`,
      );
    if (key === "")
      return problem(
        "partNumber",
        partNumber,
        "This row has no part number and no GTIN, so we can't tell which part it is.",
      );
    // A part that its id names keeps its number, and the server says so.
    if (isDestroyed(partNumber) && !row._id) return problem("partNumber", partNumber, DESTROYED);
    if (before !== undefined) return problem("partNumber", partNumber, `Same part as line ${before}.`);
    return undefined;
  }

  function* single(): Generator<PreparedRow> {
    for (const { line, cells, warnings } of mapped()) {
      const wrong = findProblem(cells, line);
      yield { line, cells, ...(wrong && { problem: wrong }), ...(warnings && { warnings }) };
    }
  }

  /** A part has as many rows as vehicles. The first one says what else is said of it. */
  function* joined(): Generator<PreparedRow> {
    const parts = new Map<
      string,
      Omit<PreparedRow, "problem"> & { readonly vehicles: ReturnType<typeof joinedVehicles> }
    >();
    for (const { vehicle, ...row } of mapped()) {
      const key = rowKey(row.cells) || `line ${row.line}`;
      const part = parts.get(key) ?? { ...row, vehicles: joinedVehicles() };
      parts.set(key, part);
      if (vehicle) part.vehicles.add(vehicle);
    }
    for (const { line, cells, vehicles, warnings } of parts.values()) {
      const fitment = vehicles.cell();
      const whole = { ...cells, ...(fitment && { fitment }) };
      const wrong = findProblem(whole, line);
      yield { line, cells: whole, ...(wrong && { problem: wrong }), ...(warnings && { warnings }) };
    }
  }

  return { rows: hasVehicles ? joined() : single(), leftOut: () => leftOut };
}

/** The row's part, by number or else by GTIN. */
function rowKey({ _id, partNumber = "", gtin = "" }: ImportRow): string {
  return _id || articleKey(partNumber) || (articleKey(gtin) && `GTIN ${articleKey(gtin)}`);
}

const DESTROYED =
  "A spreadsheet has changed this number and lost digits. Copy it from the supplier's own file.";

function problem(column: RowProblem["column"], value = "", reason = ""): RowProblem {
  return { column, value: cut(value, 60), reason };
}

function leavingOut({ leftOut: { column, words } }: Mapping): (cells: readonly string[]) => boolean {
  const wanted = words
    .split(",")
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean);
  return (cells) => {
    const cell = column === null ? "" : (cells[column] ?? "").toLowerCase();
    return wanted.some((word) => cell.includes(word));
  };
}
