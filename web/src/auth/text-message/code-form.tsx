import { useEffect, useRef, useState } from "react";
import { AuthError } from "#auth/provider/auth-error.tsx";
import { Field } from "#ui/forms/field.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";

interface Props {
  /** The number the code went to, as much of it as may be shown. */
  sentTo: string;
  error: Error | null;
  isPending: boolean;
  onCode: (code: string) => void;
  onAgain: () => void;
}

/** Whoever has asked for a code goes on with typing it. */
function focusCode(form: HTMLFormElement | null): void {
  form?.querySelector("input")?.focus();
}

/** Asks for the code that was sent as a text message. */
export function CodeForm({ sentTo, error, isPending, onCode, onAgain }: Props) {
  const [isAgain, setAgain] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusCode(form.current), []);
  return (
    <form
      ref={form}
      className="grid gap-5"
      onSubmit={(event) => onCode(formValues(event, "code").code.trim())}
    >
      <p role="status">
        {isAgain ? "Another code" : "A code"} of six digits is on its way to <b>{sentTo}</b>.
      </p>
      <Field
        label="Code"
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
        required
      />
      <AuthError error={error} />
      <SubmitButton label="Confirm code" isPending={isPending} />
      <button
        type="button"
        className="btn btn-ghost w-full"
        disabled={isPending}
        onClick={() => {
          setAgain(true);
          focusCode(form.current);
          onAgain();
        }}
      >
        Send another code
      </button>
    </form>
  );
}
