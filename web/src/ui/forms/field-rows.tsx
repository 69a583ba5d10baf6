import { type ComponentType, type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useErrorUntilFixed } from "./error-until-fixed.ts";
import type { Submission } from "./submission.ts";
import { fillIn, rowsIn, type TypedFields, typedIn } from "./typed-fields.ts";

export interface RowField {
  readonly name: string;
  readonly error: string | undefined;
  readonly defaultValue: string | undefined;
}

/** The texts of a row's fields, by their own names. */
export type TypedRow = Readonly<Record<string, string>>;

type Fields = Pick<Submission, "saved" | "fieldErrors">;

interface Props {
  /** The list's name. A field's name is that of the list, of the row and its own, with dots. */
  name: string;
  title: string;
  /** The noun of a row, in the singular. */
  one: string;
  hint: string;
  /** Input from before the list was shown. */
  typed: TypedFields;
  /** Adds many rows at once. */
  Paste?: ComponentType<{ onRows: (rows: readonly TypedRow[]) => void }>;
  /** Its errors count the rows from 0. */
  submission: Fields;
  children: (field: (name: string) => RowField) => ReactNode;
}

/** Rows that keep their errors, whichever ones are added or removed after the answer. */
function useRows(name: string, typed: TypedFields, { saved, fieldErrors }: Fields) {
  const [rows, setRows] = useState<readonly number[]>(() => rowsIn(typed.length > 0 ? typed : saved, name));
  const [answered, setAnswered] = useState({ fieldErrors, rows });
  if (answered.fieldErrors !== fieldErrors) setAnswered({ fieldErrors, rows });
  const places = new Map(answered.rows.map((row, place) => [row, place]));
  return {
    rows,
    /** Returns the new rows' names. */
    add(count: number): number[] {
      const first = Math.max(0, ...rows) + 1;
      const added = Array.from({ length: count }, (_, index) => first + index);
      setRows([...rows, ...added]);
      return added;
    },
    remove: (removed: number) => setRows(rows.filter((row) => row !== removed)),
    fieldOf: (row: number) => (field: string) => ({
      name: `${name}.${row}.${field}`,
      error: places.has(row) ? fieldErrors[`${name}.${places.get(row)}.${field}`] : undefined,
      defaultValue: typedIn(saved, `${name}.${row}.${field}`),
    }),
  };
}

/** A list of groups of fields, to which you can add. */
export function FieldRows({ name, title, one, hint, typed, submission, Paste, children }: Props) {
  const { rows, add, remove, fieldOf } = useRows(name, typed, submission);
  const list = useRef<HTMLFieldSetElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  const standing = useErrorUntilFixed(submission.fieldErrors[name]);

  function addRows(added: readonly TypedRow[]): void {
    const places = flushSync(() => add(added.length));
    const typedRows = added.flatMap((row, index) =>
      Object.entries(row).map(([field, text]) => [`${name}.${places[index]}.${field}`, text] as const),
    );
    if (list.current?.form) fillIn(list.current.form, typedRows);
  }

  return (
    <fieldset
      ref={list}
      aria-describedby={id}
      onInput={standing.onInput}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4"
    >
      <legend className="font-semibold text-sm">{title}</legend>
      <div id={id} className="text-sm">
        <p className="muted">{hint}</p>
        {standing.error && <p className="font-semibold text-error">{standing.error}</p>}
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
        className="btn wrap-anywhere w-fit border-base-300 bg-base-100"
        onClick={() => {
          flushSync(() => add(1));
          list.current
            ?.querySelector<HTMLElement>(":scope > fieldset:last-of-type :is(input, select)")
            ?.focus();
        }}
      >
        Add {one}
      </button>
      {Paste && <Paste onRows={addRows} />}
    </fieldset>
  );
}
