import { ordersFile } from "#features/orders/manage/export-orders.ts";
import { NotifyMe } from "#features/orders/manage/live/notify-me.tsx";
import { useOrdersState } from "#features/orders/manage/managed-orders.queries.ts";
import { orderColumns } from "#features/orders/manage/order-columns.tsx";
import { useOrdersPreferences } from "#features/orders/manage/orders-preferences.ts";
import { PickingButton } from "#features/orders/manage/picking/picking-button.tsx";
import { DeletedItems } from "#features/trash/manage/deleted-items.tsx";
import { ExportButton } from "#ui/data-table/export-button.tsx";
import { OpenButton } from "#ui/data-table/open-button.tsx";
import { ColumnsButton } from "#ui/data-table/views/columns-button.tsx";
import { SavedViews } from "#ui/data-table/views/saved-views.tsx";

const labels = orderColumns.map(({ label }) => label);

/** What Manage ALL Orsers can do besides its rows, a line each. */
export function OrdersTools({ uid }: { uid: string }) {
  const preferences = useOrdersPreferences(uid);
  const { state } = useOrdersState();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ColumnsButton preferences={preferences} labels={labels} thing="order" />
      <PickingButton />
      <ExportButton file={ordersFile(state)} things="orders" />
      <DeletedItems />
      <OpenButton name="keys">Keys</OpenButton>
      <NotifyMe />
      <SavedViews preferences={preferences} state={state} />
    </div>
  );
}
