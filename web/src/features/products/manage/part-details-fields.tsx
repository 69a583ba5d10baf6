import { partGroups } from "@carparts/functions/contract/part-details";
import { Field, TextAreaField } from "#ui/forms/field.tsx";
import { FieldRows } from "#ui/forms/field-rows.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import type { TypedFields } from "#ui/forms/typed-fields.ts";
import { oemNumbersFault } from "./part-details-values.ts";

interface Props {
  /** The server's errors by field. */
  faults: Readonly<Record<string, string>>;
  /** What was typed before. */
  typed: TypedFields;
}

export function PartDetailsFields({ faults, typed }: Props) {
  return (
    <div className="grid gap-5 pt-5">
      <div className="grid gap-5 sm:grid-cols-3">
        <Field label="Part number" name="partNumber" error={faults.partNumber} />
        <Field label="Brand" name="brand" error={faults.brand} />
        <SelectField label="Group" name="group" defaultValue="other" error={faults.group}>
          {partGroups.map((group) => (
            <option key={group} value={group}>
              {group.charAt(0).toUpperCase() + group.slice(1)}
            </option>
          ))}
        </SelectField>
      </div>
      <TextAreaField
        label="OEM numbers"
        name="oemNumbers"
        rows={3}
        hint="The vehicle makers' numbers for it, one a line."
        error={oemNumbersFault(faults)}
      />
      <FieldRows
        name="equivalents"
        title="Equivalents"
        one="equivalent"
        hint="The same part from other brands."
        typed={typed}
        faults={faults}
      >
        {(field) => (
          <div className="grid gap-3 sm:grid-cols-2">
            <Field label="Brand" {...field("brand")} />
            <Field label="Number" {...field("number")} />
          </div>
        )}
      </FieldRows>
      <FieldRows
        name="fitment"
        title="Vehicles"
        one="vehicle"
        hint="The vehicles it fits. Without any, it fits all."
        typed={typed}
        faults={faults}
      >
        {(field) => (
          <>
            <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
              <Field label="Make" {...field("make")} />
              <Field label="Model" {...field("model")} />
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
      <Field
        label="Superseded by"
        name="supersededBy"
        hint="The address or the id of the part that replaces it."
        error={faults.supersededBy}
      />
    </div>
  );
}
