import type { ComponentProps } from "react";

/** Orders of one checkout that are sent together get one invoice. */
export function InvoicesBox(props: ComponentProps<"input">) {
  return (
    <label className="flex min-h-10 cursor-pointer items-center gap-2 text-sm">
      <input {...props} type="checkbox" className="size-5 shrink-0 accent-primary" />
      Write invoices
    </label>
  );
}
