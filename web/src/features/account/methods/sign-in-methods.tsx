import type { OwnAccount } from "#auth/account.actions.ts";
import { offers, offersProvider } from "#auth/provider/offers.ts";
import { AccountSection } from "#features/account/account-section.tsx";
import { EmailMethod } from "./email-method.tsx";
import { GoogleMethod } from "./google-method.tsx";
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
