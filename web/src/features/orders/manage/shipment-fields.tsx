import { carriers } from "@carparts/functions/contract/values/tracking-link";
import { Field } from "#ui/forms/field.tsx";
import { scanned } from "#ui/forms/next-field.ts";
import { SuggestedField } from "#ui/forms/suggested-field.tsx";

/** Who brings it, and its number there, which a scanner types and sends. */
export function ShipmentFields({
  fieldErrors,
}: {
  fieldErrors: Readonly<Record<string, string | undefined>>;
}) {
  return (
    <>
      <SuggestedField
        {...scanned}
        label="Carrier"
        name="carrier"
        suggestions={carriers}
        hint={`Optional. ${carriers.join(", ")} get a link for the customer.`}
        error={fieldErrors.carrier}
      />
      <Field
        label="Tracking number"
        name="tracking"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint="Optional."
        error={fieldErrors.tracking}
      />
    </>
  );
}
