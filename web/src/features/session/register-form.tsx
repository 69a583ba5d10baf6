import { Field } from "#ui/field.tsx";
import { formValues } from "#ui/form-values.ts";
import { SubmitButton } from "#ui/submit-button.tsx";
import { AuthError } from "./auth-error.tsx";
import { GoogleButton } from "./google-button.tsx";
import { useGoogle, useRegister } from "./session.queries.ts";

export function RegisterForm({ onDone }: { onDone: () => void }) {
  const register = useRegister(onDone);
  const google = useGoogle(onDone);
  const isPending = register.isPending || google.isPending;
  return (
    <div className="grid gap-5">
      <form
        className="grid gap-5"
        onSubmit={(event) => register.mutate(formValues(event, "name", "email", "password"))}
      >
        <Field label="Name" name="name" autoComplete="name" maxLength={100} required />
        <Field label="Email" name="email" type="email" autoComplete="email" required />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="At least six characters."
          required
        />
        <AuthError error={register.error ?? google.error} />
        <SubmitButton label="Register" isPending={isPending} />
      </form>
      <div className="divider my-0 text-sm">or</div>
      <GoogleButton disabled={isPending} onClick={() => google.mutate(undefined)} />
    </div>
  );
}
