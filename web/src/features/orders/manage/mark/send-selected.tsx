import { FulfilOrders } from "@carparts/functions/contract/admin/fulfilment";
import { type FormEvent, useState } from "react";
import { pluralize } from "#ui/format/pluralize.ts";
import { useErrorFocus } from "#ui/forms/error-focus.ts";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { issuesByField } from "#ui/forms/issues-by-field.ts";
import { ShipmentFields } from "../shipment-fields.tsx";
import { withdrawnText } from "../withdrawn-text.ts";
import type { Marking } from "./marking.ts";

interface Props {
  marking: Marking;
  batch: NonNullable<Marking["batch"]>;
}

/** Asks once who brings the orders. */
export function SendSelected({ marking: { isRunning, send, close }, batch: { orders, withdrawn } }: Props) {
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});
  const form = useErrorFocus(fieldErrors);

  function submit(event: FormEvent<HTMLFormElement>): void {
    const shipment = formValues(event, "carrier", "tracking");
    const read = FulfilOrders.safeParse({ items: [], handling: "sent", ...shipment });
    setFieldErrors(issuesByField(read));
    if (read.success) send(shipment);
  }

  return (
    <FormDialog
      title={`Send ${pluralize(orders.length, "order")}`}
      lead={
        <>
          <p className="max-h-40 overflow-y-auto tabular-nums">
            {orders.map(({ number }) => number).join(", ")}
          </p>
          {withdrawn.length > 0 && (
            <p role="alert" className="alert alert-warning alert-soft text-base">
              {withdrawnText(withdrawn)}
            </p>
          )}
        </>
      }
      submission={{ form, fieldErrors, error: null, isPending: isRunning }}
      action="Mark sent"
      onSubmit={submit}
      onClose={close}
    >
      <ShipmentFields fieldErrors={fieldErrors} />
    </FormDialog>
  );
}
