import { useMutation } from "@tanstack/react-query";
import type { MultiFactorResolver } from "firebase/auth";
import { useState } from "react";
import { AuthError } from "#auth/provider/auth-error.tsx";
import type { SecondFactorRequired } from "#auth/second-factor.ts";
import { useSignIn } from "#auth/session.queries.ts";
import { type CodeProof, type Phone, TextMessageSteps } from "#auth/text-message/text-message-steps.tsx";
import { SessionCard } from "#features/sign-in/session-card.tsx";
import { onDemand } from "#lib/loading/on-demand.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { PhoneChoice } from "./phone-choice.tsx";

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

/** No screen can bypass the second factor, so this only says what to do. */
function LostPhone() {
  return (
    <details className="text-sm">
      <summary className="link w-fit">I no longer have this phone</summary>
      <div className="mt-3 grid gap-2">
        <p>
          You can't sign in without the code. Contact us with proof that the account is yours, and we'll
          remove the second step.
        </p>
        <p>You can then log in as before and add your new phone in your profile.</p>
      </div>
    </details>
  );
}

function actions() {
  return onDemand(import("#auth/session.actions.ts"));
}

function useLogInWithSecondFactor(resolver: MultiFactorResolver, onDone: () => void) {
  const send = useMutation({
    mutationFn: async ({ id = "" }: Phone) => (await actions()).sendSecondFactorCode(resolver, id),
  });
  const finish = useSignIn(
    async (proof: CodeProof) => (await actions()).logInWithSecondFactor(resolver, proof),
    onDone,
  );
  return { send, finish };
}
