import { FulfilOrders, type Shipment } from "@carparts/functions/contract/admin/fulfilment";
import { carriers } from "@carparts/functions/contract/values/tracking-link";
import type { FormEvent, ReactNode } from "react";
import { Field } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { issuesByField } from "#ui/forms/issues-by-field.ts";
import { scanned } from "#ui/forms/next-field.ts";
import { useSubmit } from "#ui/forms/submission.ts";
import { SuggestedField } from "#ui/forms/suggested-field.tsx";
import { InvoicesBox } from "./invoices-box.tsx";
import type { MarkStep } from "./mark-orders.queries.ts";
import { writesInvoices } from "./write-invoices.ts";

/** Who brings the orders, and whether invoices are written of them. */
export type Sending = Shipment & Pick<MarkStep, "invoice">;

interface Props {
  title: string;
  /** The orders, and what is to be known of them. */
  lead: ReactNode;
  error?: Error | null;
  isPending: boolean;
  onSend: (sending: Sending) => void;
  onClose: () => void;
  /** Stands below the fields. */
  children?: ReactNode;
}

/** Asks once who brings the orders, and their number there, which a scanner types and sends. */
export function SendDialog({ title, lead, error = null, isPending, onSend, onClose, children }: Props) {
  const submission = useSubmit({ isPending });

  function submit(event: FormEvent<HTMLFormElement>): void {
    const { invoice, ...shipment } = formValues(event, "carrier", "tracking", "invoice");
    const read = FulfilOrders.safeParse({ items: [], handling: "sent", ...shipment });
    if (submission.check(issuesByField(read))) onSend({ ...shipment, ...(invoice && { invoice: true }) });
  }

  return (
    <FormDialog
      title={title}
      lead={lead}
      submission={{ ...submission, error }}
      action="Mark sent"
      onSubmit={submit}
      onClose={onClose}
    >
      <SuggestedField
        {...scanned}
        label="Carrier"
        {...submission.field("carrier")}
        suggestions={carriers}
        hint={`Optional. ${carriers.join(", ")} get a link for the customer.`}
      />
      <Field
        label="Tracking number"
        {...submission.field("tracking")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint="Optional."
      />
      <InvoicesBox name="invoice" defaultChecked={writesInvoices} />
      {children}
    </FormDialog>
  );
}
