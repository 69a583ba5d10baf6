import type { Manufacturer } from "@carparts/functions/contract/catalogue/part";
import { Field, TextAreaField } from "#ui/forms/field.tsx";
import type { Submission } from "#ui/forms/submission.ts";

interface Props {
  /** The saved manufacturer, if there is one. */
  maker: Manufacturer | null;
  field: Submission["field"];
}

type Contact = Pick<Manufacturer, "name" | "address" | "email">;

export function ManufacturerFields({ maker, field }: Props) {
  return (
    <>
      <ContactFields contact={maker} field={field} names={["Name", "Address", "Email"]} />
      <fieldset className="grid gap-5 border-base-300 border-t pt-4">
        <legend className="sr-only">Responsible person in the EU</legend>
        <p className="muted text-sm">
          Who is responsible for these parts in the EU if the maker isn't based there. Otherwise leave it
          empty.
        </p>
        <ContactFields
          prefix="responsible."
          contact={maker?.responsible ?? null}
          field={field}
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
  field: Submission["field"];
  names: readonly [name: string, address: string, email: string];
}

function ContactFields({ prefix = "", contact, field, names: [name, address, email] }: ContactProps) {
  const own = (key: keyof Contact) => ({
    ...field(`${prefix}${key}`),
    defaultValue: contact?.[key],
    autoComplete: "off",
  });
  return (
    <>
      <Field label={name} {...own("name")} />
      <TextAreaField label={address} rows={3} {...own("address")} />
      <Field label={email} type="email" {...own("email")} />
    </>
  );
}
