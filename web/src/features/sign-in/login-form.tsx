import { type ReactNode, useRef, useState } from "react";
import { AuthError } from "#auth/provider/auth-error.tsx";
import { SecondFactorRequired } from "#auth/second-factor.ts";
import { useGoogle, useLogIn } from "#auth/session.queries.ts";
import { WhySignedOut } from "#auth/session-ended.tsx";
import { Field } from "#ui/forms/field.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useSendLink } from "./email-link/email-link.queries.ts";
import { OtherSignInMethods } from "./other-sign-in-methods.tsx";
import { SecondFactorLogin } from "./second-factor/second-factor-login.tsx";
import { SessionCard } from "./session-card.tsx";
import { SessionLinks } from "./session-links.tsx";

interface Props {
  /** The field's initial value. The field is uncontrolled, because you may type before any script runs. */
  email: string;
  /** Called with the typed email when another card replaces this one. */
  onEmail: (email: string) => void;
  /** The path that an emailed link leads to. */
  origin: string;
  hint: ReactNode;
  /** Shown again after another card. */
  isReturn: boolean;
  /** The reason why an opened link didn't sign in. */
  linkError: Error | null;
  /** Opened from the link that verifies an email. */
  isVerified: boolean;
  onLogIn: () => void;
  onGoogle: () => void;
  onPhone: () => void;
}

/** The email of the account that the provider's error is about. */
function emailIn(error: Error & { customData?: { email?: unknown } }): string | undefined {
  const email = error.customData?.email;
  return typeof email === "string" ? email : undefined;
}

export function LoginForm({
  email,
  onEmail,
  origin,
  hint,
  linkError,
  isVerified,
  onLogIn,
  onGoogle,
  onPhone,
  ...props
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [isReturn, setReturn] = useState(props.isReturn);
  const [givenLinkError, setGivenLinkError] = useState(linkError);
  const logIn = useLogIn(onLogIn);
  const google = useGoogle(onGoogle);
  const link = useSendLink();
  const isPending = logIn.isPending || google.isPending || link.isPending;

  /** Clears the messages of the last try. */
  function clearMessages() {
    for (const method of [logIn, google, link]) method.reset();
    setGivenLinkError(null);
  }

  function startAgain() {
    clearMessages();
    setReturn(true);
  }

  function emailField(): HTMLInputElement | undefined {
    const field = form.current?.elements.namedItem("email");
    return field instanceof HTMLInputElement ? field : undefined;
  }

  function keepEmail() {
    onEmail(emailField()?.value ?? "");
  }

  function logInWithGoogle() {
    keepEmail();
    clearMessages();
    google.mutate(undefined, {
      onError: (error) => {
        const field = emailField();
        if (field) field.value = emailIn(error) ?? field.value;
      },
    });
  }

  function sendLink() {
    const field = emailField();
    if (!field?.reportValidity()) return;
    clearMessages();
    link.mutate({ email: field.value, origin });
  }

  if (logIn.error instanceof SecondFactorRequired) {
    return <SecondFactorLogin required={logIn.error} onDone={onLogIn} onStartAgain={startAgain} />;
  }
  if (google.error instanceof SecondFactorRequired) {
    return <SecondFactorLogin required={google.error} onDone={onGoogle} onStartAgain={startAgain} />;
  }
  return (
    <SessionCard title="Login" lead="Sign in to order parts and track your orders." isStep={isReturn}>
      <WhySignedOut />
      {hint}
      {isVerified && (
        <p role="status" className="alert alert-info alert-soft block text-base">
          Your email is verified. If you didn't register here, ignore the email. You don't need to do
          anything.
        </p>
      )}
      <form
        method="dialog"
        ref={form}
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        onSubmit={(event) => {
          const values = formValues(event, "email", "password");
          keepEmail();
          clearMessages();
          logIn.mutate(values);
        }}
      >
        <Field label="Email" name="email" type="email" autoComplete="email" defaultValue={email} required />
        <PasswordField label="Password" autoComplete="current-password" />
        <AuthError error={logIn.error ?? google.error ?? link.error ?? givenLinkError} />
        {link.isSuccess && <LinkSent to={link.variables.email} />}
        <SubmitButton label="Login" isPending={isPending} />
      </form>
      <OtherSignInMethods
        disabled={isPending}
        onGoogle={logInWithGoogle}
        onEmailLink={sendLink}
        onPhone={() => {
          keepEmail();
          onPhone();
        }}
      />
      <SessionLinks other="Register" />
    </SessionCard>
  );
}

function LinkSent({ to }: { to: string }) {
  return (
    <p role="status" className="alert alert-success alert-soft wrap-anywhere block text-base">
      We've emailed a sign-in link to <b>{to}</b>. Open it in this browser to sign in.
    </p>
  );
}
