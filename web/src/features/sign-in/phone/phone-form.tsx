import { AuthError } from "#auth/provider/auth-error.tsx";
import { TextMessageSteps } from "#auth/text-message/text-message-steps.tsx";
import { SessionCard } from "#features/sign-in/session-card.tsx";
import { Field } from "#ui/forms/field.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useLogInWithPhone } from "./phone.queries.ts";

interface Props {
  onDone: () => void;
  onBack: () => void;
}

export function PhoneForm({ onDone, onBack }: Props) {
  const { send, finish } = useLogInWithPhone(onDone);
  return (
    <SessionCard title="Use phone" lead="We'll text you a code to use instead of a password." isStep>
      <TextMessageSteps
        send={send}
        finish={finish}
        links={(goBack) => (
          <nav aria-label="Other ways" className="flex flex-wrap justify-between gap-3 text-sm">
            <button type="button" className="link" onClick={onBack}>
              Other ways to log in
            </button>
            {goBack && (
              <button type="button" className="link" onClick={goBack}>
                Change number
              </button>
            )}
          </nav>
        )}
      >
        {(choose) => (
          <form
            className="grid gap-5"
            onSubmit={(event) => choose({ number: formValues(event, "phone").phone })}
          >
            <Field
              label="Phone"
              name="phone"
              type="tel"
              autoComplete="tel"
              hint="Include the country code, such as +1 555 010 1234."
              defaultValue={send.variables?.number}
              required
            />
            <AuthError error={send.error} />
            <SubmitButton label="Send code" isPending={send.isPending} />
          </form>
        )}
      </TextMessageSteps>
    </SessionCard>
  );
}
