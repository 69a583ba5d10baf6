import type { SignedInAccount } from "#auth/account.actions.ts";
import { isMethodEnabled, isProviderEnabled } from "#auth/provider/enabled-methods.ts";
import { AccountSection } from "#features/account/account-section.tsx";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import { Spinner } from "#ui/states/spinner.tsx";
import { useAccount } from "./account.queries.ts";
import { EmailMethod } from "./methods/email-method.tsx";
import { GoogleMethod } from "./methods/google-method.tsx";
import { PasswordMethod } from "./methods/password-method.tsx";
import { PhoneMethod } from "./methods/phone-method.tsx";
import { Reauthentication } from "./reauthentication/reauthentication.tsx";
import { SecondFactorSection } from "./second-factor/second-factor.tsx";
import { YourData } from "./your-data.tsx";

interface Props {
  uid: string;
  onSignedOut: () => void;
  onDeleted: () => void;
}

export default function AccountSections({ uid, onSignedOut, onDeleted }: Props) {
  const { data: account, error, isPending, refetch } = useAccount(uid);
  if (isPending) return <Spinner label="Loading your account" />;
  if (!account) return <LoadFailed what="Your account" error={error} onRetry={() => refetch()} />;
  return (
    <Reauthentication account={account}>
      <SignInMethods account={account} />
      {isMethodEnabled("second-factor") && <SecondFactorSection account={account} />}
      <YourData account={account} onSignedOut={onSignedOut} onDeleted={onDeleted} />
    </Reauthentication>
  );
}

/** You can't unlink your last working method. */
function SignInMethods({ account }: { account: SignedInAccount }) {
  const canUnlink = account.methods.filter(isProviderEnabled).length > 1;
  return (
    <AccountSection title="Sign-in methods" lead="How you sign in. Two methods are safer than one.">
      <ul className="grid divide-y divide-base-300">
        {account.email !== null && <EmailMethod email={account.email} isVerified={account.isEmailVerified} />}
        <PasswordMethod account={account} />
        {isMethodEnabled("google") && <GoogleMethod account={account} canUnlink={canUnlink} />}
        {isMethodEnabled("phone") && <PhoneMethod account={account} canUnlink={canUnlink} />}
      </ul>
    </AccountSection>
  );
}
