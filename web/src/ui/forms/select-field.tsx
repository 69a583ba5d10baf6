import type { SelectHTMLAttributes } from "react";
import { type Labelled, useField } from "./field.tsx";

export function SelectField({
  label,
  error,
  hint,
  className = "",
  ...select
}: Labelled & SelectHTMLAttributes<HTMLSelectElement>) {
  const field = useField({ label, error, hint });
  return (
    <div {...field.box}>
      {field.before}
      <select {...field.control} {...select} className={`control ${className}`} />
      {field.after}
    </div>
  );
}
