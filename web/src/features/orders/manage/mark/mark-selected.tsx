import type { Order } from "@carparts/functions/contract/orders";
import { notify } from "#lib/notify.ts";
import { usePickOrders } from "./handling.queries.ts";

function counted(count: number): string {
  return `${count} ${count === 1 ? "order" : "orders"}`;
}

interface Props {
  orders: readonly Order[];
  onDone: () => void;
}

/** Takes those that are new. */
export function PickSelected({ orders, onDone }: Props) {
  const pick = usePickOrders();
  const waiting = orders.filter(({ handling }) => handling === "new");
  return (
    <button
      type="button"
      className="btn btn-sm btn-primary"
      disabled={pick.isPending || waiting.length === 0}
      onClick={() =>
        pick.mutate(waiting, {
          onSuccess(results) {
            onDone();
            const done = results.filter((result) => result === "done").length;
            const left = results.length - done;
            if (done > 0) notify("success", `${counted(done)} picked.`);
            if (left > 0) notify("error", `${counted(left)} changed meanwhile, and can't be picked now.`);
          },
          onError: (error) => notify("error", error.message),
        })
      }
    >
      Mark picked
    </button>
  );
}
