import type { UseMutationResult } from "@tanstack/react-query";
import { AuthError } from "#auth/provider/auth-error.tsx";
import { useSendReset } from "#auth/session.queries.ts";
import { formValues } from "#ui/forms/form-values.ts";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";

interface Props {
  email: string;
  confirm: UseMutationResult<unknown, Error, string>;
}

/** If you never had a password, because you sign in with links, you can set one by email. */
export function PasswordForm({ email, confirm }: Props) {
  const reset = useSendReset(() => {});
  return (
    <form className="grid gap-4" onSubmit={(event) => confirm.mutate(formValues(event, "password").password)}>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField label="Password" autoComplete="current-password" />
      <AuthError error={confirm.error ?? reset.error} />
      <SubmitButton label="Confirm" isPending={confirm.isPending} />
      {reset.isSuccess ? (
        <p role="status">We've emailed a link to set a password to {email}.</p>
      ) : (
        <button
          type="button"
          className="link justify-self-start text-sm"
          disabled={reset.isPending}
          onClick={() => reset.mutate(email)}
        >
          No password, or forgot it? Email me a link to set one.
        </button>
      )}
    </form>
  );
}
