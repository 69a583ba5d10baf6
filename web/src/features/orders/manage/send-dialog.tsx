import type { ShownOrder } from "@carparts/functions/contract/orders";
import { useState } from "react";
import { ApiError } from "#lib/api-client.ts";
import { useModalParam } from "#lib/modal-param.ts";
import { notify } from "#lib/notify.ts";
import { dateTime } from "#ui/format/date.ts";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { useSubmit } from "#ui/forms/submission.ts";
import { nextStep } from "../fulfilment/fulfilment.ts";
import { refusalText, useFulfilOrder } from "./fulfilment.queries.ts";
import { ActionUnavailable } from "./opened/action-unavailable.tsx";
import { OrderLoader } from "./opened/order-loader.tsx";
import { ShipmentFields } from "./shipment-fields.tsx";

const TITLE = "Send this order";

/** Outside the list: a row may leave it while somebody types. */
export function OpenSend({ uid }: { uid: string }) {
  const { value: id, close } = useModalParam("send");
  if (id === undefined) return null;
  return (
    <OrderLoader key={id} title={TITLE} uid={uid} id={id} onClose={close}>
      {(order) => <SendDialog order={order} onClose={close} />}
    </OrderLoader>
  );
}

/** Asks who brings the order. Closes when it's sent, and when it can't be any more. If it only changed, it's shown as it is. */
function SendDialog({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const [seen, setSeen] = useState(order);
  const submission = useSubmit(useFulfilOrder(), {
    what: `Order ${order.number}`,
    doneText: ({ number, productName, name }) => `Order ${number}, ${productName} for ${name}: sent.`,
    onDone: onClose,
    onRefused(error) {
      if (!(error instanceof ApiError && error.status === 409)) return;
      const present = error.present as ShownOrder | undefined;
      if (present && isSendable(present)) {
        setSeen(present);
        return;
      }
      onClose();
      notify("error", refusalText(error));
    },
  });
  const { fieldErrors, send } = submission;
  const lead = <Lead order={seen} />;
  if (!isSendable(seen)) {
    return (
      <ActionUnavailable
        title={TITLE}
        lead={lead}
        reason="This order can't be marked sent now."
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      title={TITLE}
      lead={lead}
      submission={submission}
      action="Mark sent"
      onSubmit={(event) => {
        const { _id, version } = seen;
        send({ _id, version, handling: "sent", ...formValues(event, "carrier", "tracking") });
      }}
      onClose={onClose}
    >
      <ShipmentFields fieldErrors={fieldErrors} />
    </FormDialog>
  );
}

function isSendable(order: ShownOrder): boolean {
  return nextStep(order) === "sent";
}

function Lead({ order }: { order: ShownOrder }) {
  const { number, MinimumOrder, productName, name, address, withdrawnAt } = order;
  return (
    <>
      <p className="wrap-anywhere">
        Order {number}: {MinimumOrder} × {productName}, for {name}, {address}
      </p>
      {withdrawnAt && (
        <p role="alert" className="alert alert-warning alert-soft text-base">
          {`This order was withdrawn from on ${dateTime(withdrawnAt)}. Its customer was promised that it won't be sent.`}
        </p>
      )}
    </>
  );
}
