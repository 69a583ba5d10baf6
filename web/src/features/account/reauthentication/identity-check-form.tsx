import type { MultiFactorResolver } from "firebase/auth";
import { useState } from "react";
import type { OwnAccount } from "#auth/account.actions.ts";
import { GoogleButton } from "#auth/google-button.tsx";
import { AuthError } from "#auth/provider/auth-error.tsx";
import { isProviderEnabled } from "#auth/provider/enabled-methods.ts";
import { TextMessageSteps } from "#auth/text-message/text-message-steps.tsx";
import { useConfirmByFactor, useConfirmByGoogle, useConfirmByPhone } from "./identity-check.queries.ts";
import { PasswordCheck } from "./password-check.tsx";
import { PhoneButtons } from "./phone-buttons.tsx";

const CONTACT_US = "Contact us with proof that the account is yours.";

interface Props {
  account: OwnAccount;
  onConfirmed: () => void;
}

/** With no enabled method left, you set a password by email or contact us. */
export function IdentityCheckForm({ account, onConfirmed }: Props) {
  const [secondStep, setSecondStep] = useState<MultiFactorResolver | null>(null);
  const google = useConfirmByGoogle(goOn);
  function goOn(more: MultiFactorResolver | null) {
    if (more) setSecondStep(more);
    else onConfirmed();
  }
  if (secondStep) {
    return <FactorCheck resolver={secondStep} account={account} onConfirmed={onConfirmed} />;
  }
  const { email, phoneNumber } = account;
  const methods = account.methods.filter(isProviderEnabled);
  const isStranded = methods.length === 0;
  return (
    <div className="grid gap-5">
      {isStranded && <p>We no longer offer your sign-in method. {email === null && CONTACT_US}</p>}
      {email !== null && (isStranded || methods.includes("password")) && (
        <PasswordCheck email={email} onDone={goOn} />
      )}
      {methods.includes("google.com") && (
        <GoogleButton disabled={google.isPending} onClick={() => google.mutate()} />
      )}
      <AuthError error={google.error} />
      {phoneNumber !== null && methods.includes("phone") && (
        <PhoneCheck phoneNumber={phoneNumber} onConfirmed={onConfirmed} />
      )}
    </div>
  );
}

function PhoneCheck({ phoneNumber, onConfirmed }: { phoneNumber: string; onConfirmed: () => void }) {
  const { send, finish } = useConfirmByPhone(onConfirmed);
  return (
    <TextMessageSteps send={send} finish={finish}>
      {(choose) => <PhoneButtons phones={[{ number: phoneNumber }]} send={send} onChoose={choose} />}
    </TextMessageSteps>
  );
}

function FactorCheck({ resolver, account, onConfirmed }: Props & { resolver: MultiFactorResolver }) {
  const { send, finish } = useConfirmByFactor(resolver, onConfirmed);
  return (
    <TextMessageSteps send={send} finish={finish}>
      {(choose) => <PhoneButtons phones={account.secondFactors} send={send} onChoose={choose} />}
    </TextMessageSteps>
  );
}
