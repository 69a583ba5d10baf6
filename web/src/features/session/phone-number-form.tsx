import type { ReactNode } from "react";
import { Field } from "#ui/field.tsx";
import { formValues } from "#ui/form-values.ts";
import { ActButton } from "./act-button.tsx";
import { AuthError } from "./auth-error.tsx";

interface Props {
  /** What the button says. */
  label: string;
  error: Error | null;
  isPending: boolean;
  /** Is given the number in the form +15550100, and the form. */
  onNumber: (phoneNumber: string, form: HTMLFormElement) => void;
  /** Further fields. */
  children?: ReactNode;
}

/** Asks for a phone number; blanks, brackets and dashes in it are for the eye. */
export function PhoneNumberForm({ label, error, isPending, onNumber, children }: Props) {
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        const { phone } = formValues(event, "phone");
        onNumber(phone.replace(/[\s()./-]/g, ""), event.currentTarget);
      }}
    >
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
