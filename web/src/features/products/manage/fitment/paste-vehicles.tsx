import { useId, useRef, useState } from "react";
import { TextAreaField } from "#ui/forms/field.tsx";
import type { TypedRow } from "#ui/forms/field-rows.tsx";
import { readVehicleLines } from "./vehicle-lines.ts";

/** Adds what can be read of a sheet's lines. The others stay in the field, with what is wrong with them. */
export function PasteVehicles({ onRows }: { onRows: (rows: readonly TypedRow[]) => void }) {
  const [pasted, setPasted] = useState("");
  const [read, setRead] = useState<{ added: number; errors: readonly string[] }>();
  const field = useRef<HTMLDivElement>(null);
  const statusId = useId();

  function add(): void {
    const { rows, unread } = readVehicleLines(pasted);
    onRows(rows);
    setPasted(unread.map(({ line }) => line).join("\n"));
    setRead({
      added: rows.length,
      errors: unread.map(({ number, line, reason }) => `Line ${number}, “${line.trim()}”: ${reason}`),
    });
    field.current?.querySelector("textarea")?.focus();
  }

  return (
    <details className="rounded-field border border-base-300 p-4">
      <summary className="cursor-pointer font-semibold text-sm">Paste vehicles from a sheet</summary>
      <div ref={field} className="grid gap-3 pt-3">
        <TextAreaField
          label="Rows from a sheet"
          rows={4}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
          hint="One vehicle a line, in columns or with semicolons: make; model; 2003-2008; note."
        />
        <button
          type="button"
          className="btn w-fit border-base-300 bg-base-100"
          aria-describedby={statusId}
          onClick={add}
        >
          Add these vehicles
        </button>
        <div id={statusId} role="status" className="wrap-anywhere text-sm">
          {read && <p className="font-semibold">{addedText(read.added)}</p>}
          {read?.errors.map((fault) => (
            <p key={fault} className="text-error">
              {fault}
            </p>
          ))}
        </div>
      </div>
    </details>
  );
}

function addedText(count: number): string {
  return count === 1 ? "1 vehicle added." : `${count} vehicles added.`;
}
