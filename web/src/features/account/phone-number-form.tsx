import type { ReactNode } from "react";
import { AuthError } from "#auth/provider/auth-error.tsx";
import { Field } from "#ui/forms/field.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { SecondaryButton } from "#ui/secondary-button.tsx";

interface Props {
  label: string;
  error: Error | null;
  isPending: boolean;
  /** Receives the number as typed. */
  onNumber: (phoneNumber: string) => void;
  /** More fields. */
  children?: ReactNode;
}

export function PhoneNumberForm({ label, error, isPending, onNumber, children }: Props) {
  return (
    <form className="grid gap-4" onSubmit={(event) => onNumber(formValues(event, "phone").phone)}>
      <Field
        label="Phone number"
        name="phone"
        type="tel"
        autoComplete="tel"
        hint="Include the country code, such as +1 555 0100. We'll text you a code."
        required
      />
      {children}
      <AuthError error={error} />
      <SecondaryButton label={label} isPending={isPending} />
    </form>
  );
}
