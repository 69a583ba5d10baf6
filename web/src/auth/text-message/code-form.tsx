import { useEffect, useRef, useState } from "react";
import { AuthError } from "#auth/provider/auth-error.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { parseCode } from "./code.ts";

interface Props {
  /** The number we sent the code to, masked where needed. */
  sentTo: string;
  error: Error | null;
  isPending: boolean;
  onCode: (code: string) => void;
  onAgain: () => void;
}

function focusCode(form: HTMLFormElement | null): void {
  form?.querySelector("input")?.focus();
}

export function CodeForm({ sentTo, error, isPending, onCode, onAgain }: Props) {
  const [isAgain, setAgain] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusCode(form.current), []);
  return (
    <form
      ref={form}
      className="grid gap-5"
      onSubmit={(event) => onCode(parseCode(formValues(event, "code").code))}
    >
      <p role="status">
        <span>{`We sent ${isAgain ? "another" : "a"} six-digit code to `}</span>
        <b>{sentTo}</b>.
      </p>
      <Field label="Code" name="code" autoComplete="one-time-code" inputMode="numeric" required />
      <AuthError error={error} />
      <SubmitButton label="Confirm code" isPending={isPending} />
      <Button
        className="btn-ghost w-full"
        isOff={isPending}
        onClick={() => {
          setAgain(true);
          focusCode(form.current);
          onAgain();
        }}
      >
        Send another code
      </Button>
    </form>
  );
}
