import { useEffect, useRef, useState } from "react";
import { AuthError } from "#auth/provider/auth-error.tsx";
import { EmailReclaimed } from "#auth/reclaimed/email-reclaimed.ts";
import { SecondFactorRequired } from "#auth/second-factor.ts";
import { SecondFactorLogin } from "#features/sign-in/second-factor/second-factor-login.tsx";
import { SessionCard } from "#features/sign-in/session-card.tsx";
import { routes } from "#routes.ts";
import { Field } from "#ui/forms/field.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Spinner } from "#ui/states/spinner.tsx";
import { useLogInWithLink } from "./email-link.queries.ts";
import { forgetSentLink, readSentLink } from "./sent-link.ts";

interface Props {
  onDone: (path: string) => void;
  /** The link is no longer useful, because of this error or because you start again. */
  onGiveUp: (error: Error | null, email: string) => void;
}

/** Codes that a second try can't fix. */
const WORTHLESS: ReadonlySet<unknown> = new Set(["auth/invalid-action-code", "auth/expired-action-code"]);

function isUsedUp(error: Error): boolean {
  return error instanceof EmailReclaimed || ("code" in error && WORTHLESS.has(error.code));
}

/** Signs in right away in the browser that asked for the link. Other browsers ask for the email first. */
export function EmailLinkForm({ onDone, onGiveUp }: Props) {
  const [link] = useState(() => location.href);
  const [sent] = useState(readSentLink);
  const isTried = useRef(false);
  const finish = () => {
    forgetSentLink();
    onDone(sent?.origin ?? routes.home.path);
  };
  const { mutate, error, isPending, variables } = useLogInWithLink(finish);
  const isWithoutQuestion = sent && !error && (variables?.email ?? sent.email) === sent.email;

  function logIn(email: string) {
    mutate({ email, link }, { onError: (error) => isUsedUp(error) && onGiveUp(error, email) });
  }

  useEffect(() => {
    if (!sent || isTried.current) return;
    isTried.current = true;
    logIn(sent.email);
  });

  if (error instanceof SecondFactorRequired) {
    return (
      <SecondFactorLogin
        required={error}
        onDone={finish}
        onStartAgain={() => onGiveUp(null, variables?.email ?? "")}
      />
    );
  }
  if (isWithoutQuestion) {
    return (
      <div className="py-16">
        <Spinner label="Signing you in" />
      </div>
    );
  }
  return (
    <SessionCard title="Login" lead="For your security, enter the address this link was sent to.">
      <form className="grid gap-5" onSubmit={(event) => logIn(formValues(event, "email").email)}>
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={sent?.email}
          required
        />
        <AuthError error={error} />
        <SubmitButton label="Log in with this link" isPending={isPending} />
      </form>
      <p className="muted text-sm">If you didn't ask for this link, ignore the email and close this page.</p>
      <nav aria-label="Other ways" className="text-sm">
        <button type="button" className="link" onClick={() => onGiveUp(null, "")}>
          Other ways to log in
        </button>
      </nav>
    </SessionCard>
  );
}
