import type { Manufacturer } from "@carparts/functions/contract/catalogue/part";
import { Field, TextAreaField } from "#ui/forms/field.tsx";

interface Props {
  /** As it's saved, if it is. */
  maker: Manufacturer | null;
  fieldErrors: Readonly<Record<string, string>>;
}

type Contact = Pick<Manufacturer, "name" | "address" | "email">;

export function ManufacturerFields({ maker, fieldErrors }: Props) {
  return (
    <>
      <ContactFields contact={maker} fieldErrors={fieldErrors} names={["Name", "Address", "Email"]} />
      <fieldset className="grid gap-5 border-base-300 border-t pt-4">
        <legend className="sr-only">Responsible person in the EU</legend>
        <p className="muted text-sm">
          Who is responsible for these parts in the EU if the maker isn't based there. Otherwise leave it
          empty.
        </p>
        <ContactFields
          prefix="responsible."
          contact={maker?.responsible ?? null}
          fieldErrors={fieldErrors}
          names={["Responsible person", "Their address", "Their email"]}
        />
      </fieldset>
    </>
  );
}

interface ContactProps {
  /** Before the names of the fields. */
  prefix?: string;
  contact: Contact | null;
  fieldErrors: Readonly<Record<string, string>>;
  names: readonly [name: string, address: string, email: string];
}

function ContactFields({ prefix = "", contact, fieldErrors, names: [name, address, email] }: ContactProps) {
  const field = (key: keyof Contact) => ({
    name: `${prefix}${key}`,
    error: fieldErrors[`${prefix}${key}`],
    defaultValue: contact?.[key],
    autoComplete: "off",
  });
  return (
    <>
      <Field label={name} {...field("name")} />
      <TextAreaField label={address} rows={3} {...field("address")} />
      <Field label={email} type="email" {...field("email")} />
    </>
  );
}
