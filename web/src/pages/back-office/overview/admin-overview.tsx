import { useLocation } from "react-router-dom";
import { NeedsAttention } from "#features/damage/manage/needs-attention.tsx";
import { LatestOrders } from "#features/orders/latest-orders.tsx";
import { ReviewModeration } from "#features/reviews/manage/review-moderation.tsx";
import { LowStock } from "#features/stock/manage/low-stock.tsx";
import { UndoOffers } from "#features/trash/manage/undo-offers.tsx";
import { lazyPage } from "#lib/loading/lazy-page.ts";
import { Block, SavedBlock } from "#pages/dashboard/overview-block.tsx";
import { routes } from "#routes.ts";

const CoverageScreen = lazyPage(() => import("./coverage-screen.tsx"));
const ReorderScreen = lazyPage(() => import("./reorder-screen.tsx"));

export default function AdminOverview({ uid }: { uid: string }) {
  const opened = new URLSearchParams(useLocation().search);
  if (opened.has("coverage")) return <CoverageScreen />;
  if (opened.has("reorder")) return <ReorderScreen />;
  return (
    <div className="grid gap-8 grid-cols-[minmax(0,1fr)] xl:grid-cols-2">
      <Block title="Orders to handle" path={routes.manageOrders.path} linkLabel="All orders">
        <LatestOrders uid={uid} />
      </Block>
      <Block title="Below the minimum order" path={routes.manageItem.path} linkLabel="All parts">
        <LowStock />
      </Block>
      <NeedsAttention />
      <div className="xl:col-span-2">
        <Block title="Reviews" path={routes.home.path} linkLabel="View in shop">
          <UndoOffers>
            <ReviewModeration />
          </UndoOffers>
        </Block>
      </div>
      <SavedBlock uid={uid} />
    </div>
  );
}
