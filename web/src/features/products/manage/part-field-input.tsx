import {
  type PartField,
  type PartFieldName,
  partFields,
} from "@carparts/functions/contract/admin/part-fields";
import { partGroups } from "@carparts/functions/contract/part-details";
import { Field, TextAreaField } from "#ui/forms/field.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { linesFault } from "./part-details-values.ts";

const inputModes = { amount: "decimal", number: "numeric", address: "url" } as const;

interface Props {
  name: PartFieldName;
  /** The server's errors by field. */
  faults: Readonly<Record<string, string>>;
}

/** A field as its record says it's typed. */
export function PartFieldInput({ name, faults }: Props) {
  const { label, hint, input, default: none }: PartField = partFields[name];
  const field = { label, name, hint, error: faults[name] };
  if (input === "long text") return <TextAreaField {...field} rows={5} />;
  if (input === "lines") return <TextAreaField {...field} rows={3} error={linesFault(name, faults)} />;
  if (input === "group") {
    return (
      <SelectField {...field} defaultValue={String(none)}>
        {partGroups.map((group) => (
          <option key={group} value={group}>
            {group.charAt(0).toUpperCase() + group.slice(1)}
          </option>
        ))}
      </SelectField>
    );
  }
  return <Field {...field} inputMode={inputModes[input as keyof typeof inputModes] ?? "text"} />;
}
