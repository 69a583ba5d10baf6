import { MOST_PIECES } from "@carparts/functions/contract/values/primitives";
import { parseInteger } from "@carparts/functions/contract/values/typed";
import { wholeHint } from "@carparts/functions/contract/values/typed-words";
import { NumberCell } from "./number-cell.tsx";

interface Props {
  label: string;
  pieces: number | null;
  readOnly?: boolean;
  onChange: (pieces: number | null) => void;
}

function parsePieces(text: string): number {
  const pieces = parseInteger(text);
  return pieces >= 0 && pieces <= MOST_PIECES ? pieces : Number.NaN;
}

/** A number of pieces in a row of a table. */
export function PiecesField({ pieces, ...props }: Props) {
  return (
    <NumberCell
      {...props}
      value={pieces}
      inputMode="numeric"
      parse={parsePieces}
      written={String}
      faultText={(text) => `Type a whole number. ${wholeHint(text)}`}
    />
  );
}
