import { useState } from "react";
import { AuthError } from "#auth/provider/auth-error.tsx";
import { CodeForm } from "#auth/text-message/code-form.tsx";
import { SessionCard } from "#features/sign-in/session-card.tsx";
import { Field } from "#ui/forms/field.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { type SentCode, useLogInWithPhone, useSendPhoneCode } from "./phone.queries.ts";

interface Props {
  onDone: () => void;
  onBack: () => void;
}

export function PhoneForm({ onDone, onBack }: Props) {
  const [sent, setSent] = useState<SentCode>();
  const [phone, setPhone] = useState("");
  const send = useSendPhoneCode(setSent);
  const logIn = useLogInWithPhone(onDone);

  function sendTo(number: string) {
    logIn.reset();
    send.mutate(number);
  }

  return (
    <SessionCard title="Use phone" lead="We'll text you a code to use instead of a password." isStep>
      {sent ? (
        <CodeForm
          sentTo={sent.phone}
          error={logIn.error ?? send.error}
          isPending={send.isPending || logIn.isPending}
          onCode={(code) => logIn.mutate({ verificationId: sent.verificationId, code })}
          onAgain={() => sendTo(sent.phone)}
        />
      ) : (
        <form className="grid gap-5" onSubmit={(event) => sendTo(formValues(event, "phone").phone.trim())}>
          <Field
            label="Phone"
            name="phone"
            type="tel"
            autoComplete="tel"
            hint="Include the country code, such as +1 555 010 1234."
            value={phone}
            onChange={(event) => setPhone(event.currentTarget.value)}
            required
          />
          <AuthError error={send.error} />
          <SubmitButton label="Send code" isPending={send.isPending} />
        </form>
      )}
      <nav aria-label="Other ways" className="flex flex-wrap justify-between gap-3 text-sm">
        <button type="button" className="link" onClick={onBack}>
          Other ways to log in
        </button>
        {sent && (
          <button type="button" className="link" onClick={() => setSent(undefined)}>
            Change number
          </button>
        )}
      </nav>
    </SessionCard>
  );
}
