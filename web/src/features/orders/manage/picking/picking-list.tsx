import type { PickingLine } from "@carparts/functions/contract/admin/picking";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { changedSearch } from "#lib/list-state.ts";
import { routes } from "#routes.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { Link } from "#ui/link.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Loaded } from "#ui/states/loaded.tsx";
import { ParcelLinks } from "../parcels/parcel-links.tsx";
import { LeftOut } from "./left-out.tsx";
import { MarkPicked } from "./mark-picked.tsx";
import { idsIn, pickingQuery } from "./picking.queries.ts";
import { usePickingMarks } from "./picking-marks.ts";
import { PickingResults } from "./picking-results.tsx";
import { PickingShelves } from "./picking-shelves.tsx";
import { allocation, isTicked } from "./picking-state.ts";
import { usePickingState } from "./picking-store.ts";

export function PickingList({ uid }: { uid: string }) {
  const { search } = useLocation();
  const ids = idsIn(search, "id");
  const query = useQuery(pickingQuery(ids));
  return (
    <Loaded what="The picking list" query={query}>
      {(list) => (
        <>
          <Lines uid={uid} ids={ids} {...list} />
          <Link
            className="btn btn-ghost w-fit"
            to={routes.manageOrders.path + changedSearch(search, { id: undefined })}
          >
            Back to the orders
          </Link>
        </>
      )}
    </Loaded>
  );
}

interface Props {
  uid: string;
  /** The chosen orders. Empty for all new ones. */
  ids: readonly string[];
  lines: readonly PickingLine[];
  isWhole: boolean;
}

function Lines({ uid, ids, lines, isWhole }: Props) {
  const { state, change } = usePickingState(uid);
  const marks = usePickingMarks(ids, lines, change);
  const orders = lines.flatMap((line) => line.orders);
  const ticked = orders.filter((order) => isTicked(state, order));
  const filled = lines.flatMap((line) => allocation(state, line).filled);
  return (
    <>
      <p role="status" className="muted tabular-nums">
        {summary(lines, orders.length, isWhole)}
      </p>
      {marks.results.length > 0 && <PickingResults results={marks.results} />}
      <LeftOut requested={ids} listed={orders} state={state} change={change} />
      {lines.length === 0 ? (
        <EmptyState title="Nothing to pick">New orders appear here.</EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <button type="button" className="btn btn-sm border-base-300 bg-base-100" onClick={() => print()}>
              Print
            </button>
            <ParcelLinks orders={ticked.length > 0 ? ticked : filled} />
          </div>
          <PickingShelves lines={lines} state={state} change={change} />
          <MarkPicked lines={lines} state={state} change={change} marks={marks} />
        </>
      )}
    </>
  );
}

function summary(lines: readonly PickingLine[], orders: number, isWhole: boolean): string {
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0);
  const all = `${pluralize(pieces, "piece")} of ${pluralize(lines.length, "part")} for ${pluralize(orders, "order")}.`;
  return isWhole ? all : `${all} These are the oldest: more may follow once they are picked.`;
}
