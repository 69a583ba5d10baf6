import { carriers } from "@carparts/functions/contract/values/tracking-link";
import { useId } from "react";
import { Field } from "#ui/forms/field.tsx";

/** Who brings it, and its number there. */
export function ShipmentFields({ faults }: { faults: Readonly<Record<string, string | undefined>> }) {
  const listId = useId();
  return (
    <>
      <Field
        label="Carrier"
        name="carrier"
        list={listId}
        autoComplete="off"
        hint={`Optional. ${carriers.join(", ")} get a link for the customer.`}
        error={faults.carrier}
      />
      <datalist id={listId}>
        {carriers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field
        label="Tracking number"
        name="tracking"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint="Optional."
        error={faults.tracking}
      />
    </>
  );
}
