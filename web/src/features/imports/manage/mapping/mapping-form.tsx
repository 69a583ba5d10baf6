import { type FormEvent, useState } from "react";
import { pluralize } from "#ui/format/pluralize.ts";
import { Field } from "#ui/forms/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { type ChosenFile, saveMapping } from "../chosen-file.ts";
import { Fold } from "../fold.tsx";
import { unitFactor } from "./cell-values.ts";
import { type Target, targetLabels } from "./column-names.ts";
import { ColumnTable, type Takeover } from "./column-table.tsx";
import { ConstantFields } from "./constant-fields.tsx";
import { GroupNames } from "./group-names.tsx";
import { type Mapping, type Rule, withField, withRule } from "./mapping.ts";
import { MappingOptions } from "./mapping-options.tsx";
import { PriceQuestion } from "./price-question.tsx";
import { fitted, savedMappings } from "./saved-mappings.ts";

interface Props {
  uid: string;
  chosen: ChosenFile;
  /** True if the file, or another one, is being read. */
  isReading: boolean;
  onChange: (chosen: ChosenFile) => void;
  onTry: () => void;
}

/** Says what each column of the file means. */
export function MappingForm({ uid, chosen, isReading, onChange, onTry }: Props) {
  const { look, mapping, supplier } = chosen;
  const [fault, setFault] = useState<{ readonly target: Target; readonly words: string }>();
  const [takeover, setTakeover] = useState<Takeover>();
  // The order stays while somebody chooses, or the select under the finger would move.
  const [begun, setBegun] = useState({ look, mapping });
  if (begun.look !== look) setBegun({ look, mapping });
  const saved = savedMappings(uid);
  const rules = new Map(mapping.rules);

  function change(next: Mapping, taken?: Takeover): void {
    setFault(undefined);
    setTakeover(taken);
    onChange({ ...chosen, mapping: next });
  }

  function setField(place: number, target: Target | undefined): void {
    const former = target && rules.get(target)?.columns;
    const taken = target && former && { target, place, former };
    change(withField(mapping, place, target, look.columns), taken);
  }

  function choosePrice(place: number | null): void {
    if (place === null) change(withRule(mapping, "price", undefined, look.columns));
    else change(withField(mapping, place, "price", look.columns));
  }

  function applySaved(name: string): void {
    const found = saved.list().find((each) => each.name === name);
    if (!found) return;
    const next = fitted(found, look.columns);
    setBegun({ look, mapping: next });
    onChange({ ...chosen, mapping: next, supplier: found.name });
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    const found = faultIn(mapping);
    setFault(found);
    if (found) return;
    saveMapping(uid, chosen);
    onTry();
  }

  const first = placesIn(begun.mapping);
  const others = look.columns.filter(({ place }) => !first.has(place));
  const shown = [
    ...look.columns.filter(({ place }) => first.has(place)),
    ...others.filter(({ values }) => values.length > 0),
  ];
  const empty = others.filter(({ values }) => values.length === 0);
  const table = {
    ...{ all: look.columns, rules: mapping.rules, takeover, fault, onField: setField },
    onRule: (target: Target, rule: Rule | undefined) => change(withRule(mapping, target, rule, look.columns)),
  };
  const group = look.columns[rules.get("group")?.columns[0] ?? -1];

  return (
    <form className="grid grid-cols-[minmax(0,1fr)] gap-8" onSubmit={send} noValidate>
      <section aria-labelledby="columns" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="columns" className="font-extrabold text-xl">
          Columns
        </h2>
        <SavedMappingSelect names={saved.list().map(({ name }) => name)} onChoose={applySaved} />
        {mapping.prices.columns.length > 0 && (
          <PriceQuestion
            columns={mapping.prices.columns.flatMap((place) => look.columns[place] ?? [])}
            place={mapping.prices.isOpen ? undefined : (rules.get("price")?.columns[0] ?? null)}
            onChoose={choosePrice}
          />
        )}
        <ColumnTable caption="Columns of the file" columns={shown} {...table} />
        {empty.length > 0 && (
          <Fold summary={`Without a value: ${pluralize(empty.length, "column")}`}>
            <ColumnTable caption="Columns without a value" columns={empty} {...table} />
          </Fold>
        )}
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

/** The columns that are used, or asked about. */
function placesIn({ rules, prices }: Mapping): ReadonlySet<number> {
  return new Set([...rules.flatMap(([, { columns }]) => columns), ...prices.columns]);
}

/** Why nothing can be read so. */
function faultIn({ rules, prices }: Mapping): { target: Target; words: string } | undefined {
  const isNamed = rules.some(
    ([target, { columns }]) => ["partNumber", "gtin", "_id"].includes(target) && columns.length > 0,
  );
  if (!isNamed) {
    const words = "Say which column has the part number or the GTIN: by it the shop finds its parts.";
    return { target: "partNumber", words };
  }
  if (prices.isOpen) return { target: "price", words: "Say which of the file's prices is yours." };
  const [odd] =
    rules.find(([, { factor }]) => factor.trim() !== "" && Number.isNaN(unitFactor(factor))) ?? [];
  return (
    odd && {
      target: odd,
      words: `Multiply ${targetLabels[odd].toLowerCase()} by a number above 0, such as 1.35.`,
    }
  );
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
