import { AuthError } from "#auth/provider/auth-error.tsx";
import { notify } from "#lib/notify.ts";
import { ActButton } from "#ui/act-button.tsx";
import { useUnlink } from "./sign-in-methods.queries.ts";

interface Props {
  /** What the button calls it. */
  name: string;
  providerId: string;
  canUnlink: boolean;
}

/** Takes a way of signing in away, unless it is the only one. */
export function UnlinkButton({ name, providerId, canUnlink }: Props) {
  const remove = useUnlink(providerId, () => notify("success", `Unlinked: ${name} no longer signs you in.`));
  if (!canUnlink) return <p className="muted text-sm">Your only way to sign in stays.</p>;
  return (
    <div className="grid gap-3">
      <ActButton
        label={`Unlink ${name}`}
        isPending={remove.isPending}
        onClick={() => remove.mutate(undefined)}
      />
      <AuthError error={remove.error} />
    </div>
  );
}
