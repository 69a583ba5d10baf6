import { useId, useState } from "react";
import { onKeys } from "#lib/keys.ts";
import { focusNext } from "./next-field.ts";

export interface NumberCellProps {
  /** Its name for those who don't see its column. */
  label: string;
  value: number | null;
  inputMode: "numeric" | "decimal";
  readOnly?: boolean | undefined;
  /** NaN for what can't be taken. */
  parse: (text: string) => number;
  written: (value: number) => string;
  /** Says how to mend what can't be taken. */
  faultText: (text: string) => string;
  onChange: (value: number | null) => void;
}

/** Enter leads to the next row's. What can't be taken stays until it's mended, and counts for nothing. */
export function NumberCell({ label, value, inputMode, readOnly, parse, ...props }: NumberCellProps) {
  const { written, faultText, onChange } = props;
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: number | null }>();
  const read = (text: string) => (text.trim() === "" ? null : parse(text));
  const isOdd = typed !== undefined && Number.isNaN(read(typed.text));
  const isEmptied = typed !== undefined && read(typed.text) === null;
  const isOwn = isOdd || isEmptied || typed?.value === value;
  const faultId = useId();
  return (
    <span className="inline-block">
      <input
        className="control min-h-11 w-24 px-2 py-2 text-right tabular-nums"
        inputMode={inputMode}
        autoComplete="off"
        readOnly={readOnly}
        aria-label={label}
        aria-invalid={isOdd || undefined}
        aria-describedby={isOdd ? faultId : undefined}
        value={isOwn && typed ? typed.text : value === null ? "" : written(value)}
        onFocus={({ target }) => target.select()}
        // A proposal, which stands for nothing, would come between two keys.
        onBlur={() => isEmptied && setTyped(undefined)}
        onChange={({ target }) => {
          const next = read(target.value);
          const taken = Number.isNaN(next) ? null : next;
          setTyped({ text: target.value, value: taken });
          if (taken !== value) onChange(taken);
        }}
        onKeyDown={onKeys(({ key, currentTarget }) => {
          if (key !== "Enter") return;
          // A scan that went astray gives way to the next, and fills no other part's field.
          if (isOdd) currentTarget.select();
          else focusNext(currentTarget, currentTarget.closest("table"));
        })}
      />
      {isOdd && (
        <span id={faultId} role="alert" className="block pt-1 font-semibold text-error text-sm">
          {faultText(typed.text).trim()}
        </span>
      )}
    </span>
  );
}
