import { isMethodEnabled } from "#auth/provider/enabled-methods.ts";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import { Spinner } from "#ui/states/spinner.tsx";
import { useAccount } from "./account.queries.ts";
import { SignInMethods } from "./methods/sign-in-methods.tsx";
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
