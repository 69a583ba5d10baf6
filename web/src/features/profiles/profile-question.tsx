import type { Profile } from "@carparts/functions/contract/profiles";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { useSubmit } from "#ui/forms/submission.ts";
import { NOTHING_SAVED, type Owner, useSaveProfile } from "./profiles.queries.ts";

interface Props {
  profile: Profile;
  owner: Owner;
  /** Called before the answer is saved. */
  onAnswer: (keeps: boolean) => void;
}

/** Someone else may have saved this profile, before its owner proved the account's email. */
export function ProfileQuestion({ profile, owner, onAnswer }: Props) {
  const save = useSubmit(useSaveProfile(owner), {
    what: "Your profile",
    doneText: (_, { changed }) => `Your profile was ${changed === NOTHING_SAVED ? "removed" : "saved"}.`,
  });
  const { name, address, mobile, picture } = profile;

  function answer(keeps: boolean) {
    onAnswer(keeps);
    save.send({
      changed: keeps ? { name, address, mobile, picture } : NOTHING_SAVED,
      shown: NOTHING_SAVED,
    });
  }

  return (
    <section className="panel grid h-fit gap-4 border-warning p-6">
      <h2 className="font-extrabold text-xl">Is this address yours?</h2>
      <p className="muted">
        It was saved before you proved this email is yours. Keep it and we'll fill it in for you.
      </p>
      <address className="wrap-anywhere whitespace-pre-line font-semibold not-italic">
        {[name, address, mobile].filter(Boolean).join("\n") || "Only a picture is saved."}
      </address>
      <FormError error={save.error} />
      <div className="flex flex-wrap gap-3">
        <Answer label="Keep" isOff={save.isPending} onClick={() => answer(true)} />
        <Answer label="Remove" isOff={save.isPending} onClick={() => answer(false)} />
      </div>
    </section>
  );
}

/** Both alike, so that the question suggests no answer. */
function Answer({ label, ...props }: { label: string; isOff: boolean; onClick: () => void }) {
  return (
    <Button className="border-base-300 bg-base-100" {...props}>
      {label}
    </Button>
  );
}
