import type { ShownOrder } from "@carparts/functions/contract/orders";
import { useState } from "react";
import { ApiError } from "#lib/api-client.ts";
import { notify } from "#lib/notify.ts";
import { dateTime } from "#ui/format/date.ts";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { useSubmit } from "#ui/forms/submission.ts";
import { nextStep } from "../handling/handling.ts";
import { refusalOf, useHandleOrder } from "./handling.queries.ts";
import { ShipmentFields } from "./shipment-fields.tsx";

/** Asks who brings the order. Closes when it's sent, and when it can't be any more. If it only changed, it's shown as it is. */
export function SendDialog({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const [seen, setSeen] = useState(order);
  const submission = useSubmit(useHandleOrder(), {
    onDone() {
      onClose();
      return `Order ${seen.number}, ${seen.productName} for ${seen.name}: sent.`;
    },
    onRefused(error) {
      if (!(error instanceof ApiError && error.status === 409)) return;
      const present = error.present as ShownOrder | undefined;
      if (present && nextStep(present) === "sent") {
        setSeen(present);
        return;
      }
      onClose();
      notify("error", refusalOf(error));
    },
  });
  const { faults, send } = submission;
  return (
    <FormDialog
      title="Send this order"
      lead={
        <>
          <p className="wrap-anywhere">
            Order {seen.number}: {seen.MinimumOrder} × {seen.productName}, for {seen.name}, {seen.address}
          </p>
          {seen.withdrawnAt && (
            <p role="alert" className="alert alert-warning alert-soft text-base">
              {`This order was withdrawn from on ${dateTime(seen.withdrawnAt)}. Its customer was promised that it won't be sent.`}
            </p>
          )}
        </>
      }
      submission={submission}
      action="Mark sent"
      onSubmit={(event) => {
        const { _id, version } = seen;
        send({ _id, version, handling: "sent", ...formValues(event, "carrier", "tracking") });
      }}
      onClose={onClose}
    >
      <ShipmentFields faults={faults} />
    </FormDialog>
  );
}
