import {
  type PartField,
  type PartFieldName,
  partFields,
} from "@carparts/functions/contract/admin/part-fields";
import { partGroups } from "@carparts/functions/contract/values/part-groups";
import type { ComponentProps } from "react";
import { Field, TextAreaField } from "#ui/forms/field.tsx";
import { scanned } from "#ui/forms/next-field.ts";
import { PictureField } from "#ui/forms/picture-field.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import type { Submission } from "#ui/forms/submission.ts";
import { linesFault } from "./part-details-values.ts";
import { useUploadPicture } from "./pictures/pictures.queries.ts";

const inputModes = { amount: "decimal", number: "numeric" } as const;

interface Props {
  name: PartFieldName;
  submission: Pick<Submission, "field" | "fieldErrors">;
}

/** A field as its record says it's typed. */
export function PartFieldInput({ name, submission }: Props) {
  const { label, hint, input, isScanned, default: none }: PartField = partFields[name];
  const field = { label, hint, ...submission.field(name) };
  if (input === "long text") return <TextAreaField {...field} rows={5} />;
  if (input === "lines")
    return <TextAreaField {...field} rows={3} error={linesFault(name, submission.fieldErrors)} />;
  if (input === "group") {
    return (
      <SelectField {...field} defaultValue={field.defaultValue ?? String(none)}>
        {partGroups.map((group) => (
          <option key={group} value={group}>
            {group.charAt(0).toUpperCase() + group.slice(1)}
          </option>
        ))}
      </SelectField>
    );
  }
  if (input === "address") return <UploadedPictureField {...field} />;
  const inputMode = inputModes[input as keyof typeof inputModes] ?? "text";
  return <Field {...field} {...(isScanned && scanned)} inputMode={inputMode} />;
}

function UploadedPictureField(field: ComponentProps<typeof Field>) {
  return <PictureField {...field} upload={useUploadPicture()} />;
}
