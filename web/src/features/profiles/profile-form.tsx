import type { Profile } from "@carparts/functions/contract/profiles";
import type { FormEvent } from "react";
import { loadToasts } from "#lib/notify.ts";
import { Field, TextAreaField } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { useSubmit } from "#ui/forms/submission.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { type Owner, useSaveProfile } from "./profiles.queries.ts";

interface Props {
  profile: Profile | null;
  owner: Owner;
  displayName: string | null;
}

const FIELDS = ["name", "address", "mobile", "picture"] as const;

/** Sends what was typed here. The rest may have been changed on another device since this form was filled. */
export function ProfileForm({ profile, owner, displayName }: Props) {
  const { form, faults, error, isPending, send } = useSubmit(useSaveProfile(owner), {
    what: "Your profile",
    doneText: () => "Your profile was saved.",
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    const shown = formValues(event, ...FIELDS);
    const { elements } = event.currentTarget;
    const changed = FIELDS.filter((name) => isChanged(elements.namedItem(name)));
    send({ shown, changed: Object.fromEntries(changed.map((name) => [name, shown[name]])) });
  }

  return (
    <form ref={form} className="grid gap-5" noValidate onFocus={loadToasts} onSubmit={submit}>
      <Field
        label="Name"
        name="name"
        autoComplete="name"
        defaultValue={profile?.name ?? displayName ?? ""}
        error={faults.name}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        readOnly
        value={owner.email ?? ""}
        hint={owner.email === null ? "This account has no email." : undefined}
        error={faults.email}
      />
      <TextAreaField
        label="Address"
        name="address"
        autoComplete="street-address"
        rows={3}
        defaultValue={profile?.address}
        error={faults.address}
      />
      <Field
        label="Mobile"
        name="mobile"
        type="tel"
        autoComplete="tel"
        defaultValue={profile?.mobile}
        error={faults.mobile}
      />
      <Field
        label="Picture"
        name="picture"
        inputMode="url"
        hint="Optional. An https:// address."
        defaultValue={profile?.picture}
        error={faults.picture}
      />
      <FormError error={error} />
      <SubmitButton label="Save" isPending={isPending} />
    </form>
  );
}

function isChanged(field: Element | RadioNodeList | null): boolean {
  const { value, defaultValue } = field as HTMLInputElement;
  return value !== defaultValue;
}
