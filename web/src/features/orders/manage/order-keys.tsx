import type { ShownOrder } from "@carparts/functions/contract/orders";
import type { RefObject } from "react";
import { useModalParam } from "#lib/modal-param.ts";
import { KeysDialog } from "#ui/data-table/keys-dialog.tsx";
import { useRowKeys } from "#ui/data-table/row-keys.ts";
import type { Selection } from "#ui/data-table/selection.tsx";
import { nextStep } from "../fulfilment/fulfilment.ts";
import type { Marking } from "./mark/marking.ts";

const keys = {
  x: "Select or deselect the order",
  o: "Open the order, as Enter does",
  p: "Mark picked: the selected orders, or this one",
  s: "Mark sent: the selected orders, or this one",
} as const;

interface Props {
  scope: RefObject<HTMLElement | null>;
  selection: Selection<ShownOrder>;
  marking: Marking;
}

export function OrderKeys({ scope, selection, marking }: Props) {
  const { shown, chosen, choose } = selection;
  const { open } = useModalParam("order");
  const help = useModalParam("keys");
  const orderOf = (id: string | undefined) => shown.filter(({ _id }) => _id === id);

  function mark(id: string | undefined, handling: "picked" | "sent"): void {
    const [order] = chosen.length > 0 ? [] : orderOf(id);
    if (!order) marking.request(chosen, handling, () => choose(chosen, false));
    else if (nextStep(order) === handling) void marking.takeStep(order);
    else marking.request([order], handling, () => undefined);
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
