import { partFields } from "@carparts/functions/contract/admin/part-fields";
import { partGroups } from "@carparts/functions/contract/values/part-groups";
import { useState } from "react";
import { Field } from "#ui/forms/field.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import {
  type DefaultedField,
  defaultedFields,
  type NewPartDefaults,
  standardDefaults,
} from "../mapping/new-part-defaults.ts";

interface Props {
  defaults: NewPartDefaults;
  onChange: (defaults: NewPartDefaults) => void;
}

/** Says what new parts get where the file says nothing. A change is tried at once. */
export function DefaultsForm({ defaults, onChange }: Props) {
  const [values, setValues] = useState(defaults);

  function apply(next: NewPartDefaults): void {
    const { quantity, minimumQuantity } = standardDefaults;
    const whole = {
      ...next,
      quantity: next.quantity.trim() || quantity,
      minimumQuantity: next.minimumQuantity.trim() || minimumQuantity,
    };
    setValues(whole);
    if (defaultedFields.some((name) => whole[name] !== defaults[name])) onChange(whole);
  }

  return (
    <form
      aria-labelledby="defaults"
      className="panel grid gap-3 p-4 [&_.control]:h-11 [&_.control]:py-0"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply(values);
      }}
    >
      <h3 id="defaults" className="font-semibold">
        New parts get this where the file says nothing
      </h3>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
        {field("quantity")}
        {field("minimumQuantity")}
        <SelectField
          label={partFields.group.label}
          value={values.group}
          onChange={({ target }) => apply({ ...values, group: target.value })}
        >
          <option value="">By its name</option>
          {partGroups.map((group) => (
            <option key={group}>{group}</option>
          ))}
        </SelectField>
        {field("description", "Its name")}
        {field("picture", "Its group's drawing")}
      </div>
      <button type="submit" hidden>
        Apply
      </button>
    </form>
  );

  function field(name: Exclude<DefaultedField, "group">, placeholder?: string) {
    return (
      <Field
        label={partFields[name].label}
        value={values[name]}
        placeholder={placeholder}
        inputMode={partFields[name].input === "number" ? "numeric" : undefined}
        autoComplete="off"
        onChange={({ target }) => setValues({ ...values, [name]: target.value })}
        onBlur={() => apply(values)}
      />
    );
  }
}
