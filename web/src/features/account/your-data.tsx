import type { OwnAccount } from "#auth/account.actions.ts";
import { ActButton } from "#ui/act-button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { AccountSection } from "./account-section.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { useDownloadData, useEndSessions } from "./your-data.queries.ts";

interface Props {
  account: OwnAccount;
  onSignedOut: () => void;
  onDeleted: () => void;
}

/** What the shop keeps about somebody, to take along or to end. */
export function YourData({ account, onSignedOut, onDeleted }: Props) {
  const download = useDownloadData();
  const end = useEndSessions(onSignedOut);
  return (
    <AccountSection title="Your data" lead="It is yours: take it along, or take it away.">
      <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
        <ActButton
          label="Download my data"
          isPending={download.isPending}
          onClick={() => download.mutate()}
        />
        <ActButton label="Sign out everywhere" isPending={end.isPending} onClick={() => end.mutate()} />
        <DeleteAccount account={account} onDone={onDeleted} />
      </div>
      <FormError error={download.error ?? end.error} />
    </AccountSection>
  );
}
