import { readYears } from "@carparts/functions/contract/admin/part-columns";
import { partFields } from "@carparts/functions/contract/admin/part-fields";
import { wordsOf } from "@carparts/functions/contract/values/issue-words";
import { normaliseInput } from "@carparts/functions/contract/values/typed";
import type { TypedRow } from "#ui/forms/field-rows.tsx";
import { issuesByField } from "#ui/forms/issues-by-field.ts";

interface Unread {
  readonly line: string;
  /** Its place in what was pasted, from 1. */
  readonly number: number;
  readonly reason: string;
}

interface VehicleLines {
  readonly rows: readonly TypedRow[];
  readonly unread: readonly Unread[];
}

const YEAR = /^\d{4}$/;

/**
 * Vehicles as a sheet has them, one a line, in cells separated by tabs or semicolons: make, model, years such as 2003-2008
 * or in two cells, and a note. A line of headings is left out.
 */
export function readVehicleLines(pasted: string): VehicleLines {
  const [rows, unread]: [TypedRow[], Unread[]] = [[], []];
  for (const [index, line] of pasted.split(/\r\n?|\n/).entries()) {
    if (normaliseInput(line) === "" || (rows.length === 0 && /^\W*make\W/i.test(line))) continue;
    const row = readLine(line);
    const reason = faultOf(row);
    if (reason === undefined) rows.push(row);
    else unread.push({ line, number: index + 1, reason });
  }
  return { rows, unread };
}

function readLine(line: string): TypedRow {
  const [make = "", model = "", years = "", ...rest] = line
    .split(line.includes("\t") ? "\t" : ";")
    .map(normaliseInput);
  const [next = "", ...others] = rest;
  const isTwo = YEAR.test(years) && (YEAR.test(next) || (next === "" && others.length > 0));
  const { yearFrom, yearTo } = isTwo ? { yearFrom: years, yearTo: next } : readYears(years);
  const note = (isTwo ? others : rest).filter(Boolean).join("; ");
  return { make, model, yearFrom, yearTo: yearTo ?? "", note };
}

function faultOf({ yearTo, note, ...row }: TypedRow): string | undefined {
  const vehicle = { ...row, yearTo: yearTo || null, ...(note && { note }) };
  return Object.values(issuesByField(partFields.fitment.schema.safeParse([vehicle]), wordsOf))[0];
}
