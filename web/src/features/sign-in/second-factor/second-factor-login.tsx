import { useState } from "react";
import { AuthError } from "#auth/provider/auth-error.tsx";
import type { SecondFactorRequired } from "#auth/second-factor.ts";
import { TextMessageSteps } from "#auth/text-message/text-message-steps.tsx";
import { SessionCard } from "#features/sign-in/session-card.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { LostPhone } from "./lost-phone.tsx";
import { PhoneChoice } from "./phone-choice.tsx";
import { useLogInWithSecondFactor } from "./second-factor-login.queries.ts";

interface Props {
  required: SecondFactorRequired;
  onDone: () => void;
  onStartAgain: () => void;
}

export function SecondFactorLogin({ required, onDone, onStartAgain }: Props) {
  const { phones, resolver } = required;
  const [phone, setPhone] = useState(phones[0]);
  const { send, finish } = useLogInWithSecondFactor(resolver, onDone);
  return (
    <SessionCard title="Second step" lead="To finish signing in, enter a code that we text you." isStep>
      <TextMessageSteps
        send={send}
        finish={finish}
        links={(goBack) => (
          <nav aria-label="Other ways" className="flex flex-wrap justify-between gap-3 text-sm">
            <button type="button" className="link" onClick={onStartAgain}>
              Start again
            </button>
            {goBack && phones.length > 1 && (
              <button type="button" className="link" onClick={goBack}>
                Use another phone
              </button>
            )}
          </nav>
        )}
      >
        {(choose) => (
          <form
            className="grid gap-5"
            onSubmit={(event) => {
              event.preventDefault();
              choose(phone);
            }}
          >
            <PhoneChoice phones={phones} chosen={phone} onChoose={setPhone} />
            <AuthError error={send.error} />
            <SubmitButton label="Send code" isPending={send.isPending} />
          </form>
        )}
      </TextMessageSteps>
      <LostPhone />
    </SessionCard>
  );
}
