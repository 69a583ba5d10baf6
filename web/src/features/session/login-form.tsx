import { Field } from "#ui/field.tsx";
import { formValues } from "#ui/form-values.ts";
import { SubmitButton } from "#ui/submit-button.tsx";
import { AuthError } from "./auth-error.tsx";
import { GoogleButton } from "./google-button.tsx";
import { useGoogle, useLogIn } from "./session.queries.ts";

interface Props {
  onLogIn: () => void;
  onGoogle: () => void;
}

export function LoginForm({ onLogIn, onGoogle }: Props) {
  const logIn = useLogIn(onLogIn);
  const google = useGoogle(onGoogle);
  const isPending = logIn.isPending || google.isPending;
  return (
    <div className="grid gap-5">
      <form className="grid gap-5" onSubmit={(event) => logIn.mutate(formValues(event, "email", "password"))}>
        <Field label="Email" name="email" type="email" autoComplete="email" required />
        <Field label="Password" name="password" type="password" autoComplete="current-password" required />
        <AuthError error={logIn.error ?? google.error} />
        <SubmitButton label="Login" isPending={isPending} />
      </form>
      <div className="divider my-0 text-sm">or</div>
      <GoogleButton disabled={isPending} onClick={() => google.mutate(undefined)} />
    </div>
  );
}
