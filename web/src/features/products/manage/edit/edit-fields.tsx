import type { PartDetailsFields } from "../part-details-fields.tsx";
import { PartFieldInput } from "../part-field-input.tsx";
import { WhyField } from "../why-field.tsx";
import type { Edit } from "./stored-edits.ts";
import { toTypedFields } from "./typed-part.ts";

interface Props {
  edit: Edit;
  fieldErrors: Readonly<Record<string, string>>;
  Details: typeof PartDetailsFields;
}

/** All fields of a part but its stock. */
export function EditFields({ edit, fieldErrors, Details }: Props) {
  const fields = { fieldErrors, saved: toTypedFields(edit.base) };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PartFieldInput name="name" {...fields} />
      <div className="grid gap-5 sm:grid-cols-2">
        <PartFieldInput name="price" {...fields} />
        <PartFieldInput name="minimumQuantity" {...fields} />
      </div>
      <PartFieldInput name="picture" {...fields} />
      <PartFieldInput name="description" {...fields} />
      <Details {...fields} typed={edit.typed} />
      <WhyField error={fieldErrors.why} />
    </div>
  );
}
