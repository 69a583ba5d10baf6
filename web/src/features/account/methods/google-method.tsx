import type { SignedInAccount } from "#auth/account.actions.ts";
import { AuthError } from "#auth/provider/auth-error.tsx";
import { useAccountSubmit } from "#features/account/account-submission.ts";
import { SecondaryButton } from "#ui/secondary-button.tsx";
import { MethodRow } from "./method-row.tsx";
import { useLinkGoogle } from "./sign-in-methods.queries.ts";
import { UnlinkButton } from "./unlink-button.tsx";

export function GoogleMethod({ account, canUnlink }: { account: SignedInAccount; canUnlink: boolean }) {
  const link = useAccountSubmit(useLinkGoogle(), {
    what: "Google",
    doneText: () => "Your Google account is linked.",
  });
  const isLinked = account.methods.includes("google.com");
  return (
    <MethodRow
      icon={<img src="/google.svg" alt="" width="20" height="20" />}
      name="Google"
      status={
        <>
          <span className={isLinked ? "" : "muted"}>{isLinked ? account.googleEmail : "Not linked"}</span>
          <AuthError error={link.error} />
        </>
      }
      action={
        isLinked ? (
          <UnlinkButton name="Google" providerId="google.com" canUnlink={canUnlink} />
        ) : (
          <SecondaryButton
            label="Link Google"
            isPending={link.isPending}
            onClick={() => link.send(undefined)}
          />
        )
      }
    />
  );
}
