import type { ShownOrder } from "@carparts/functions/contract/orders";
import { useState } from "react";
import { useModalParam } from "#lib/modal-param.ts";
import { useIsMounted } from "#lib/use-is-mounted.ts";
import { dateTime } from "#ui/format/date.ts";
import { nextStep } from "../../fulfilment/fulfilment.ts";
import { ActionUnavailable } from "../opened/action-unavailable.tsx";
import { OrderLoader } from "../opened/order-loader.tsx";
import { useMarkOrders } from "./mark-orders.queries.ts";
import { notifyOne, whyNot } from "./mark-summary.ts";
import { SendDialog, type Sending } from "./send-dialog.tsx";

const TITLE = "Send this order";

/** Outside the list: a row may leave it while somebody types. */
export function OpenSend({ uid }: { uid: string }) {
  const { value: id, close } = useModalParam("send");
  if (id === undefined) return null;
  return (
    <OrderLoader key={id} title={TITLE} uid={uid} id={id} onClose={close}>
      {(order) => <SendOrder order={order} onClose={close} />}
    </OrderLoader>
  );
}

/** Closes when it's sent, and when it can't be any more. If it only changed, it's shown as it is. */
function SendOrder({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const [seen, setSeen] = useState(order);
  const { run, begin } = useMarkOrders();
  const isMounted = useIsMounted();

  async function send(sending: Sending): Promise<void> {
    const end = await begin([seen], { handling: "sent", ...sending });
    const present = end.results[0]?.present;
    if (isMounted()) {
      if (present && isSendable(present)) setSeen(present);
      if (end.error || (present && isSendable(present))) return;
      onClose();
    }
    notifyOne(end, seen, "sent");
  }

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
  const [refused] = run?.results ?? [];
  const reason = refused && whyNot(refused, "sent");
  return (
    <SendDialog
      title={TITLE}
      lead={lead}
      error={run?.error ?? (reason === undefined ? null : new Error(reason))}
      isPending={run?.isRunning === true}
      onSend={send}
      onClose={onClose}
    />
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
          {`The customer withdrew from this order on ${dateTime(withdrawnAt)}. We told them that it won't be sent.`}
        </p>
      )}
    </>
  );
}
