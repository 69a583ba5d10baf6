import { AuthError } from "#auth/provider/auth-error.tsx";
import { ActButton } from "#ui/act-button.tsx";
import { useRefreshAccount } from "./account.queries.ts";
import { useSendVerification } from "./methods/sign-in-methods.queries.ts";

/** Sends the letter that verifies the e-mail, and looks again when it was followed. */
export function VerificationButton() {
  const send = useSendVerification();
  const refresh = useRefreshAccount();
  if (send.isSuccess) {
    return (
      <div className="grid justify-items-start gap-2">
        <p role="status">A letter with a link is on its way. Follow the link, then come back here.</p>
        <ActButton label="I followed the link" isPending={false} onClick={refresh} />
      </div>
    );
  }
  return (
    <>
      <ActButton
        label="Send verification e-mail"
        isPending={send.isPending}
        onClick={() => send.mutate(undefined)}
      />
      <AuthError error={send.error} />
    </>
  );
}
