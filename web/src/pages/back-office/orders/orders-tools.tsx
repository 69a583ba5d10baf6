import { ordersFile } from "#features/orders/manage/export-orders.ts";
import { NotifyMe } from "#features/orders/manage/live/notify-me.tsx";
import { useOrdersState } from "#features/orders/manage/managed-orders.queries.ts";
import { orderColumns } from "#features/orders/manage/order-columns.tsx";
import { useOrdersPreferences } from "#features/orders/manage/orders-preferences.ts";
import { PickingButton } from "#features/orders/manage/picking/picking-button.tsx";
import { useModalParam } from "#lib/modal-param.ts";
import { routes } from "#routes.ts";
import { ExportButton } from "#ui/data-table/export-button.tsx";
import { ScreenButton } from "#ui/data-table/screen-button.tsx";
import { ColumnsButton } from "#ui/data-table/views/columns-button.tsx";
import { SavedViews } from "#ui/data-table/views/saved-views.tsx";

const labels = orderColumns.map(({ label }) => label);

export function OrdersTools({ uid }: { uid: string }) {
  const preferences = useOrdersPreferences(uid);
  const { state } = useOrdersState();
  const keys = useModalParam("keys");
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <ColumnsButton preferences={preferences} labels={labels} thing="order" />
      <PickingButton />
      <ScreenButton screen={routes.parcels} query={{}} />
      <ScreenButton screen={routes.invoices} />
      <ScreenButton screen={routes.statement} />
      <ScreenButton screen={routes.books} />
      <ExportButton file={ordersFile(state)} things="orders" />
      <ScreenButton screen={routes.ordersTrash} query={{}} />
      <button type="button" className="btn btn-sm border-base-300 bg-base-100" onClick={() => keys.open("")}>
        Keys
      </button>
      <NotifyMe />
      <SavedViews preferences={preferences} state={state} />
    </div>
  );
}
