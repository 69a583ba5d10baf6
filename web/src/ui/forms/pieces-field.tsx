import { MOST_PIECES } from "@carparts/functions/contract/values/primitives";
import { parseInteger } from "@carparts/functions/contract/values/typed";
import { wholeHint } from "@carparts/functions/contract/values/typed-words";
import { useId, useState } from "react";
import { onKeys } from "#lib/keys.ts";
import { focusNext } from "./next-field.ts";

interface Props {
  /** Its name for those who don't see its column. */
  label: string;
  pieces: number | null;
  readOnly?: boolean;
  onChange: (pieces: number | null) => void;
}

function parsePieces(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const pieces = parseInteger(text);
  return pieces >= 0 && pieces <= MOST_PIECES ? pieces : undefined;
}

/** Enter leads to the next part's. What isn't a number of pieces stays until it's mended, and counts for nothing. */
export function PiecesField({ label, pieces, readOnly, onChange }: Props) {
  const [typed, setTyped] = useState({ text: "", pieces });
  const isOdd = parsePieces(typed.text) === undefined;
  const isOwn = isOdd || (typed.text !== "" && typed.pieces === pieces);
  const faultId = useId();
  return (
    <span className="grid gap-1">
      <input
        className="control min-h-11 w-24 px-2 py-2 text-right tabular-nums"
        inputMode="numeric"
        autoComplete="off"
        readOnly={readOnly}
        aria-label={label}
        aria-invalid={isOdd || undefined}
        aria-describedby={isOdd ? faultId : undefined}
        value={isOwn ? typed.text : String(pieces ?? "")}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          const next = parsePieces(target.value) ?? null;
          setTyped({ text: target.value, pieces: next });
          if (next !== pieces) onChange(next);
        }}
        onKeyDown={onKeys(({ key, currentTarget }) => {
          if (key !== "Enter") return;
          // A scan that went astray gives way to the next, and fills no other part's field.
          if (isOdd) currentTarget.select();
          else focusNext(currentTarget, currentTarget.closest("table"));
        })}
      />
      {isOdd && (
        <span id={faultId} role="alert" className="font-semibold text-error text-sm">
          {`Type a whole number. ${wholeHint(typed.text)}`.trim()}
        </span>
      )}
    </span>
  );
}
