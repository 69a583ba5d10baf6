import { optionalFields, partFields } from "@carparts/functions/contract/admin/part-fields";
import { Field } from "#ui/forms/field.tsx";
import { FieldRows } from "#ui/forms/field-rows.tsx";
import type { TypedFields } from "#ui/forms/typed-fields.ts";
import { PartFieldInput } from "./part-field-input.tsx";
import { VehicleFields } from "./vehicle-fields.tsx";

interface Props {
  /** The server's errors by field. */
  faults: Readonly<Record<string, string>>;
  /** What was typed before. */
  typed: TypedFields;
}

const isList = (name: keyof typeof partFields) => /lines|rows/.test(partFields[name].input);
const singles = optionalFields.filter((name) => !isList(name));

export function PartDetailsFields({ faults, typed }: Props) {
  const rowsOf = (name: "facts" | "equivalents" | "fitment") => {
    const { label: title, hint } = partFields[name];
    return { name, title, hint, typed, faults };
  };
  return (
    <div className="grid gap-5 pt-5">
      <div className="grid gap-5 sm:grid-cols-3">
        {singles.map((name) => (
          <PartFieldInput key={name} name={name} faults={faults} />
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
      <PartFieldInput name="oemNumbers" faults={faults} />
      <FieldRows {...rowsOf("equivalents")} one="equivalent">
        {(field) => (
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label="Brand" {...field("brand")} />
            <Field label="Number" {...field("number")} />
          </div>
        )}
      </FieldRows>
      <FieldRows {...rowsOf("fitment")} one="vehicle">
        {(field) => (
          <>
            <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
              <VehicleFields field={field} />
              <Field label="First year" inputMode="numeric" {...field("yearFrom")} />
              <Field
                label="Last year"
                inputMode="numeric"
                hint="Empty while it's built."
                {...field("yearTo")}
              />
            </div>
            <Field label="Note" hint="What else has to agree, such as the engine." {...field("note")} />
          </>
        )}
      </FieldRows>
    </div>
  );
}
