import { cut } from "@carparts/functions/contract/values/cut";
import type { FileColumn } from "../reading/file-columns.ts";

interface Props {
  columns: readonly FileColumn[];
  /** The chosen one; null for none of them, undefined as long as nobody has chosen. */
  chosen: string | null | undefined;
  onChoose: (name: string | null) => void;
}

/** Asks which of several prices the shop charges: net, gross, sale and cost look alike. */
export function PriceQuestion({ columns, chosen, onChoose }: Props) {
  const choices = [
    ...columns.map((column) => ({ value: column.name, name: column.name, sample: sampleOf(column) })),
    { value: null, name: "None of these", sample: "" },
  ];
  return (
    <fieldset className="panel grid gap-2 p-4">
      <legend className="float-left font-semibold">Which price is yours?</legend>
      {choices.map(({ value, name, sample }) => (
        <label key={`${value}`} className="wrap-anywhere flex cursor-pointer items-baseline gap-3">
          <input
            type="radio"
            name="price-kind"
            className="radio radio-sm shrink-0 self-center"
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          <span>{name}</span>
          {sample && <span className="muted text-sm tabular-nums">{sample}</span>}
        </label>
      ))}
    </fieldset>
  );
}

function sampleOf({ values }: FileColumn): string {
  return values
    .slice(0, 3)
    .map((value) => cut(value, 20))
    .join(" · ");
}
