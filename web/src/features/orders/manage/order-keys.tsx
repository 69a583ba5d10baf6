import type { ShownOrder } from "@carparts/functions/contract/orders";
import { type RefObject, useRef } from "react";
import type { ApiError } from "#lib/api-client.ts";
import { useModalParam } from "#lib/modal-param.ts";
import { notify } from "#lib/notify.ts";
import { KeysDialog } from "#ui/data-table/keys-dialog.tsx";
import { useRowKeys } from "#ui/data-table/row-keys.ts";
import type { Selection } from "#ui/data-table/selection.tsx";
import { nextStep } from "../fulfilment/fulfilment.ts";
import { refusalText, useFulfilOrder } from "./fulfilment.queries.ts";
import type { Marking } from "./mark/marking.ts";

const keys = {
  x: "Select the order, or leave it",
  o: "Open the order, as Enter does",
  p: "Mark picked: those selected, or else this one",
  s: "Mark sent: those selected, or else this one",
} as const;

interface Props {
  scope: RefObject<HTMLElement | null>;
  selection: Selection<ShownOrder>;
  marking: Marking;
}

export function OrderKeys({ scope, selection, marking }: Props) {
  const { shown, chosen, choose, clear } = selection;
  const { open } = useModalParam("order");
  const sending = useModalParam("send");
  const help = useModalParam("keys");
  const fulfil = useFulfilOrder();
  const picked = useRef(new Map<string, number>());
  const orderOf = (id: string | undefined) => shown.filter(({ _id }) => _id === id);

  /** One after the other, without waiting for the one before. */
  function pick({ _id, version, number }: ShownOrder): void {
    // Until the list has followed, a second press would be refused.
    if (picked.current.get(_id) === version) return;
    picked.current.set(_id, version);
    fulfil.mutateAsync({ _id, version, handling: "picked" }).then(
      () => notify("success", `Order ${number} picked.`),
      (error: ApiError<ShownOrder>) => {
        picked.current.delete(_id);
        notify("error", refusalText(error));
      },
    );
  }

  function mark(id: string | undefined, handling: "picked" | "sent"): void {
    const [order] = chosen.length > 0 ? [] : orderOf(id);
    if (!order) marking.request(chosen, handling, clear);
    else if (nextStep(order) !== handling) marking.request([order], handling, () => undefined);
    else if (handling === "sent") sending.open(order._id);
    else pick(order);
  }

  const acts: Record<keyof typeof keys, (id: string | undefined) => void> = {
    x: (id) => choose(orderOf(id), !chosen.some(({ _id }) => _id === id)),
    o: (id) => id !== undefined && open(id),
    p: (id) => mark(id, "picked"),
    s: (id) => mark(id, "sent"),
  };
  useRowKeys({ scope, acts, onHelp: () => help.open("") });
  return <KeysDialog thing="order" keys={keys} />;
}
