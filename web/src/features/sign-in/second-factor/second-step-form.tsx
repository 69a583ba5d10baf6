import { useState } from "react";
import { AuthError } from "#auth/provider/auth-error.tsx";
import { nameOfPhone, type SecondStepRequired } from "#auth/second-step.ts";
import { CodeForm } from "#auth/text-message/code-form.tsx";
import { SessionCard } from "#features/sign-in/session-card.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { LostPhone } from "./lost-phone.tsx";
import { PhoneChoice } from "./phone-choice.tsx";
import { type SentSecondCode, useConfirmSecondStep, useSendSecondCode } from "./second-step.queries.ts";

interface Props {
  step: SecondStepRequired;
  onDone: () => void;
  onStartAgain: () => void;
}

export function SecondStep({ step, onDone, onStartAgain }: Props) {
  const [phone, setPhone] = useState(step.phones[0]);
  const [sent, setSent] = useState<SentSecondCode>();
  const send = useSendSecondCode(step, setSent);
  const confirm = useConfirmSecondStep(step, onDone);

  function sendTo(chosen: typeof phone) {
    confirm.reset();
    send.mutate(chosen);
  }

  return (
    <SessionCard title="Second step" lead="To finish signing in, enter a code that we text you." isStep>
      {sent ? (
        <CodeForm
          sentTo={nameOfPhone(sent.phone)}
          error={confirm.error ?? send.error}
          isPending={send.isPending || confirm.isPending}
          onCode={(code) => confirm.mutate({ verificationId: sent.verificationId, code })}
          onAgain={() => sendTo(sent.phone)}
        />
      ) : (
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            sendTo(phone);
          }}
        >
          <PhoneChoice phones={step.phones} chosen={phone} onChoose={setPhone} />
          <AuthError error={send.error} />
          <SubmitButton label="Send code" isPending={send.isPending} />
        </form>
      )}
      <nav aria-label="Other ways" className="flex flex-wrap justify-between gap-3 text-sm">
        <button type="button" className="link" onClick={onStartAgain}>
          Start again
        </button>
        {sent && step.phones.length > 1 && (
          <button type="button" className="link" onClick={() => setSent(undefined)}>
            Use another phone
          </button>
        )}
      </nav>
      <LostPhone />
    </SessionCard>
  );
}
