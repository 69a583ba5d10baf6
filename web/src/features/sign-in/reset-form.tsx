import { AuthError } from "#auth/provider/auth-error.tsx";
import { useSendReset } from "#auth/session.queries.ts";
import { loadToasts, notify } from "#lib/notify.ts";
import { Field } from "#ui/forms/field.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";

export function ResetForm() {
  const reset = useSendReset(() => notify("success", "Set Your New Password!"));
  return (
    <form
      method="dialog"
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      onFocus={loadToasts}
      onSubmit={(event) => reset.mutate(formValues(event, "email").email)}
    >
      <Field label="Email" name="email" type="email" autoComplete="email" required />
      <AuthError error={reset.error} />
      {reset.isSuccess && (
        <p role="status" className="alert alert-success alert-soft text-base">
          If this address has an account, we've emailed it a link.
        </p>
      )}
      <SubmitButton label="Reset password" isPending={reset.isPending} />
    </form>
  );
}
