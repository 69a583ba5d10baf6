import { partFields } from "@carparts/functions/contract/admin/part-fields";
import { type FormEvent, useState } from "react";
import { Field } from "#ui/forms/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { type ChosenFile, saveMapping } from "../chosen-file.ts";
import { unitFactor } from "./cell-values.ts";
import type { Target } from "./column-names.ts";
import { vehicleTargets } from "./column-words.ts";
import { GroupNames } from "./group-names.tsx";
import { type Mapping, type Rule, ruleFrom, withGroups } from "./mapping.ts";
import { MappingOptions } from "./mapping-options.tsx";
import { PriceQuestion } from "./price-question.tsx";
import { RuleFields } from "./rule-fields.tsx";
import { fitted, savedMappings } from "./saved-mappings.ts";

interface Props {
  uid: string;
  chosen: ChosenFile;
  /** True if the file, or another one, is being read. */
  isReading: boolean;
  onChange: (chosen: ChosenFile) => void;
  onTry: () => void;
}

const ownTargets = {
  _id: "Id in this shop",
  version: "Version",
  quantityWhenExported: "Quantity when exported",
};

/** By its number a part is found, so that is asked first. */
const { partNumber, ...otherFields } = partFields;
const fieldLabels = Object.entries({ partNumber, ...otherFields }).map(
  ([name, { label }]) => [name as Target, label] as const,
);
const vehicleLabels = Object.entries(vehicleTargets) as [Target, string][];
const ownLabels = Object.entries(ownTargets) as [Target, string][];

/** Says what each column of the file means. */
export function MappingForm({ uid, chosen, isReading, onChange, onTry }: Props) {
  const { look, mapping, supplier } = chosen;
  const [fault, setFault] = useState<{ readonly target: Target; readonly words: string }>();
  const saved = savedMappings(uid);
  const rules = new Map(mapping.rules);
  const set = (change: Partial<Mapping>) => onChange({ ...chosen, mapping: { ...mapping, ...change } });

  function setRule(target: Target, rule: Rule | undefined): void {
    setFault(undefined);
    const others = mapping.rules.filter(([name]) => name !== target);
    const rules: Mapping["rules"] = rule ? [...others, [target, rule]] : others;
    const prices = target === "price" ? { ...mapping.prices, isOpen: false } : mapping.prices;
    const next: Mapping = { ...mapping, rules, prices };
    set(withGroups(next, look.columns));
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    const found = faultIn(mapping);
    setFault(found);
    if (found) return;
    saveMapping(uid, chosen);
    onTry();
  }

  const fieldsOf = (labels: readonly (readonly [Target, string])[]) =>
    labels.map(([target, label]) => (
      <RuleFields
        key={target}
        target={target}
        label={label}
        columns={look.columns}
        rule={rules.get(target)}
        error={target === fault?.target ? fault.words : undefined}
        onChange={(rule) => setRule(target, rule)}
      />
    ));
  const isUsed = (labels: readonly (readonly [Target, string])[]) =>
    labels.some(([target]) => rules.has(target));
  const used = new Set(mapping.rules.flatMap(([, { columns }]) => columns));
  const unused = look.columns.filter((_, place) => !used.has(place)).map(({ name }) => name);
  const group = rules.get("group")?.columns[0];

  return (
    <form className="grid grid-cols-[minmax(0,1fr)] gap-8" onSubmit={send} noValidate>
      <section aria-labelledby="columns" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="columns" className="font-extrabold text-xl">
          Columns
        </h2>
        <SavedMappingSelect
          names={saved.list().map(({ name }) => name)}
          onChoose={(name) => {
            const found = saved.list().find((each) => each.name === name);
            if (found) onChange({ ...chosen, mapping: fitted(found, look.columns), supplier: found.name });
          }}
        />
        {mapping.prices.columns.length > 0 && (
          <PriceQuestion
            columns={mapping.prices.columns.flatMap((place) => look.columns[place] ?? [])}
            place={mapping.prices.isOpen ? undefined : (rules.get("price")?.columns[0] ?? null)}
            onChoose={(place) => setRule("price", place === null ? undefined : ruleFrom([place]))}
          />
        )}
        <div className="panel divide-y divide-base-300">{fieldsOf(fieldLabels)}</div>
        <details className="panel" open={isUsed(vehicleLabels)}>
          <summary className="cursor-pointer p-4 font-semibold">Vehicles, one a row</summary>
          <p className="muted px-4 pb-4 text-sm">
            For a file with a row for each vehicle and year. Rows of one part are put together, and years that
            follow one another as well. The part's vehicles become those of the file.
          </p>
          <div className="divide-y divide-base-300 border-base-300 border-t">{fieldsOf(vehicleLabels)}</div>
        </details>
        {isUsed(ownLabels) && (
          <details className="panel">
            <summary className="cursor-pointer p-4 font-semibold">From this shop's own file</summary>
            <div className="divide-y divide-base-300 border-base-300 border-t">{fieldsOf(ownLabels)}</div>
          </details>
        )}
        {group !== undefined && look.columns[group]?.name !== "group" && (
          <GroupNames
            names={look.columns[group]?.values ?? []}
            groups={mapping.groups}
            onChange={(groups) => set({ groups })}
          />
        )}
        {unused.length > 0 && (
          <p className="muted wrap-anywhere text-sm">{`Not used: ${unused.slice(0, 100).join(", ")}`}</p>
        )}
      </section>
      <MappingOptions columns={look.columns} mapping={mapping} onChange={set} />
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
  const label = fieldLabels.find(([target]) => target === odd)?.[1].toLowerCase();
  return odd && { target: odd, words: `Multiply ${label} by a number above 0, such as 1.35.` };
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
