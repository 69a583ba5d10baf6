import type { Profile } from "@carparts/functions/contract/profiles";
import { type ComponentProps, type ComponentType, type FormEvent, useRef } from "react";
import { Field, TextAreaField } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { useButtonAfterUpload } from "#ui/forms/picture-upload.ts";
import { useSubmit } from "#ui/forms/submission.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { type Owner, useSaveProfile } from "./profiles.queries.ts";

interface Props {
  profile: Profile | null;
  owner: Owner;
  displayName: string | null;
  AvatarField: ComponentType<ComponentProps<typeof Field>>;
}

const FIELDS = ["name", "address", "mobile", "picture"] as const;

/** Sends what was typed here. The rest may have been changed on another device since this form was filled. */
export function ProfileForm({ profile, owner, displayName, AvatarField }: Props) {
  const button = useButtonAfterUpload("Save");
  const typed = useRef(new Set<string>());
  const { form, props, field, error, isPending, send } = useSubmit(useSaveProfile(owner), {
    what: "Your profile",
    doneText: () => "Your profile was saved.",
    onDone(saved) {
      for (const name of FIELDS) {
        const input = form.current?.elements.namedItem(name) as HTMLInputElement | undefined;
        if (input) input.value = saved[name];
      }
      typed.current.clear();
    },
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    const shown = formValues(event, ...FIELDS);
    const changed = FIELDS.filter((name) => typed.current.has(name));
    send({ shown, changed: Object.fromEntries(changed.map((name) => [name, shown[name]])) });
  }

  return (
    <form
      {...props}
      className="grid gap-5"
      noValidate
      onInput={({ target }) => typed.current.add((target as HTMLInputElement).name)}
      onSubmit={submit}
    >
      <Field
        label="Name"
        {...field("name")}
        autoComplete="name"
        defaultValue={profile?.name ?? displayName ?? ""}
      />
      <Field
        label="Email"
        {...field("email")}
        type="email"
        readOnly
        value={owner.email ?? ""}
        hint={owner.email === null ? "This account has no email." : undefined}
      />
      <TextAreaField
        label="Address"
        {...field("address")}
        autoComplete="street-address"
        rows={3}
        defaultValue={profile?.address}
      />
      <Field
        label="Mobile"
        {...field("mobile")}
        type="tel"
        autoComplete="tel"
        defaultValue={profile?.mobile}
      />
      <AvatarField
        label="Picture"
        {...field("picture")}
        hint="Optional. A file of yours, or an https:// address."
        defaultValue={profile?.picture}
      />
      <FormError error={error} />
      <SubmitButton label={button.label} isPending={isPending || button.isWaiting} />
    </form>
  );
}
