import type { ReactNode } from "react";
import { Field, TextAreaField } from "./field.tsx";

export const CONTACT_FIELDS = ["name", "email", "address", "mobile"] as const;

interface Props {
  customer: { readonly email: string | null; readonly displayName: string | null };
  /** The saved contact details. */
  contact:
    | {
        readonly name: string;
        readonly address: string;
        readonly mobile: string;
        /** Fills the field of an account without one. */
        readonly email?: string | null;
      }
    | undefined;
  fieldErrors: Readonly<Record<string, string>>;
  /** Beside the mobile number. */
  children?: ReactNode;
}

/** Who orders, and where it goes. */
export function ContactFields({ customer, contact, fieldErrors, children }: Props) {
  return (
    <>
      <Field
        label="Name"
        name="name"
        autoComplete="name"
        defaultValue={contact?.name || customer.displayName || ""}
        error={fieldErrors.name}
      />
      <EmailField email={customer.email} typed={contact?.email ?? ""} error={fieldErrors.email} />
      <TextAreaField
        label="Address"
        name="address"
        autoComplete="street-address"
        rows={3}
        defaultValue={contact?.address}
        error={fieldErrors.address}
      />
      <div className={children ? "grid gap-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2" : "grid"}>
        <Field
          label="Mobile"
          name="mobile"
          type="tel"
          autoComplete="tel"
          defaultValue={contact?.mobile}
          error={fieldErrors.mobile}
        />
        {children}
      </div>
    </>
  );
}

/** An account without an email is asked for one. */
function EmailField(props: { email: string | null; typed: string; error: string | undefined }) {
  const { email, typed, error } = props;
  const common = { label: "Email", name: "email", type: "email", error };
  if (email === null) {
    return (
      <Field
        {...common}
        defaultValue={typed}
        autoComplete="email"
        required
        hint="We use it to contact you about your order."
      />
    );
  }
  return <Field {...common} readOnly value={email} hint="The email you signed in with." />;
}
