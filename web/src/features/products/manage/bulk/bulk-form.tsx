import { currencyName } from "@carparts/functions/contract/values/currency";
import { partGroups } from "@carparts/functions/contract/values/part-groups";
import { type ReactNode, useState } from "react";
import { Field } from "#ui/forms/field.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import type { Submission } from "#ui/forms/submission.ts";
import { SupplierSelect } from "../offers/supplier-select.tsx";
import { ReasonField } from "../reason-field.tsx";
import { type BulkField, bulkFields } from "./bulk-fields.ts";

interface Props {
  chosen: readonly BulkField[];
  onChoose: (fields: readonly BulkField[]) => void;
  submission: Pick<Submission, "field" | "fieldErrors">;
}

/** The fields to change, and their new values. */
export function BulkForm({ chosen, onChoose, submission: { field, fieldErrors } }: Props) {
  const inputs: Record<BulkField, ReactNode> = {
    price: (
      <PriceFields error={fieldErrors["price.percent"] ?? fieldErrors["price.add"] ?? fieldErrors.price} />
    ),
    group: (
      <SelectField label="New group" {...field("group")}>
        {partGroups.map((group) => (
          <option key={group}>{group}</option>
        ))}
      </SelectField>
    ),
    brand: <Field label="New brand" {...field("brand")} hint="Leave empty to remove it." />,
    minimumQuantity: (
      <Field
        label="New minimum"
        {...field("minimumQuantity")}
        inputMode="numeric"
        hint="The smallest order."
      />
    ),
    shelf: <Field label="New shelf" {...field("shelf")} hint="Leave empty to remove it." />,
    offer: (
      <div className="grid gap-3 sm:grid-cols-2">
        <SupplierSelect label="Orders go to" {...field("offer.supplierId")} />
        <Field
          label="Pack"
          {...field("offer.pack")}
          inputMode="numeric"
          hint="Leave empty to keep it; 1 where the offer is new."
        />
      </div>
    ),
  };
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="pb-1 font-semibold">What changes</legend>
      {Object.entries(bulkFields).map(([name, label]) => {
        const kind = name as BulkField;
        const isChosen = chosen.includes(kind);
        return (
          <div key={kind} className="grid gap-3">
            <label className="flex min-h-8 w-fit items-center gap-2.5 font-semibold">
              <input
                type="checkbox"
                className="size-5 accent-primary"
                checked={isChosen}
                onChange={() =>
                  onChoose(isChosen ? chosen.filter((other) => other !== kind) : [...chosen, kind])
                }
              />
              {label}
            </label>
            {isChosen && <div className="border-base-300 border-l-3 pl-4">{inputs[kind]}</div>}
          </div>
        );
      })}
      {fieldErrors[""] && (
        <p role="alert" className="font-semibold text-error text-sm">
          {fieldErrors[""]}
        </p>
      )}
      <ReasonField error={fieldErrors.why} />
    </fieldset>
  );
}

function PriceFields({ error }: { error: string | undefined }) {
  const [by, setBy] = useState("percent");
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label="Price changes by"
        name="by"
        value={by}
        onChange={({ target }) => setBy(target.value)}
      >
        <option value="percent">Per cent</option>
        <option value="amount">An amount</option>
      </SelectField>
      <Field
        label={by === "percent" ? "Per cent" : `In ${currencyName}`}
        name="much"
        inputMode="text"
        autoComplete="off"
        hint="Such as 5 for more, or -5 for less."
        error={error}
      />
      <label className="flex min-h-8 w-fit items-center gap-2.5 font-semibold">
        <input type="checkbox" name="round" className="size-5 accent-primary" />
        Round to .90
      </label>
    </div>
  );
}
