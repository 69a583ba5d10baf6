import type { MultiFactorResolver } from "firebase/auth";
import { useState } from "react";
import type { OwnAccount } from "./account.actions.ts";
import { AuthError } from "./auth-error.tsx";
import { GoogleButton } from "./google-button.tsx";
import { useConfirmByFactor, useConfirmByGoogle, useConfirmByPhone } from "./identity-check.queries.ts";
import { PasswordCheck } from "./password-check.tsx";
import { PhoneButtons } from "./phone-buttons.tsx";
import { TextMessageSteps } from "./text-message-steps.tsx";

interface Props {
  account: OwnAccount;
  onConfirmed: () => void;
}

/** Every way in which the account signs in, and then its second factor where it has one. */
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
  const { email, phoneNumber, methods } = account;
  return (
    <div className="grid gap-5">
      {email !== null && methods.includes("password") && <PasswordCheck email={email} onDone={goOn} />}
      {methods.includes("google.com") && (
        <GoogleButton disabled={google.isPending} onClick={() => google.mutate()} />
      )}
      <AuthError error={google.error} />
      {phoneNumber !== null && <PhoneCheck phoneNumber={phoneNumber} onConfirmed={onConfirmed} />}
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
