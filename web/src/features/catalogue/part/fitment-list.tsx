import { yearsOf } from "@carparts/functions/contract/catalogue/fitted";
import { useState } from "react";
import { pluralize } from "#ui/format/pluralize.ts";
import { isAbout, type FitmentRow as Row, uniqueMakes } from "./fitment-rows.ts";

interface Props {
  rows: readonly Row[];
  /** Finds rows of the visitor's vehicle. */
  isOwn: (row: Row) => boolean;
}

const FEW = 12;

/** Grouped by make. A long list can be searched, and its makes are folded. */
export function FitmentList({ rows, isOwn }: Props) {
  const [text, setText] = useState("");
  const found = rows.filter((row) => isAbout(row, text));
  const isLong = rows.length > FEW;
  return (
    <div className="grid gap-3">
      {isLong && (
        <input
          className="control max-w-md"
          aria-label="Search these vehicles"
          placeholder="Model or year"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <p role="status" className="muted text-sm">
        {text === "" ? pluralize(rows.length, "vehicle") : `${found.length} of ${rows.length} vehicles`}
      </p>
      <div className="grid items-start gap-3 md:grid-cols-2">
        {uniqueMakes(found).map((make) => (
          // A new search remounts it, so that it opens or closes anew.
          <Make
            key={`${make.name} ${text}`}
            make={make.name}
            rows={make.rows}
            isOwn={isOwn}
            isOpen={!isLong || text !== ""}
          />
        ))}
      </div>
    </div>
  );
}

function Make({ make, rows, isOwn, isOpen }: Props & { make: string; isOpen: boolean }) {
  return (
    <details open={isOpen || rows.some(isOwn)} className="panel overflow-hidden">
      <summary className="cursor-pointer px-4 py-3 font-bold hover:bg-base-200">
        {make} <span className="muted font-normal text-sm">{rows.length}</span>
      </summary>
      <ul className="border-base-300 border-t">
        {rows.map((row) => (
          <li
            key={`${row.model} ${row.yearFrom} ${row.yearTo} ${row.note}`}
            className={`flex flex-wrap justify-between gap-x-6 px-4 py-2 odd:bg-base-200/60 ${isOwn(row) ? "font-bold text-success" : ""}`}
          >
            <span>{isOwn(row) ? `${row.model} (yours)` : row.model}</span>
            <span className="tabular-nums">{yearsOf(row)}</span>
            {row.note && <span className="muted w-full text-sm">{row.note}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
