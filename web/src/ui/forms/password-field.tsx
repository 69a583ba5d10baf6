import { useState } from "react";
import { type Labelled, useField } from "./field.tsx";

interface Props extends Labelled {
  autoComplete: "current-password" | "new-password";
}

/** A required password, which its owner may look at. */
export function PasswordField({ label, error, hint, autoComplete }: Props) {
  const field = useField({ label, error, hint });
  const [isShown, setShown] = useState(false);
  const action = isShown ? "Hide" : "Show";
  return (
    <div {...field.box}>
      {field.before}
      <div className="relative">
        <input
          {...field.control}
          name="password"
          type={isShown ? "text" : "password"}
          autoComplete={autoComplete}
          required
          className="control pr-20"
        />
        <button
          type="button"
          aria-label={`${action} what you typed`}
          className="btn btn-ghost absolute inset-y-0 right-0 h-auto px-4"
          onClick={() => setShown(!isShown)}
        >
          {action}
        </button>
      </div>
      {field.after}
    </div>
  );
}
