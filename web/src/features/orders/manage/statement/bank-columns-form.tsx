import { type FormEvent, useState } from "react";
import { FormError } from "#ui/forms/form-error.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { SecondaryButton } from "#ui/secondary-button.tsx";
import {
  type BankField,
  type BankMapping,
  bankFields,
  fieldNames,
  guessMapping,
  type TableColumn,
} from "./reading/bank-columns.ts";
import type { ReadRows } from "./reading/statement-tasks.ts";
import { useStatementMapping } from "./statement.queries.ts";
import { bankMappings } from "./stored-statement.ts";

interface Props {
  uid: string;
  file: File;
  columns: readonly TableColumn[];
  onRead: (read: ReadRows) => void;
}

const hints: Readonly<Partial<Record<BankField, string>>> = {
  text: "What the payer wrote: the number of the order is looked for here.",
  name: "The other account's holder.",
  entry: "The bank's own number of each entry, if there is one.",
};

const decimals = { "": "As the file shows it", ",": "Comma (1.049,90)", ".": "Point (1,049.90)" };
const orders = { "": "As the file shows it", day: "Day first", month: "Month first" };

/** Which column has what, as its names tell it or as it was the last time. */
export function BankColumns({ uid, file, columns, onRead }: Props) {
  const [mapping, setMapping] = useState<BankMapping>(
    () => bankMappings(uid).find(columns) ?? guessMapping(columns),
  );
  const map = useStatementMapping();
  const missing = [mapping.day, mapping.amount].includes("");

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (missing || map.isPending) return;
    map.mutate(
      { file, mapping },
      {
        onSuccess(read) {
          bankMappings(uid).save(columns, mapping);
          onRead(read);
        },
      },
    );
  }

  const change = (fields: Partial<BankMapping>) => setMapping((before) => ({ ...before, ...fields }));
  return (
    <form className="grid gap-5" onSubmit={submit}>
      <fieldset className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <legend className="mb-3 font-bold">What's in each column?</legend>
        {fieldNames.map((field) => (
          <SelectField
            key={field}
            label={bankFields[field]}
            hint={hintOf(field, columns, mapping)}
            value={mapping[field]}
            onChange={({ target }) => change({ [field]: target.value })}
          >
            <option value="">None</option>
            {columns.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </SelectField>
        ))}
        <SelectField
          label="Decimal sign"
          value={mapping.decimal}
          onChange={({ target }) => change({ decimal: target.value as BankMapping["decimal"] })}
        >
          {Object.entries(decimals).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Order of days"
          value={mapping.order}
          onChange={({ target }) => change({ order: target.value as BankMapping["order"] })}
        >
          {Object.entries(orders).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
      </fieldset>
      <FormError
        error={missing ? new Error("Choose the columns of the day and of the amount.") : map.error}
      />
      <SecondaryButton label="Read rows" isPending={map.isPending} />
    </form>
  );
}

/** Its first values, which tell people most. */
function hintOf(field: BankField, columns: readonly TableColumn[], mapping: BankMapping): string {
  const values = columns.find(({ name }) => name === mapping[field])?.values ?? [];
  const samples = values.slice(0, 2).map((value) => value.slice(0, 40));
  return samples.length > 0 ? `Such as ${samples.join("; ")}` : (hints[field] ?? "");
}
