import type { SignedInAccount } from "#auth/account.actions.ts";
import { isMethodEnabled, isProviderEnabled } from "#auth/provider/enabled-methods.ts";
import { AccountSection } from "#features/account/account-section.tsx";
import { EmailMethod } from "./email-method.tsx";
import { GoogleMethod } from "./google-method.tsx";
import { PasswordMethod } from "./password-method.tsx";
import { PhoneMethod } from "./phone-method.tsx";

/** You can't unlink your last working method. */
export function SignInMethods({ account }: { account: SignedInAccount }) {
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
