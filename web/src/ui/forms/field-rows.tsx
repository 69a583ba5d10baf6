import { type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { rowsIn, type TypedFields } from "./typed-fields.ts";

interface Props {
  /** The list's name. A field's name is that of the list, of the row and its own, with dots. */
  name: string;
  title: string;
  /** What a row is, in the singular. */
  one: string;
  hint: string;
  /** What was typed before the list was shown. */
  typed: TypedFields;
  /** The server's errors by field, rows counted from 0. */
  faults: Readonly<Record<string, string>>;
  children: (field: (name: string) => { name: string; error: string | undefined }) => ReactNode;
}

/** Rows that keep their errors, whichever ones are added or removed after the answer. */
function useRows({ name, typed, faults }: Pick<Props, "name" | "typed" | "faults">) {
  const [rows, setRows] = useState<readonly number[]>(() => rowsIn(typed, name));
  const [answered, setAnswered] = useState({ faults, rows });
  if (answered.faults !== faults) setAnswered({ faults, rows });
  const places = new Map(answered.rows.map((row, place) => [row, place]));
  return {
    rows,
    add: () => setRows([...rows, (rows.at(-1) ?? 0) + 1]),
    remove: (removed: number) => setRows(rows.filter((row) => row !== removed)),
    fieldOf: (row: number) => (field: string) => ({
      name: `${name}.${row}.${field}`,
      error: places.has(row) ? faults[`${name}.${places.get(row)}.${field}`] : undefined,
    }),
  };
}

/** A list of groups of fields, to which you can add. */
export function FieldRows({ name, title, one, hint, typed, faults, children }: Props) {
  const { rows, add, remove, fieldOf } = useRows({ name, typed, faults });
  const list = useRef<HTMLFieldSetElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <fieldset ref={list} aria-describedby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <legend className="font-semibold text-sm">{title}</legend>
      <div id={id} className="text-sm">
        <p className="muted">{hint}</p>
        {faults[name] && <p className="font-semibold text-error">{faults[name]}</p>}
      </div>
      {rows.map((row, index) => (
        <fieldset key={row} className="grid min-w-0 gap-3 rounded-field border border-base-300 p-4">
          <legend className="px-1 font-semibold text-sm first-letter:uppercase">{`${one} ${index + 1}`}</legend>
          {children(fieldOf(row))}
          <button
            type="button"
            className="btn btn-sm w-fit border-base-300 bg-base-100"
            aria-label={`Remove ${one} ${index + 1}`}
            onClick={() => {
              remove(row);
              addButton.current?.focus();
            }}
          >
            Remove
          </button>
        </fieldset>
      ))}
      <button
        ref={addButton}
        type="button"
        className="btn w-fit border-base-300 bg-base-100"
        onClick={() => {
          flushSync(add);
          list.current?.querySelector<HTMLElement>(":scope > fieldset:last-of-type input")?.focus();
        }}
      >
        Add {one}
      </button>
    </fieldset>
  );
}
