import type { Order, ShownOrder } from "@carparts/functions/contract/orders";
import type { ApiError } from "#lib/api-client.ts";
import { useModalParam } from "#lib/modal-param.ts";
import { loadToasts, notify } from "#lib/notify.ts";
import { Button } from "#ui/button.tsx";
import { nextStep } from "../fulfilment/fulfilment.ts";
import { refusalText, useFulfilOrder } from "./fulfilment.queries.ts";

/** One button for all steps, so that it keeps the focus. */
export function NextStep({ order }: { order: Order }) {
  const fulfil = useFulfilOrder();
  const { open } = useModalParam("send");
  const step = nextStep(order);
  if (!step) return null;
  const { _id, version } = order;
  // Until the list has followed, a second press would be refused.
  const isBehind = fulfil.data !== undefined && version < fulfil.data.version;

  function take(handling: "picked" | "closed") {
    // Its row may have left the list by then.
    fulfil.mutateAsync({ _id, version, handling }).then(
      () => notify("success", `Order ${order.number}, ${order.productName} for ${order.name}: ${handling}.`),
      (error: ApiError<ShownOrder>) => notify("error", refusalText(error)),
    );
  }

  return (
    <Button
      className="btn-sm btn-primary whitespace-nowrap"
      isOff={fulfil.isPending || isBehind}
      onFocus={loadToasts}
      onClick={() => (step === "sent" ? open(_id) : take(step === "picked" ? step : "closed"))}
    >
      {`Mark ${step}`}
    </Button>
  );
}
