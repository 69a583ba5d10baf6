import type { ReactNode } from "react";
import { AuthError } from "#auth/provider/auth-error.tsx";
import { ActButton } from "#ui/act-button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { formValues } from "#ui/forms/form-values.ts";

interface Props {
  /** What the button says. */
  label: string;
  error: Error | null;
  isPending: boolean;
  /** Is given the number as it was typed. */
  onNumber: (phoneNumber: string) => void;
  /** Further fields. */
  children?: ReactNode;
}

/** Asks for a phone number. */
export function PhoneNumberForm({ label, error, isPending, onNumber, children }: Props) {
  return (
    <form className="grid gap-4" onSubmit={(event) => onNumber(formValues(event, "phone").phone.trim())}>
      <Field
        label="Phone number"
        name="phone"
        type="tel"
        autoComplete="tel"
        hint="With its country code, such as +1 555 0100. We send it a code."
        required
      />
      {children}
      <AuthError error={error} />
      <ActButton label={label} isPending={isPending} />
    </form>
  );
}
