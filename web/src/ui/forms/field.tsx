import { normaliseInput } from "@carparts/functions/contract/values/typed";
import {
  type FormEvent,
  type InputHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from "react";
import { useErrorUntilFixed } from "./error-until-fixed.ts";

export interface Labelled {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
}

type InputProps = Labelled & InputHTMLAttributes<HTMLInputElement>;
type TextAreaProps = Labelled & TextareaHTMLAttributes<HTMLTextAreaElement>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Links the label, hint and error to the control for screen readers. What a browser finds wrong is an error too. */
export function useField({ label, hint, ...props }: Labelled) {
  const [found, setFound] = useState<string>();
  const standing = useErrorUntilFixed(props.error);
  const error = standing.error ?? found;
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined;
  return {
    box: {
      className: "grid content-start gap-1.5",
      onInput(event: FormEvent<HTMLElement>) {
        standing.onInput(event);
        setFound(undefined);
      },
    },
    control: {
      id,
      "aria-describedby": describedBy,
      "aria-invalid": error ? true : undefined,
      onInvalid: (event: FormEvent<Control>) => setFound(takeFault(event)),
    },
    before: (
      <label htmlFor={id} className="wrap-anywhere text-sm font-semibold">
        {label}
      </label>
    ),
    after: (
      <>
        {hint && (
          <p id={hintId} className="muted text-sm">
            {hint}
          </p>
        )}
        {error && (
          <p id={errorId} className="text-error text-sm font-semibold">
            {error}
          </p>
        )}
      </>
    ),
  };
}

/** Suppresses the browser's bubble, which screen readers may miss, and returns its text. */
function takeFault(event: FormEvent<Control>): string {
  event.preventDefault();
  const { currentTarget: control } = event;
  const first = control.form?.querySelector(":is(input, textarea, select):invalid");
  if (first === control) control.focus();
  return control.validationMessage;
}

/** Browsers judge an email with all that is pasted around it, before anything else can. */
function dropInvisible(field: HTMLInputElement | null): void {
  const text = normaliseInput(field?.value ?? "");
  if (field && field.value !== text) field.value = text;
}

const ofEmail = {
  // Input pasted before the page worked.
  ref: dropInvisible,
  onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => dropInvisible(currentTarget),
};

export function Field({ label, error, hint, className = "", ...input }: InputProps) {
  const field = useField({ label, error, hint });
  return (
    <div {...field.box}>
      {field.before}
      <input
        {...field.control}
        {...(input.type === "email" && ofEmail)}
        {...input}
        className={`control ${className}`}
      />
      {field.after}
    </div>
  );
}

export function TextAreaField({ label, error, hint, className = "", ...input }: TextAreaProps) {
  const field = useField({ label, error, hint });
  return (
    <div {...field.box}>
      {field.before}
      <textarea {...field.control} {...input} className={`control ${className}`} />
      {field.after}
    </div>
  );
}
