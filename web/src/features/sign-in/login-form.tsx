import { useRef, useState } from "react";
import { AuthError } from "#auth/provider/auth-error.tsx";
import { SecondStepRequired } from "#auth/second-step.ts";
import { useGoogle, useLogIn } from "#auth/session.queries.ts";
import { WhySignedOut } from "#auth/session-ended.tsx";
import { Field } from "#ui/forms/field.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useSendLink } from "./email-link/email-link.queries.ts";
import { LinkSent } from "./email-link/link-sent.tsx";
import { OtherWays } from "./other-ways.tsx";
import { SecondStep } from "./second-factor/second-step-form.tsx";
import { SessionCard } from "./session-card.tsx";
import { SessionLinks } from "./session-links.tsx";

interface Props {
  /** What the field for it begins with. What is typed there is the field's own: it may be typed before any script runs. */
  email: string;
  /** Is told what was typed when another card takes this one's place. */
  onEmail: (email: string) => void;
  /** The path that a sent link leads to. */
  origin: string;
  /** It stands again where another card stood. */
  isReturn: boolean;
  /** Why a link that was opened did not sign in. */
  linkError: Error | null;
  /** Somebody comes from the link that verifies an email. */
  isVerified: boolean;
  onLogIn: () => void;
  onGoogle: () => void;
  onPhone: () => void;
}

/** The e-mail of the account that a provider's refusal is about. */
function emailIn(error: Error & { customData?: { email?: unknown } }): string | undefined {
  const email = error.customData?.email;
  return typeof email === "string" ? email : undefined;
}

/** The first card: e-mail and password, or another way. */
export function LoginForm({
  email,
  onEmail,
  origin,
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

  /** Whatever was said about the last try is no longer true. */
  function startAfresh() {
    for (const way of [logIn, google, link]) way.reset();
    setGivenLinkError(null);
  }

  function startAgain() {
    startAfresh();
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
    startAfresh();
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
    startAfresh();
    link.mutate({ email: field.value, origin });
  }

  if (logIn.error instanceof SecondStepRequired) {
    return <SecondStep step={logIn.error} onDone={onLogIn} onStartAgain={startAgain} />;
  }
  if (google.error instanceof SecondStepRequired) {
    return <SecondStep step={google.error} onDone={onGoogle} onStartAgain={startAgain} />;
  }
  return (
    <SessionCard title="Login" lead="Sign in to order parts and to follow your orders." isStep={isReturn}>
      <WhySignedOut />
      {isVerified && (
        <p role="status" className="alert alert-info alert-soft block text-base">
          Your email is verified. If you did not register here, ignore the email: there is nothing for you to
          do.
        </p>
      )}
      <form
        method="dialog"
        ref={form}
        className="grid gap-5"
        onSubmit={(event) => {
          const values = formValues(event, "email", "password");
          keepEmail();
          startAfresh();
          logIn.mutate(values);
        }}
      >
        <Field label="Email" name="email" type="email" autoComplete="email" defaultValue={email} required />
        <Field label="Password" name="password" type="password" autoComplete="current-password" required />
        <AuthError error={logIn.error ?? google.error ?? link.error ?? givenLinkError} />
        {link.isSuccess && <LinkSent to={link.variables.email} />}
        <SubmitButton label="Login" isPending={isPending} />
      </form>
      <OtherWays
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
