import { MOST_NAMED } from "@carparts/functions/contract/admin/picking";
import type { Order } from "@carparts/functions/contract/orders";
import { routes } from "#routes.ts";
import { ScreenButton } from "#ui/data-table/screen-button.tsx";

/** For these orders, or for all new ones. */
export function PickingButton({ orders = [] }: { orders?: readonly Pick<Order, "_id">[] }) {
  const ids = orders.slice(0, MOST_NAMED).map(({ _id }) => _id);
  return (
    <ScreenButton screen={routes.picking} query={{ id: ids }}>
      {orders.length > MOST_NAMED ? `Picking list of the first ${MOST_NAMED}` : undefined}
    </ScreenButton>
  );
}
