import { offers } from "#auth/provider/offers.ts";
import { LoadFailed } from "#ui/load-failed.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { useAccount } from "./account.queries.ts";
import { SignInMethods } from "./methods/sign-in-methods.tsx";
import { IdentityCheck } from "./reauthentication/identity-check.tsx";
import { SecondFactorSection } from "./second-factor/second-factor.tsx";
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
