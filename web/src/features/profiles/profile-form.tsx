import type { Profile } from "@carparts/functions/contract/profiles";
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

export function ProfileForm({ profile, owner, displayName }: Props) {
  const { form, faults, error, isPending, send } = useSubmit(useSaveProfile(owner), {
    what: "Your profile",
    doneText: () => "Your profile was saved.",
  });
  return (
    <form
      ref={form}
      className="grid gap-5"
      noValidate
      onFocus={loadToasts}
      onSubmit={(event) => send(formValues(event, "name", "address", "mobile", "picture"))}
    >
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
