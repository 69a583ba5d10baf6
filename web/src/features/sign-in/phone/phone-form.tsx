import { useMutation } from "@tanstack/react-query";
import { AuthError } from "#auth/provider/auth-error.tsx";
import { useSignIn } from "#auth/session.queries.ts";
import { type CodeProof, type Phone, TextMessageSteps } from "#auth/text-message/text-message-steps.tsx";
import { SessionCard } from "#features/sign-in/session-card.tsx";
import { onDemand } from "#lib/loading/on-demand.ts";
import { Field } from "#ui/forms/field.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";

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

function actions() {
  return onDemand(import("./phone.actions.ts"));
}

function useLogInWithPhone(onDone: () => void) {
  const send = useMutation({
    mutationFn: async ({ number }: Phone) => (await actions()).sendCode({ phoneNumber: number }),
  });
  const finish = useSignIn(async (proof: CodeProof) => (await actions()).logInWithPhone(proof), onDone);
  return { send, finish };
}
