import { FulfilOrders } from "@carparts/functions/contract/admin/fulfilment";
import { type FormEvent, useState } from "react";
import { counted } from "#ui/format/counted.ts";
import { useErrorFocus } from "#ui/forms/error-focus.ts";
import { fieldErrors } from "#ui/forms/field-errors.ts";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { ShipmentFields } from "../shipment-fields.tsx";
import { withdrawnText } from "../withdrawn-text.ts";
import type { Marking } from "./marking.ts";

interface Props {
  marking: Marking;
  asked: NonNullable<Marking["asked"]>;
}

/** Asks once who brings the orders. */
export function SendSelected({ marking: { isRunning, send, close }, asked: { orders, withdrawn } }: Props) {
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const form = useErrorFocus(faults);

  function submit(event: FormEvent<HTMLFormElement>): void {
    const shipment = formValues(event, "carrier", "tracking");
    const read = FulfilOrders.safeParse({ items: [], handling: "sent", ...shipment });
    setFaults(fieldErrors(read));
    if (read.success) send(shipment);
  }

  return (
    <FormDialog
      title={`Send ${counted(orders.length, "order")}`}
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
      submission={{ form, faults, error: null, isPending: isRunning }}
      action="Mark sent"
      onSubmit={submit}
      onClose={close}
    >
      <ShipmentFields faults={faults} />
    </FormDialog>
  );
}
