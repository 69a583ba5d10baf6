import type { ReactNode } from "react";
import { GoogleButton } from "#auth/google-button.tsx";
import { AuthError } from "#auth/provider/auth-error.tsx";
import { isMethodEnabled } from "#auth/provider/enabled-methods.ts";
import { SecondFactorRequired } from "#auth/second-factor.ts";
import { useGoogle, useRegister } from "#auth/session.queries.ts";
import { Field } from "#ui/forms/field.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { SecondFactorLogin } from "./second-factor/second-factor-login.tsx";
import { SessionCard } from "./session-card.tsx";
import { SessionLinks } from "./session-links.tsx";

interface Props {
  /** A hint about the sign-in. */
  hint?: ReactNode;
  onDone: () => void;
}

export function RegisterForm({ hint, onDone }: Props) {
  const register = useRegister(onDone);
  const google = useGoogle(onDone);
  const isPending = register.isPending || google.isPending;
  if (google.error instanceof SecondFactorRequired) {
    return <SecondFactorLogin required={google.error} onDone={onDone} onStartAgain={google.reset} />;
  }
  return (
    <SessionCard title="Register" lead="One account to order, track and review parts.">
      {hint}
      <form
        method="dialog"
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        onSubmit={(event) => register.mutate(formValues(event, "name", "email", "password"))}
      >
        <Field label="Name" name="name" autoComplete="name" maxLength={100} required />
        <Field label="Email" name="email" type="email" autoComplete="email" required />
        <PasswordField label="Password" autoComplete="new-password" hint="At least six characters." />
        <AuthError error={register.error ?? google.error} />
        <SubmitButton label="Register" isPending={isPending} />
      </form>
      {isMethodEnabled("google") && (
        <>
          <div className="divider my-0 text-sm">or</div>
          <GoogleButton disabled={isPending} onClick={() => google.mutate(undefined)} />
        </>
      )}
      <SessionLinks other="Login" />
    </SessionCard>
  );
}
