import type { Profile } from "@carparts/functions/contract/profiles";
import { FormError } from "#ui/forms/form-error.tsx";
import { type Owner, useSaveProfile } from "./profiles.queries.ts";

interface Props {
  profile: Profile;
  owner: Owner;
}

const EMPTY = { name: "", address: "", mobile: "", picture: "" };

/** Someone else may have saved this profile, before its owner proved the account's email. */
export function ProfileQuestion({ profile, owner }: Props) {
  const save = useSaveProfile(owner);
  const { name, address, mobile, picture } = profile;
  return (
    <section className="panel grid h-fit gap-4 border-warning p-6">
      <h2 className="font-extrabold text-xl">Is this address yours?</h2>
      <p className="muted">It was saved before you proved this email is yours.</p>
      <address className="wrap-anywhere whitespace-pre-line font-semibold not-italic">
        {[name, address, mobile].filter(Boolean).join("\n") || "Only a picture is saved."}
      </address>
      <FormError error={save.error} />
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="btn btn-primary"
          disabled={save.isPending}
          onClick={() => save.mutate({ name, address, mobile, picture })}
        >
          Keep
        </button>
        <button
          type="button"
          className="btn border-base-300 bg-base-100"
          disabled={save.isPending}
          onClick={() => save.mutate(EMPTY)}
        >
          Remove
        </button>
      </div>
    </section>
  );
}
