import type { ShownOrder } from "@carparts/functions/contract/orders";
import { loadToasts } from "#lib/notify.ts";
import { Button } from "#ui/button.tsx";
import type { Selection } from "#ui/data-table/selection.tsx";
import { nextStep } from "../../fulfilment/fulfilment.ts";
import type { Marking } from "./marking.ts";

interface Props {
  selection: Selection<ShownOrder>;
  marking: Marking;
}

/** Takes those whose next step it is. */
export function MarkSelected({ selection: { chosen, choose }, marking }: Props) {
  return (["picked", "sent"] as const).map((handling) => (
    <Button
      key={handling}
      className="btn-sm btn-primary"
      isOff={marking.isRunning || !chosen.some((order) => nextStep(order) === handling)}
      onFocus={loadToasts}
      onClick={() => marking.request(chosen, handling, () => choose(chosen, false))}
    >
      {`Mark ${handling}`}
    </Button>
  ));
}
