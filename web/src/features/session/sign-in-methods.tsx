import type { OwnAccount } from "./account.actions.ts";
import { AccountSection } from "./account-section.tsx";
import { EmailMethod } from "./email-method.tsx";
import { GoogleMethod } from "./google-method.tsx";
import { offers, offersProvider } from "./offers.ts";
import { PasswordMethod } from "./password-method.tsx";
import { PhoneMethod } from "./phone-method.tsx";

/** By what the account signs in. The last way that works stays. */
export function SignInMethods({ account }: { account: OwnAccount }) {
  const canUnlink = account.methods.filter(offersProvider).length > 1;
  return (
    <AccountSection
      title="Sign-in methods"
      lead="How you get into your account. Two ways are safer than one."
    >
      <ul className="grid divide-y divide-base-300">
        {account.email !== null && <EmailMethod email={account.email} isVerified={account.isEmailVerified} />}
        <PasswordMethod account={account} />
        {offers("google") && <GoogleMethod account={account} canUnlink={canUnlink} />}
        {offers("phone") && <PhoneMethod account={account} canUnlink={canUnlink} />}
      </ul>
    </AccountSection>
  );
}
