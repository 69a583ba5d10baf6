import { AuthError } from "#auth/provider/auth-error.tsx";
import { SecondaryButton } from "#ui/secondary-button.tsx";
import { useRefreshAccount } from "./account.queries.ts";
import { useSendVerification } from "./methods/sign-in-methods.queries.ts";

export function VerificationButton() {
  const send = useSendVerification();
  const refresh = useRefreshAccount();
  if (send.isSuccess) {
    return (
      <div className="grid justify-items-start gap-2">
        <p role="status">We've emailed you a link. Open it, then come back here.</p>
        <SecondaryButton label="I opened the link" isPending={false} onClick={refresh} />
      </div>
    );
  }
  return (
    <>
      <SecondaryButton
        label="Send verification email"
        isPending={send.isPending}
        onClick={() => send.mutate(undefined)}
      />
      <AuthError error={send.error} />
    </>
  );
}
