import { AuthError } from "#auth/provider/auth-error.tsx";
import { useAccountSubmit } from "#features/account/account-submission.ts";
import { SecondaryButton } from "#ui/secondary-button.tsx";
import { useUnlink } from "./sign-in-methods.queries.ts";

interface Props {
  name: string;
  providerId: string;
  canUnlink: boolean;
}

export function UnlinkButton({ name, providerId, canUnlink }: Props) {
  const remove = useAccountSubmit(useUnlink(providerId), {
    what: `Unlink ${name}`,
    doneText: () => `Unlinked ${name}. You can no longer use it to sign in.`,
  });
  if (!canUnlink) return <p className="muted text-sm">You can't unlink your only sign-in method.</p>;
  return (
    <div className="grid gap-3">
      <SecondaryButton
        label={`Unlink ${name}`}
        isPending={remove.isPending}
        onClick={() => remove.send(undefined)}
      />
      <AuthError error={remove.error} />
    </div>
  );
}
