import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { changedSearch } from "#lib/list-state.ts";
import { counted } from "#ui/format/counted.ts";
import { InnerScreen } from "#ui/inner-screen.tsx";
import { Link } from "#ui/link.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import { Spinner } from "#ui/states/spinner.tsx";
import { type Parcel, parcelsOf } from "./parcels.ts";
import { idsIn, slipsQuery } from "./picking.queries.ts";

interface Props {
  title: string;
  lead: string;
  /** What is printed. */
  children: (parcels: readonly Parcel[]) => ReactNode;
}

/** Prints something for the parcels of the orders whose ids the address has as `slip`. */
export function ParcelScreen({ title, lead, children }: Props) {
  const { search, pathname } = useLocation();
  const ids = idsIn(search, "slip");
  const { data, error, refetch } = useQuery(slipsQuery(ids));
  const slips = ids.length === 0 ? [] : data?.items;
  const parcels = slips && parcelsOf(slips);
  return (
    <InnerScreen title={title} lead={lead}>
      <div className="flex flex-wrap items-center gap-3">
        {parcels && parcels.length > 0 && (
          <button type="button" className="btn btn-primary" onClick={() => print()}>
            Print
          </button>
        )}
        <Link
          className="btn btn-ghost"
          to={pathname + changedSearch(search, { picking: "", slip: undefined })}
        >
          Back to the picking list
        </Link>
      </div>
      {slips && parcels ? (
        <>
          <p role="status" className="muted">
            {told(parcels.length, slips.length, ids.length - slips.length)}
          </p>
          {parcels.length > 0 ? (
            children(parcels)
          ) : (
            <EmptyState title="No orders to print for">Choose some in the picking list.</EmptyState>
          )}
        </>
      ) : error ? (
        <LoadFailed what="The orders" error={error} onRetry={() => refetch()} />
      ) : (
        <Spinner label="The orders: loading" />
      )}
    </InnerScreen>
  );
}

function told(parcels: number, orders: number, deleted: number): string {
  const all = `${counted(parcels, "parcel")} for ${counted(orders, "order")}.`;
  return deleted > 0 ? `${all} ${counted(deleted, "order")} deleted meanwhile.` : all;
}
