import type { SignedInAccount } from "#auth/account.actions.ts";
import { FormError } from "#ui/forms/form-error.tsx";
import { SecondaryButton } from "#ui/secondary-button.tsx";
import { AccountSection } from "./account-section.tsx";
import { useAccountSubmit } from "./account-submission.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { useDownloadData, useEndSessions } from "./your-data.queries.ts";

interface Props {
  account: SignedInAccount;
  onSignedOut: () => void;
  onDeleted: () => void;
}

export function YourData({ account, onSignedOut, onDeleted }: Props) {
  const download = useAccountSubmit(useDownloadData(), { what: "Your data" });
  const end = useAccountSubmit(useEndSessions(onSignedOut), { what: "Sign out everywhere" });
  return (
    <AccountSection title="Your data" lead="Download your data, sign out everywhere, or delete your account.">
      <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
        <SecondaryButton
          label="Download my data"
          isPending={download.isPending}
          onClick={() => download.send()}
        />
        <SecondaryButton label="Sign out everywhere" isPending={end.isPending} onClick={() => end.send()} />
        <DeleteAccount account={account} onDone={onDeleted} />
      </div>
      <FormError error={download.error ?? end.error} />
    </AccountSection>
  );
}
