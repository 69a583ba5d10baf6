import type { InputHTMLAttributes } from "react";
import { type Labelled, useField } from "./field.tsx";

/** A check box that can be refused. */
export function CheckField({
  label,
  error,
  hint,
  ...input
}: Labelled & InputHTMLAttributes<HTMLInputElement>) {
  const field = useField({ label, error, hint });
  return (
    <div {...field.box}>
      <label className="flex min-h-8 items-center gap-2">
        <input {...field.control} {...input} type="checkbox" className="size-5 shrink-0 accent-primary" />
        <span className="wrap-anywhere min-w-0">{label}</span>
      </label>
      {field.after}
    </div>
  );
}
