import { SelectField } from "#ui/forms/select-field.tsx";
import type { FileColumn } from "../reading/file-columns.ts";

interface Props {
  label: string;
  columns: readonly FileColumn[];
  place: number | undefined;
  isAlways?: boolean;
  error?: string | undefined;
  onChoose: (place: number) => void;
  /** Where one value for all rows can be given. */
  onAlways?: () => void;
  onNone: () => void;
}

const ALWAYS = "always";

export function ColumnSelect({
  label,
  columns,
  place,
  isAlways = false,
  error,
  onChoose,
  onAlways,
  onNone,
}: Props) {
  function choose(value: string): void {
    if (value === "") onNone();
    else if (value === ALWAYS) onAlways?.();
    else onChoose(Number(value));
  }
  return (
    <SelectField
      label={label}
      error={error}
      value={isAlways ? ALWAYS : `${place ?? ""}`}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">Not in this file</option>
      {onAlways && <option value={ALWAYS}>The same in all rows</option>}
      {columns.map(({ name, place: at }) => (
        <option key={at} value={at}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
