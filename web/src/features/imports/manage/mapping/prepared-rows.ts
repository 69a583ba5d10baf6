import { type ImportRow, LARGEST_CHUNK, type RowProblem } from "@carparts/functions/contract/admin/imports";
import { articleKey } from "@carparts/functions/contract/values/article";
import { cut } from "@carparts/functions/contract/values/cut";
import { nameKey } from "@carparts/functions/contract/values/names";
import type { FileFormat, SourceRow } from "#lib/files/file-format.ts";
import type { FileColumn } from "../reading/file-columns.ts";
import type { StoredRow } from "../running/import-store.ts";
import { isDestroyed } from "./destroyed-number.ts";
import { joinedVehicles } from "./joined-vehicles.ts";
import { rowReader } from "./mapped-row.ts";
import type { Mapping } from "./mapping.ts";

interface PreparedRows {
  /** Wrong ones aren't sent. */
  readonly rows: Iterable<StoredRow>;
  /** The number of rows left out, once all are through. */
  leftOut(): number;
}

interface Task {
  readonly format: FileFormat;
  readonly columns: readonly FileColumn[];
  readonly mapping: Mapping;
}

/** The rows of a file as the API takes them. What it would refuse, or take for something else, is not sent. */
export function preparedRows(lines: Iterable<SourceRow>, task: Task): PreparedRows {
  const { format, columns, mapping } = task;
  const read = rowReader(mapping, columns, format);
  const placeOf = (column: string | null) => columns.findIndex(({ name }) => name === column);
  const together = placeOf(mapping.together);
  const isLeftOut = leavingOut(mapping.leftOut.words, placeOf(mapping.leftOut.column));
  const lineByKey = new Map<string, number>();
  let leftOut = 0;

  function* mapped() {
    let [line, first] = [0, undefined as SourceRow | undefined];
    for (const cells of lines) {
      line++;
      if (line <= format.headerLine || cells.every((cell) => cell.trim() === "")) continue;
      const isNext = together >= 0 && first !== undefined && cells[together] === first[together];
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
    const [name, cell = ""] =
      Object.entries(row).find(([, each]) => (each?.length ?? 0) > LARGEST_CHUNK / 8) ?? [];
    if (name) return problem(cell, `It has ${cell.length} characters, more than any field takes.`, name);
    if (key === "") return problem(partNumber, NAMELESS);
    // A part that its id names keeps its number, and the server says so.
    if (isDestroyed(partNumber) && !row._id) return problem(partNumber, DESTROYED);
    return before === undefined ? undefined : problem(partNumber, `Same part as line ${before}.`);
  }

  /** A part has as many rows as vehicles. The first one says what else is said of it. */
  function joined() {
    const parts = new Map<
      string,
      Pick<StoredRow, "line" | "cells" | "warnings"> & { vehicles: ReturnType<typeof joinedVehicles> }
    >();
    for (const { vehicle, ...row } of mapped()) {
      const key = rowKey(row.cells) || `line ${row.line}`;
      const part = parts.get(key) ?? { ...row, vehicles: joinedVehicles() };
      parts.set(key, part);
      if (vehicle) part.vehicles.add(vehicle);
    }
    return [...parts.values()].map(({ vehicles, ...row }) => {
      const fitment = vehicles.cell();
      return { ...row, cells: { ...row.cells, ...(fitment && { fitment }) } };
    });
  }

  function* checked(): Generator<StoredRow> {
    const hasVehicles = mapping.rules.some(([target]) => target === "make");
    for (const { line, cells, warnings } of hasVehicles ? joined() : mapped()) {
      const wrong = findProblem(cells, line);
      yield {
        ...{ line, cells, isSent: wrong === undefined },
        ...(warnings && { warnings }),
        ...(wrong && { outcome: { result: "wrong", changes: {}, problems: [wrong] } }),
      };
    }
  }

  return { rows: checked(), leftOut: () => leftOut };
}

/** The row's part, by number, or else by GTIN or by its supplier's number. */
function rowKey({ _id, partNumber = "", gtin = "", supplier = "", supplierNumber = "" }: ImportRow): string {
  if (_id || articleKey(partNumber)) return _id || articleKey(partNumber);
  if (articleKey(gtin)) return `GTIN ${articleKey(gtin)}`;
  return articleKey(supplierNumber) && `${nameKey(supplier)} ${articleKey(supplierNumber)}`;
}

const NAMELESS =
  "This row has no part number, no GTIN and no supplier's number, so we can't tell which part it is.";
const DESTROYED =
  "A spreadsheet has changed this number and lost digits. Copy it from the supplier's own file.";

function problem(value: string, reason: string, column = "partNumber"): RowProblem {
  return { column: column as RowProblem["column"], value: cut(value, 60), reason };
}

function leavingOut(words: string, place: number): (cells: SourceRow) => boolean {
  const wanted = words
    .split(",")
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean);
  return (cells) => {
    const cell = (cells[place] ?? "").toLowerCase();
    return wanted.some((word) => cell.includes(word));
  };
}
