import type { ReactNode } from "react";
import { Field, TextAreaField } from "./field.tsx";
import type { Submission } from "./submission.ts";

type FieldState = ReturnType<Submission["field"]>;

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
  field: Submission["field"];
  /** Beside the mobile number. */
  children?: ReactNode;
}

/** Name, email, address and phone of an order. */
export function ContactFields({ customer, contact, field, children }: Props) {
  return (
    <>
      <Field
        label="Name"
        {...field("name")}
        autoComplete="name"
        defaultValue={contact?.name || customer.displayName || ""}
      />
      <EmailField {...field("email")} email={customer.email} typed={contact?.email ?? ""} />
      <TextAreaField
        label="Address"
        {...field("address")}
        autoComplete="street-address"
        rows={3}
        defaultValue={contact?.address}
      />
      <div className={children ? "grid gap-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2" : "grid"}>
        <Field
          label="Mobile"
          {...field("mobile")}
          type="tel"
          autoComplete="tel"
          defaultValue={contact?.mobile}
        />
        {children}
      </div>
    </>
  );
}

/** An account without an email is asked for one. */
function EmailField({ email, typed, ...field }: { email: string | null; typed: string } & FieldState) {
  const common = { ...field, label: "Email", type: "email" };
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
