import { useQuery } from "@tanstack/react-query";
import { LatestOrders } from "#features/orders/latest-orders.tsx";
import { overviewQuery } from "#features/overview/manage/overview.queries.ts";
import { Block } from "#pages/dashboard/overview-block.tsx";
import { routes } from "#routes.ts";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import { Spinner } from "#ui/states/spinner.tsx";
import { Figures } from "./figures.tsx";

export default function AdminOverview({ uid }: { uid: string }) {
  const query = useQuery(overviewQuery);
  // As high as the window, so that nothing that is seen moves when it's there.
  if (query.isPending)
    return (
      <div className="min-h-dvh">
        <Spinner label="The overview: loading" />
      </div>
    );
  const { data, error, refetch } = query;
  const latest = (
    <Block title="Latest orders" path={routes.manageOrders.path} linkLabel="All orders">
      <LatestOrders uid={uid} />
    </Block>
  );
  return (
    <div className="printed-alone grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-2">
      {error && (
        <div className="xl:col-span-2 print:hidden">
          <LoadFailed
            what={data ? "Newer figures" : "The overview"}
            error={error}
            onRetry={() => refetch()}
          />
        </div>
      )}
      {data ? <Figures overview={data} latest={latest} /> : latest}
    </div>
  );
}
