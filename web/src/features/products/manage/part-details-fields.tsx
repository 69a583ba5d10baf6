import { optionalFields, partFields } from "@carparts/functions/contract/admin/part-fields";
import { Field } from "#ui/forms/field.tsx";
import { FieldRows } from "#ui/forms/field-rows.tsx";
import { scanned } from "#ui/forms/next-field.ts";
import type { Submission } from "#ui/forms/submission.ts";
import type { TypedFields } from "#ui/forms/typed-fields.ts";
import { PasteVehicles } from "./fitment/paste-vehicles.tsx";
import { VehicleFields } from "./fitment/vehicle-fields.tsx";
import { OfferFields } from "./offers/offer-fields.tsx";
import { PartFieldInput } from "./part-field-input.tsx";

interface Props {
  typed: TypedFields;
  submission: Pick<Submission, "field" | "fieldErrors" | "saved">;
}

const isList = (name: keyof typeof partFields) => /lines|rows/.test(partFields[name].input);
const singles = optionalFields.filter((name) => !isList(name));

export function PartDetailsFields({ typed, submission }: Props) {
  const rowsOf = (name: "facts" | "equivalents" | "fitment" | "offers") => {
    const { label: title, hint } = partFields[name];
    return { name, title, hint, typed, submission };
  };
  return (
    <div className="grid gap-5 pt-5">
      <div className="grid gap-5 sm:grid-cols-3">
        {singles.map((name) => (
          <PartFieldInput key={name} name={name} submission={submission} />
        ))}
      </div>
      <FieldRows {...rowsOf("facts")} one="fact">
        {(field) => (
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label="Fact" {...field("name")} />
            <Field label="Value" {...field("value")} />
          </div>
        )}
      </FieldRows>
      <PartFieldInput name="oemNumbers" submission={submission} />
      <FieldRows {...rowsOf("equivalents")} one="equivalent">
        {(field) => (
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label="Brand" {...field("brand")} />
            <Field label="Number" {...field("number")} {...scanned} />
          </div>
        )}
      </FieldRows>
      <FieldRows {...rowsOf("fitment")} one="vehicle" Paste={PasteVehicles}>
        {(field) => <VehicleFields field={field} />}
      </FieldRows>
      <FieldRows {...rowsOf("offers")} one="offer">
        {(field) => <OfferFields field={field} typed={typed} />}
      </FieldRows>
    </div>
  );
}
