import { type FormEvent, useEffect, useRef, useState } from "react";
import { pluralize } from "#ui/format/pluralize.ts";
import { Field } from "#ui/forms/field.tsx";
import { focusInvalid } from "#ui/forms/focus-invalid.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { type ChosenFile, saveMapping, withMapping } from "../chosen-file.ts";
import { Fold } from "../fold.tsx";
import type { FileLook } from "../reading/file-tasks.ts";
import { isUnreadFactor } from "./cell-values.ts";
import { pricesToAsk, type Target, targetLabels } from "./column-names.ts";
import { ColumnTable, type Takeover } from "./column-table.tsx";
import { ConstantFields } from "./constant-fields.tsx";
import { foreignCurrencies } from "./currencies.ts";
import { CurrencyRates } from "./currency-rates.tsx";
import { GroupNames } from "./group-names.tsx";
import { type Mapping, type Rule, withField, withRule } from "./mapping.ts";
import { MappingOptions } from "./mapping-options.tsx";
import { PriceQuestion } from "./price-question.tsx";
import { savedMappings } from "./saved-mappings.ts";

interface Props {
  uid: string;
  chosen: ChosenFile;
  /** True if the file, or another one, is being read. */
  isReading: boolean;
  onChange: (chosen: ChosenFile) => void;
  onTry: () => void;
}

interface Fault {
  readonly target?: Target;
  readonly words: string;
}

/** Says what each column of the file means. */
export function MappingForm({ uid, chosen, isReading, onChange, onTry }: Props) {
  const { look, mapping, supplier } = chosen;
  const [fault, setFault] = useState<Fault>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fault) focusInvalid(form.current);
  }, [fault]);
  const [takeover, setTakeover] = useState<Takeover>();
  // The order stays while somebody chooses, or the select under the finger would move.
  const [begun, setBegun] = useState({ look, mapping });
  if (begun.look !== look) setBegun({ look, mapping });
  const saved = savedMappings(uid);
  const rules = new Map(mapping.rules);

  function change(next: Mapping, taken?: Takeover): void {
    setFault(undefined);
    setTakeover(taken);
    onChange(withMapping(chosen, next));
  }

  function setField(column: string, target: Target | undefined): void {
    const former = target && rules.get(target)?.columns;
    const taken = target && former && { target, column, former };
    change(withField(mapping, column, target, look.columns), taken);
  }

  function choosePrice(column: string | null): void {
    if (column === null) change(withRule(mapping, "price", undefined, look.columns));
    else change(withField(mapping, column, "price", look.columns));
  }

  function applySaved(name: string): void {
    const found = saved.list().find((each) => each.name === name);
    if (!found) return;
    const next = withMapping({ ...chosen, supplier: found.name }, found.mapping);
    setBegun({ look, mapping: next.mapping });
    onChange(next);
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    const found = faultIn(mapping, look);
    setFault(found);
    if (found) return;
    saveMapping(uid, chosen);
    onTry();
  }

  const prices = pricesToAsk(look.columns);
  const first = new Set(begun.mapping.rules.flatMap(([, { columns }]) => columns));
  for (const { name } of prices) first.add(name);
  const others = look.columns.filter(({ name }) => !first.has(name));
  const shown = [
    ...look.columns.filter(({ name }) => first.has(name)),
    ...others.filter(({ values }) => values.length > 0),
  ];
  const empty = others.filter(({ values }) => values.length === 0);
  const table = {
    ...{
      isOwn: look.columns.some(({ name }) => name === "_id"),
      rules: mapping.rules,
      takeover,
      fault,
      onField: setField,
    },
    onRule: (target: Target, rule: Rule | undefined) => change(withRule(mapping, target, rule, look.columns)),
  };
  const group = look.columns.find(({ name }) => name === rules.get("group")?.columns[0]);

  return (
    <form ref={form} className="grid grid-cols-[minmax(0,1fr)] gap-8" onSubmit={send} noValidate>
      <section aria-labelledby="columns" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="columns" className="font-extrabold text-xl">
          Columns
        </h2>
        <SavedMappingSelect names={saved.list().map(({ name }) => name)} onChoose={applySaved} />
        {prices.length > 0 && (
          <PriceQuestion
            columns={prices}
            chosen={mapping.asksPrice ? undefined : (rules.get("price")?.columns[0] ?? null)}
            onChoose={choosePrice}
          />
        )}
        <ColumnTable caption="Columns of the file" columns={shown} {...table} />
        {empty.length > 0 && (
          <Fold summary={`Without a value: ${pluralize(empty.length, "column")}`}>
            <ColumnTable caption="Columns without a value" columns={empty} {...table} />
          </Fold>
        )}
        <CurrencyRates
          columns={look.columns}
          mapping={mapping}
          onChange={(rates) => change({ ...mapping, rates })}
        />
        {rules.has("make") && (
          <p className="muted text-sm">
            Rows of one part are put together, and years that follow one another as well. The part's vehicles
            become those of the file.
          </p>
        )}
        {group && group.name !== "group" && (
          <GroupNames
            names={group.values}
            groups={mapping.groups}
            onChange={(groups) => change({ ...mapping, groups })}
          />
        )}
        <ConstantFields rules={mapping.rules} onRule={table.onRule} />
      </section>
      <MappingOptions
        columns={look.columns}
        mapping={mapping}
        onChange={(part) => change({ ...mapping, ...part })}
      />
      <div className="grid max-w-md gap-5">
        <Field
          label="Save these columns as"
          value={supplier}
          maxLength={60}
          autoComplete="off"
          hint="The supplier's name. The next file with the same columns is read in the same way, in this browser. Leave it empty to save nothing."
          onChange={({ target }) => onChange({ ...chosen, supplier: target.value })}
        />
        {fault && (
          <p role="alert" className="font-semibold text-error">
            {fault.words}
          </p>
        )}
        <SubmitButton label="Preview" isPending={isReading} />
      </div>
    </form>
  );
}

const naming: readonly Target[] = ["partNumber", "gtin", "_id", "supplierNumber"];
const WHOSE =
  "Say whose numbers these are: choose the column with the supplier, or add Supplier under The same in all rows.";

/** Why nothing can be read so. */
function faultIn(mapping: Mapping, { columns: read }: FileLook): Fault | undefined {
  const { rules, asksPrice } = mapping;
  const isNamed = rules.some(([target, { columns }]) => naming.includes(target) && columns.length > 0);
  const targets = rules.map(([target]) => target);
  if (targets.includes("supplierNumber") && !targets.includes("supplier"))
    return { target: "supplierNumber", words: WHOSE };
  if (!isNamed) {
    const words =
      "Say which column has the part number, the GTIN or the supplier's number: by it the shop finds its parts.";
    return { target: "partNumber", words };
  }
  if (asksPrice) return { target: "price", words: "Say which of the file's prices is yours." };
  const [odd] = rules.find(([, { factor }]) => isUnreadFactor(factor)) ?? [];
  if (odd)
    return {
      target: odd,
      words: `Multiply ${targetLabels[odd].toLowerCase()} by a number above 0, such as 1.35.`,
    };
  const rates = new Map(mapping.rates);
  const unread = foreignCurrencies(mapping, read).find((currency) => isUnreadFactor(rates.get(currency)));
  return unread === undefined
    ? undefined
    : { words: `Say what 1 ${unread} is worth as a number above 0, such as 1.08.` };
}

function SavedMappingSelect({
  names,
  onChoose,
}: {
  names: readonly string[];
  onChoose: (name: string) => void;
}) {
  if (names.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <span className="muted">Saved columns for</span>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className="btn btn-sm border-base-300 bg-base-100"
          onClick={() => onChoose(name)}
        >
          {name}
        </button>
      ))}
    </p>
  );
}
