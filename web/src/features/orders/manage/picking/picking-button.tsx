import { MOST_NAMED } from "@carparts/functions/contract/admin/picking";
import type { Order } from "@carparts/functions/contract/orders";
import { useNavigate } from "react-router-dom";
import { changedSearch } from "#lib/list-state.ts";

/** For these orders, or for all that are new. */
export function PickingButton({ orders = [] }: { orders?: readonly Pick<Order, "_id">[] }) {
  const navigate = useNavigate();
  const ids = orders.slice(0, MOST_NAMED).map(({ _id }) => _id);
  return (
    <button
      type="button"
      className="btn btn-sm border-base-300 bg-base-100"
      onClick={() => navigate({ search: changedSearch(location.search, { picking: "", id: ids }) })}
    >
      {orders.length > MOST_NAMED ? `Picking list of the first ${MOST_NAMED}` : "Picking list"}
    </button>
  );
}
