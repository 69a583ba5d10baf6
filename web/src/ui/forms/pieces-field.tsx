import { MOST_PIECES } from "@carparts/functions/contract/values/primitives";
import { wholeOf } from "@carparts/functions/contract/values/typed";
import { useState } from "react";

interface Props {
  /** Its name for those who don't see its column. */
  label: string;
  pieces: number | null;
  onChange: (pieces: number | null) => void;
}

function piecesOf(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const pieces = wholeOf(text);
  return pieces >= 0 && pieces <= MOST_PIECES ? pieces : undefined;
}

/** Enter leads to the next part's. What isn't a number of pieces stays to be mended, and counts for nothing. */
export function PiecesField({ label, pieces, onChange }: Props) {
  const [typed, setTyped] = useState({ text: "", pieces });
  const text = typed.text !== "" && typed.pieces === pieces ? typed.text : String(pieces ?? "");
  const isOdd = piecesOf(text) === undefined;
  return (
    <span className="grid gap-1">
      <input
        className="control min-h-11 w-24 px-2 py-2 text-right tabular-nums"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isOdd || undefined}
        value={text}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          const read = piecesOf(target.value);
          const next = read === undefined ? pieces : read;
          setTyped({ text: target.value, pieces: next });
          if (next !== pieces) onChange(next);
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== "Enter") return;
          const fields = [...(currentTarget.closest("table")?.querySelectorAll("input") ?? [])];
          fields[fields.indexOf(currentTarget) + 1]?.focus();
        }}
      />
      {isOdd && (
        <span role="alert" className="font-semibold text-error text-sm">
          Type a whole number.
        </span>
      )}
    </span>
  );
}
