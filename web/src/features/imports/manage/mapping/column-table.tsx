import { isAmount } from "@carparts/functions/contract/admin/part-fields";
import { currencyName } from "@carparts/functions/contract/values/currency";
import { cut } from "@carparts/functions/contract/values/cut";
import { type Column, Row, Table } from "#ui/data-table/table.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Options } from "#ui/forms/options.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Fold } from "../fold.tsx";
import type { FileColumn } from "../reading/file-columns.ts";
import { type Target, targetGroups, targetLabels } from "./column-names.ts";
import { isJoined, type Mapping, type Rule } from "./mapping.ts";

/** A field that somebody gave to a column, though it had others. */
export interface Takeover {
  readonly target: Target;
  readonly column: string;
  /** The columns that it came from before; none where all rows had the same. */
  readonly former: readonly string[];
}

interface Props {
  caption: string;
  columns: readonly FileColumn[];
  /** True of the shop's own file. */
  isOwn: boolean;
  rules: Mapping["rules"];
  takeover: Takeover | undefined;
  fault: { readonly target?: Target; readonly words: string } | undefined;
  onField: (column: string, target: Target | undefined) => void;
  onRule: (target: Target, rule: Rule, takeover?: Takeover) => void;
}

const headings: readonly Column[] = [
  { label: "Column" },
  { label: "First values", isBroad: true },
  { label: "Field", isBroad: true },
];

const SAMPLES = 3;
const LONGEST_SAMPLE = 80;

/** The file's columns, each with its first values and the field that it becomes. */
export function ColumnTable({ caption, columns, isOwn, rules, takeover, fault, onField, onRule }: Props) {
  return (
    <Table caption={caption} columns={headings}>
      {columns.map((column) => {
        const { name } = column;
        const used = rules.filter(([, { columns: from }]) => from.includes(name));
        const [target, rule] = used[0] ?? [];
        return (
          <Row key={name}>
            <span className="wrap-anywhere">{name}</span>
            <Samples target={target} column={column} />
            <div className="grid gap-2 md:w-72">
              <select
                aria-label={`Field of ${name}`}
                className={`control h-11 py-0 ${target ? "font-semibold" : ""}`}
                value={target ?? ""}
                onChange={(event) => onField(name, (event.target.value as Target) || undefined)}
              >
                {isOwn ? options : optionsOfOthers}
              </select>
              {target && rule && (
                <FieldExtras
                  target={target}
                  rule={rule}
                  also={used.slice(1).map(([each]) => targetLabels[each])}
                  column={name}
                  takeover={takeover?.column === name && takeover.target === target ? takeover : undefined}
                  error={fault?.target === target ? fault.words : undefined}
                  onRule={(next, taken) => onRule(target, next, taken)}
                />
              )}
            </div>
          </Row>
        );
      })}
    </Table>
  );
}

/** Made once: there are as many selects as columns. */
const options = optionsIn(Object.entries(targetGroups));
const optionsOfOthers = optionsIn(Object.entries(targetGroups).slice(0, 3));

function optionsIn(groups: [string, Readonly<Record<string, string>>][]) {
  return [
    <option key="" value="">
      Leave out
    </option>,
    ...groups.map(([group, labels]) => (
      <optgroup key={group} label={group}>
        <Options names={labels} />
      </optgroup>
    )),
  ];
}

interface ExtrasProps {
  target: Target;
  rule: Rule;
  /** Other fields of this column, as older mappings have them. */
  also: readonly string[];
  column: string;
  takeover: Takeover | undefined;
  error: string | undefined;
  onRule: (rule: Rule, takeover?: Takeover) => void;
}

const roundings = { "0.01": "Cents", "0.90": ".90", "0.99": ".99", "1.00": `Whole ${currencyName}` } as const;

function FieldExtras({ target, rule, also, column, takeover, error, onRule }: ExtrasProps) {
  const label = targetLabels[target];
  const others = rule.columns.filter((each) => each !== column);
  const former = takeover?.former ?? [];
  const isWhole = others.length > 0;
  const joinable = isWhole ? others : isJoined(target) ? former : [];
  const words = isWhole ? `${label} is ${rule.columns.join(", then ")}.` : takeover && takeoverText(former);
  return (
    <>
      {also.length > 0 && <p className="muted text-sm">{`Also: ${also.join(", ")}`}</p>}
      {words && (
        <p role="status" className="wrap-anywhere text-sm">
          {words}
        </p>
      )}
      {joinable.length > 0 && (
        <button
          type="button"
          className="btn btn-sm wrap-anywhere h-auto min-h-8 w-fit border-base-300 bg-base-100"
          onClick={() =>
            onRule(
              { ...rule, columns: isWhole ? [column] : [...joinable, column] },
              { target, column, former: joinable },
            )
          }
        >
          {isWhole ? `Only ${column}` : `Join both into ${label}`}
        </button>
      )}
      {isAmount(target) && (
        <Fold isSmall summary="Multiply or round" isUsed={rule.factor !== "" || error !== undefined}>
          <div className="grid grid-cols-2 items-start gap-3 [&_.control]:h-11 [&_.control]:py-0">
            <Field
              label={`Multiply ${label.toLowerCase()} by`}
              placeholder="1"
              inputMode="decimal"
              error={error}
              value={rule.factor}
              onChange={({ target: { value } }) => onRule({ ...rule, factor: value })}
            />
            <SelectField
              label="Rounded to"
              value={rule.rounding}
              onChange={({ target: { value } }) => onRule({ ...rule, rounding: value as Rule["rounding"] })}
            >
              <Options names={roundings} />
            </SelectField>
          </div>
        </Fold>
      )}
    </>
  );
}

function takeoverText(former: readonly string[]): string {
  if (former.length === 0) return "No longer the same in all rows.";
  return `Taken from ${former.join(", ")}, which is left out now.`;
}

const numbers: readonly Target[] = ["partNumber", "gtin", "oemNumbers"];

/** Warns of numbers that a spreadsheet has damaged, beside the column's first values. */
function Samples({ target, column }: { target: Target | undefined; column: FileColumn }) {
  const { values, destroyed, short } = column;
  const isNumber = target !== undefined && numbers.includes(target);
  return (
    <div className="grid gap-1 text-sm">
      <ul className="muted">
        {values.slice(0, SAMPLES).map((value) => (
          <li key={value} className="wrap-anywhere line-clamp-1">
            {cut(value, LONGEST_SAMPLE)}
          </li>
        ))}
        {values.length === 0 && <li>All cells are empty.</li>}
      </ul>
      {isNumber && destroyed > 0 && (
        <p className="font-semibold text-error">
          {`${numbersAre(destroyed)} destroyed by a spreadsheet, such as 8,72E+11. ${
            target === "partNumber" ? "Such rows are not imported." : "They are left out."
          }`}
        </p>
      )}
      {isNumber && short > 0 && (
        <p className="font-semibold text-warning">
          {`${numbersAre(short)} shorter than all others: a spreadsheet may have taken zeros from the start.`}
        </p>
      )}
    </div>
  );
}

function numbersAre(count: number): string {
  return count === 1 ? "1 number is" : `${count} numbers are`;
}
