import type { MultiFactorResolver } from "firebase/auth";
import type { SignedInAccount } from "#auth/account.actions.ts";
import { GoogleButton } from "#auth/google-button.tsx";
import { AuthError } from "#auth/provider/auth-error.tsx";
import { isProviderEnabled } from "#auth/provider/enabled-methods.ts";
import { SecondFactorRequired } from "#auth/second-factor.ts";
import { TextMessageSteps } from "#auth/text-message/text-message-steps.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PhoneButtons } from "./phone-buttons.tsx";
import {
  useReauthenticateWithGoogle,
  useReauthenticateWithPassword,
  useReauthenticateWithPhone,
  useReauthenticateWithSecondFactor,
} from "./reauthentication.queries.ts";

const CONTACT_US = "Contact us with proof that the account is yours.";

interface Props {
  account: SignedInAccount;
  onDone: () => void;
}

/** With no enabled method left, you set a password by email or contact us. */
export function ReauthenticationForm({ account, onDone }: Props) {
  const password = useReauthenticateWithPassword(onDone);
  const google = useReauthenticateWithGoogle(onDone);
  const required = [password.error, google.error].find((error) => error instanceof SecondFactorRequired);
  if (required) return <SecondFactorSteps resolver={required.resolver} account={account} onDone={onDone} />;
  const { email, phoneNumber } = account;
  const methods = account.methods.filter(isProviderEnabled);
  const isStranded = methods.length === 0;
  return (
    <div className="grid gap-5">
      {isStranded && (
        <p>{`We no longer offer your sign-in method.${email === null ? ` ${CONTACT_US}` : ""}`}</p>
      )}
      {email !== null && (isStranded || methods.includes("password")) && (
        <PasswordForm email={email} confirm={password} />
      )}
      {methods.includes("google.com") && (
        <GoogleButton disabled={google.isPending} onClick={() => google.mutate()} />
      )}
      <AuthError error={google.error} />
      {phoneNumber !== null && methods.includes("phone") && (
        <PhoneSteps phoneNumber={phoneNumber} onDone={onDone} />
      )}
    </div>
  );
}

function PhoneSteps({ phoneNumber, onDone }: { phoneNumber: string; onDone: () => void }) {
  const { send, finish } = useReauthenticateWithPhone(onDone);
  return (
    <TextMessageSteps send={send} finish={finish}>
      {(choose) => <PhoneButtons phones={[{ number: phoneNumber }]} send={send} onChoose={choose} />}
    </TextMessageSteps>
  );
}

function SecondFactorSteps({ resolver, account, onDone }: Props & { resolver: MultiFactorResolver }) {
  const { send, finish } = useReauthenticateWithSecondFactor(resolver, onDone);
  return (
    <TextMessageSteps send={send} finish={finish}>
      {(choose) => <PhoneButtons phones={account.secondFactors} send={send} onChoose={choose} />}
    </TextMessageSteps>
  );
}
