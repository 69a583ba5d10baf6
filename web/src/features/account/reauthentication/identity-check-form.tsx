import type { MultiFactorResolver } from "firebase/auth";
import { useState } from "react";
import type { OwnAccount } from "#auth/account.actions.ts";
import { GoogleButton } from "#auth/google-button.tsx";
import { AuthError } from "#auth/provider/auth-error.tsx";
import { offersProvider } from "#auth/provider/offers.ts";
import { TextMessageSteps } from "#auth/text-message/text-message-steps.tsx";
import { useConfirmByFactor, useConfirmByGoogle, useConfirmByPhone } from "./identity-check.queries.ts";
import { PasswordCheck } from "./password-check.tsx";
import { PhoneButtons } from "./phone-buttons.tsx";

const ASK_THE_COUNTER = "Please come to the counter, or write to it, and show that the account is yours.";

interface Props {
  account: OwnAccount;
  onConfirmed: () => void;
}

/**
 * Every way in which the account signs in, as far as the shop still offers it, and then its second factor where it has
 * one. Who is left with none sets a password, by a letter, or asks the counter.
 */
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
  const ways = account.methods.filter(offersProvider);
  const isStranded = ways.length === 0;
  return (
    <div className="grid gap-5">
      {isStranded && (
        <p>The shop no longer offers the way you sign in. {email === null && ASK_THE_COUNTER}</p>
      )}
      {email !== null && (isStranded || ways.includes("password")) && (
        <PasswordCheck email={email} onDone={goOn} />
      )}
      {ways.includes("google.com") && (
        <GoogleButton disabled={google.isPending} onClick={() => google.mutate()} />
      )}
      <AuthError error={google.error} />
      {phoneNumber !== null && ways.includes("phone") && (
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
