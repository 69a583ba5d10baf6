import { Field } from "#ui/forms/field.tsx";

/** Recorded in the change history. */
export function ReasonField({ error }: { error: string | undefined }) {
  return (
    <Field
      label="Reason"
      name="why"
      autoComplete="off"
      maxLength={300}
      hint="Optional. Shown beside the change in Movements."
      error={error}
    />
  );
}
