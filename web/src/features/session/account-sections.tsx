import { LoadFailed } from "#ui/load-failed.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { useAccount } from "./account.queries.ts";
import { IdentityCheck } from "./identity-check.tsx";
import { offers } from "./offers.ts";
import { SecondFactorSection } from "./second-factor.tsx";
import { SignInMethods } from "./sign-in-methods.tsx";
import { YourData } from "./your-data.tsx";

interface Props {
  uid: string;
  /** After the sessions were ended everywhere. */
  onSignedOut: () => void;
  /** After the account was deleted. */
  onDeleted: () => void;
}

/** What somebody can do about his own account. */
export function AccountSections({ uid, onSignedOut, onDeleted }: Props) {
  const { data: account, error, isPending, refetch } = useAccount(uid);
  if (isPending) return <Spinner label="Loading your account" />;
  if (!account) return <LoadFailed what="Your account" error={error} onRetry={() => refetch()} />;
  return (
    <IdentityCheck account={account}>
      <SignInMethods account={account} />
      {offers("second-factor") && <SecondFactorSection account={account} />}
      <YourData account={account} onSignedOut={onSignedOut} onDeleted={onDeleted} />
    </IdentityCheck>
  );
}
