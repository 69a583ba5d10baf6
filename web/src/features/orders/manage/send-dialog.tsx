import type { Order } from "@carparts/functions/contract/orders";
import { ApiError } from "#lib/api-client.ts";
import { notify } from "#lib/notify.ts";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { useSubmit } from "#ui/forms/submission.ts";
import { refusalOf, useHandleOrder } from "./handling.queries.ts";
import { ShipmentFields } from "./shipment-fields.tsx";

/** Asks who brings the order. Closes when the order is sent, and when it can't be any more. */
export function SendDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const submission = useSubmit(useHandleOrder(), {
    onDone() {
      onClose();
      return `Order ${order.number}, ${order.productName} for ${order.name}: sent.`;
    },
    onRefused(error) {
      if (!(error instanceof ApiError && error.status === 409)) return;
      onClose();
      notify("error", refusalOf(error));
    },
  });
  const { faults, send } = submission;
  return (
    <FormDialog
      title="Send this order"
      lead={
        <p className="wrap-anywhere">
          Order {order.number}: {order.MinimumOrder} × {order.productName}, for {order.name}, {order.address}
        </p>
      }
      submission={submission}
      action="Mark sent"
      onSubmit={(event) => {
        const { _id, version } = order;
        send({ _id, version, handling: "sent", ...formValues(event, "carrier", "tracking") });
      }}
      onClose={onClose}
    >
      <ShipmentFields faults={faults} />
    </FormDialog>
  );
}
