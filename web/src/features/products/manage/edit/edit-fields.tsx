import type { Submission } from "#ui/forms/submission.ts";
import type { TypedFields } from "#ui/forms/typed-fields.ts";
import type { PartDetailsFields } from "../part-details-fields.tsx";
import { PartFieldInput } from "../part-field-input.tsx";
import { ReasonField } from "../reason-field.tsx";

interface Props {
  typed: TypedFields;
  submission: Submission;
  Details: typeof PartDetailsFields;
}

/** All fields of a part but its stock. */
export function EditFields({ typed, submission, Details }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PartFieldInput name="name" submission={submission} />
      <div className="grid gap-5 sm:grid-cols-2">
        <PartFieldInput name="price" submission={submission} />
        <PartFieldInput name="minimumQuantity" submission={submission} />
      </div>
      <PartFieldInput name="picture" submission={submission} />
      <PartFieldInput name="description" submission={submission} />
      <Details submission={submission} typed={typed} />
      <ReasonField error={submission.fieldErrors.why} />
    </div>
  );
}
