import { partFields } from "@carparts/functions/contract/admin/part-fields";
import { currencyName } from "@carparts/functions/contract/values/currency";
import { cut } from "@carparts/functions/contract/values/cut";
import { Field } from "#ui/forms/field.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import type { FileColumn } from "../reading/file-columns.ts";
import type { Target } from "./column-names.ts";
import { ColumnSelect } from "./column-select.tsx";
import { isJoined, type Rule, ruleFrom } from "./mapping.ts";

interface Props {
  target: Target;
  label: string;
  columns: readonly FileColumn[];
  rule: Rule | undefined;
  error: string | undefined;
  onChange: (rule: Rule | undefined) => void;
}

const roundings = { "0.01": "Cents", "0.90": ".90", "0.99": ".99", "1.00": `Whole ${currencyName}` } as const;

const SAMPLES = 3;
const LONGEST_SAMPLE = 80;

/** Where a field's value comes from, with samples. */
export function RuleFields({ target, label, columns, rule, error, onChange }: Props) {
  const places = rule?.columns ?? [];
  const change = (part: Partial<Rule>) => onChange({ ...ruleFrom(places), ...rule, ...part });
  const setPlaces = (next: readonly number[]) => change({ columns: [...new Set(next)] });
  const firstOther = columns.find(({ place }) => !places.includes(place))?.place ?? 0;
  const isAmount = partFields[target as keyof typeof partFields]?.input === "amount";
  const isAlways = rule !== undefined && places.length === 0;
  return (
    <div className="grid gap-x-4 gap-y-3 p-4 md:grid-cols-[minmax(0,16rem)_minmax(0,1fr)] [&_.control]:h-12 [&_.control]:py-0">
      <div className="grid content-start gap-2">
        <ColumnSelect
          label={label}
          columns={columns}
          place={places[0]}
          isAlways={isAlways}
          error={isAmount ? undefined : error}
          onChoose={(place) => setPlaces([place, ...places.slice(1)])}
          onAlways={() => onChange(ruleFrom([]))}
          onNone={() => onChange(undefined)}
        />
        {places.slice(1).map((place, at) => (
          <ColumnSelect
            key={place}
            label={`${label}, column ${at + 2}`}
            columns={columns}
            place={place}
            onChoose={(next) => setPlaces(places.with(at + 1, next))}
            onNone={() => setPlaces(places.filter((each) => each !== place))}
          />
        ))}
        {isJoined(target) && places.length > 0 && places.length < 5 && (
          <button
            type="button"
            className="btn btn-sm btn-ghost w-fit"
            onClick={() => setPlaces([...places, firstOther])}
          >
            {`Add a column to ${label}`}
          </button>
        )}
      </div>
      <div className="grid content-start gap-3 md:pt-7">
        {places.map((place) => (
          <Samples key={place} target={target} column={columns[place]} />
        ))}
        <div className="grid gap-3 sm:grid-cols-2">
          {isAlways && (
            <Field
              label={`${label} of all rows`}
              value={rule.always}
              onChange={({ target: { value } }) => change({ always: value })}
            />
          )}
          {isAmount && places.length > 0 && (
            <>
              <Field
                label={`Multiply ${label.toLowerCase()} by`}
                placeholder="1"
                inputMode="decimal"
                error={error}
                value={rule?.factor ?? ""}
                onChange={({ target: { value } }) => change({ factor: value })}
              />
              <SelectField
                label="Rounded to"
                value={rule?.rounding}
                onChange={({ target: { value } }) => change({ rounding: value as Rule["rounding"] })}
              >
                {Object.entries(roundings).map(([value, name]) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </SelectField>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** Warns of numbers that a spreadsheet has damaged, beside their samples. */
function Samples({ target, column }: { target: Target; column: FileColumn | undefined }) {
  if (!column) return null;
  const isNumber = target === "partNumber" || target === "gtin" || target === "oemNumbers";
  return (
    <div className="grid gap-1 text-sm">
      <p className="muted wrap-anywhere">
        {column.values.length === 0 ? "All cells are empty." : sampleText(column)}
      </p>
      {isNumber && column.destroyed > 0 && (
        <p className="font-semibold text-error">
          {`${numbersAre(column.destroyed)} destroyed by a spreadsheet, such as 8,72E+11. ${
            target === "partNumber" ? "Such rows are not imported." : "They are left out."
          }`}
        </p>
      )}
      {isNumber && column.short > 0 && (
        <p className="font-semibold text-warning">
          {`${numbersAre(column.short)} shorter than all others: a spreadsheet may have taken zeros from the start.`}
        </p>
      )}
    </div>
  );
}

function sampleText({ values }: FileColumn): string {
  const shown = values.slice(0, SAMPLES).map((value) => cut(value, LONGEST_SAMPLE));
  return shown.join(" · ");
}

function numbersAre(count: number): string {
  return count === 1 ? "1 number is" : `${count} numbers are`;
}
