import { Field } from "#ui/forms/field.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Fold } from "../fold.tsx";
import type { FileColumn } from "../reading/file-columns.ts";
import type { Mapping } from "./mapping.ts";

interface Props {
  columns: readonly FileColumn[];
  mapping: Mapping;
  onChange: (change: Partial<Mapping>) => void;
}

const stockWords = {
  ignore: "Leave as it is",
  set: "Set to the file's, booked as a movement",
} as const;

/** The options that count for all columns. */
export function MappingOptions({ columns, mapping, onChange }: Props) {
  const { together, leftOut, emptyClears, stock, rules } = mapping;
  const targets = rules.map(([target]) => target);
  const asksStock = targets.includes("quantity") && !targets.includes("quantityWhenExported");
  return (
    <section aria-labelledby="options" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="options" className="font-extrabold text-xl">
        Rows
      </h2>
      {asksStock && (
        <fieldset className="grid gap-2">
          <legend className="pb-1 font-semibold">Stock of parts you already have</legend>
          {(["ignore", "set"] as const).map((choice) => (
            <label key={choice} className="flex min-h-8 items-center gap-2.5">
              <input
                type="radio"
                name="stock"
                className="radio radio-sm"
                checked={stock === choice}
                onChange={() => onChange({ stock: choice })}
              />
              <span>{stockWords[choice]}</span>
            </label>
          ))}
        </fieldset>
      )}
      <label className="flex min-h-8 items-center gap-2.5">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-primary"
          checked={emptyClears}
          onChange={({ target }) => onChange({ emptyClears: target.checked })}
        />
        Empty cells clear the field
      </label>
      <Fold
        summary="Leave rows out, or put rows together"
        isUsed={leftOut.column !== null || together !== null}
      >
        <div className="grid gap-4 sm:grid-cols-2 [&_.control]:h-11 [&_.control]:py-0">
          <ColumnSelect
            label="Skip rows where"
            columns={columns}
            value={leftOut.column}
            onChoose={(column) => onChange({ leftOut: { ...leftOut, column } })}
          />
          {leftOut.column !== null && (
            <Field
              label="Is one of"
              value={leftOut.words}
              hint="Separated by commas, such as variable, grouped, virtual."
              onChange={({ target }) => onChange({ leftOut: { ...leftOut, words: target.value } })}
            />
          )}
          <ColumnSelect
            label="Rows belong together by"
            columns={columns}
            value={together}
            hint="As in Shopify's files: rows that follow one another and have the same cell here take what is empty in them from the first. Those without a part number are left out."
            onChoose={(column) => onChange({ together: column })}
          />
        </div>
      </Fold>
    </section>
  );
}

interface SelectProps {
  label: string;
  hint?: string;
  columns: readonly FileColumn[];
  value: string | null;
  onChoose: (name: string | null) => void;
}

function ColumnSelect({ label, hint, columns, value, onChoose }: SelectProps) {
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value ?? ""}
      onChange={({ target }) => onChoose(target.value || null)}
    >
      <option value="">No column</option>
      {columns.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}
