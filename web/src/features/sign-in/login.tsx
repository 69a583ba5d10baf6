import { type ReactNode, useState } from "react";
import { routes } from "#routes.ts";
import { EmailLinkForm } from "./email-link/email-link-form.tsx";
import { LoginForm } from "./login-form.tsx";
import { PhoneForm } from "./phone/phone-form.tsx";

interface Props {
  /** The path to return to. As specified, signing in with Google always leads to the home page. */
  origin: string;
  /** The page's query. Links from emails put their code in it. */
  search: string;
  /** A hint about the sign-in. */
  hint?: ReactNode;
  onGo: (path: string) => void;
}

type LoginStep = "start" | "phone" | "back-at-start";

export function Login({ origin, search, hint, onGo }: Props) {
  const [step, setStep] = useState<LoginStep>("start");
  const [email, setEmail] = useState("");
  const [linkError, setLinkError] = useState<Error | null>(null);
  const query = new URLSearchParams(search);
  if (query.get("mode") === "signIn") {
    return (
      <EmailLinkForm
        onDone={onGo}
        onGiveUp={(error, sentTo) => {
          setLinkError(error);
          setEmail(sentTo);
          setStep("back-at-start");
          onGo(routes.login.path);
        }}
      />
    );
  }
  if (step === "phone") {
    return <PhoneForm onDone={() => onGo(origin)} onBack={() => setStep("back-at-start")} />;
  }
  return (
    <LoginForm
      email={email}
      onEmail={setEmail}
      origin={origin}
      hint={hint}
      isReturn={step === "back-at-start"}
      linkError={linkError}
      isVerified={query.has("verified")}
      onLogIn={() => onGo(origin)}
      onGoogle={() => onGo(routes.home.path)}
      onPhone={() => {
        setLinkError(null);
        setStep("phone");
      }}
    />
  );
}
