import { AuthError } from "#auth/provider/auth-error.tsx";
import { SecondaryButton } from "#ui/secondary-button.tsx";
import { useRefreshAccount } from "./account.queries.ts";
import { useAccountSubmit } from "./account-submission.ts";
import { useSendVerification } from "./methods/sign-in-methods.queries.ts";

export function VerificationButton() {
  const sending = useSendVerification();
  const doneText = () => "We've emailed you a link. Open it, then come back here.";
  const { send, isPending, error } = useAccountSubmit(sending, {
    what: "Verification email",
    doneText,
    showsDone: true,
  });
  const refresh = useRefreshAccount();
  if (sending.isSuccess) {
    return (
      <div className="grid justify-items-start gap-2">
        <p role="status">{doneText()}</p>
        <SecondaryButton label="I opened the link" isPending={false} onClick={refresh} />
      </div>
    );
  }
  return (
    <>
      <SecondaryButton
        label="Send verification email"
        isPending={isPending}
        onClick={() => send(undefined)}
      />
      <AuthError error={error} />
    </>
  );
}
