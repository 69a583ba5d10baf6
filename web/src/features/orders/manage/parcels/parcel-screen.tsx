import type { Slip } from "@carparts/functions/contract/admin/picking";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { changedSearch } from "#lib/list-state.ts";
import { routes } from "#routes.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { Link } from "#ui/link.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Loaded } from "#ui/states/loaded.tsx";
import { idsIn, slipsQuery } from "../picking/picking.queries.ts";
import { withdrawnText } from "../withdrawn-text.ts";
import { type Parcel, toParcels } from "./parcels.ts";

interface Props {
  /** The papers to print. */
  children: (parcels: readonly Parcel[]) => ReactNode;
}

/** Prints something for the parcels of the orders whose ids the address has as `slip`, but for those withdrawn from. */
export function ParcelScreen({ children }: Props) {
  const { search } = useLocation();
  const ids = idsIn(search, "slip");
  const { data, error, refetch } = useQuery({ ...slipsQuery(ids), enabled: ids.length > 0 });
  const found = ids.length === 0 ? [] : data?.items;
  const parcels = toParcels(found?.filter(({ withdrawnAt }) => !withdrawnAt) ?? []);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {parcels.length > 0 && (
          <button type="button" className="btn btn-primary" onClick={() => print()}>
            Print
          </button>
        )}
        <Link
          className="btn btn-ghost"
          to={routes.picking.path + changedSearch(search, { paper: undefined, slip: undefined })}
        >
          Back to the picking list
        </Link>
      </div>
      <Loaded what="The orders" query={{ data: found, error, refetch }}>
        {(slips) => (
          <>
            <p role="status" className="muted wrap-anywhere">
              {summary(parcels, slips, ids.length)}
            </p>
            {parcels.length > 0 ? (
              children(parcels)
            ) : (
              <EmptyState title="No orders to print for">Choose some in the picking list.</EmptyState>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

function summary(parcels: readonly Parcel[], found: readonly Slip[], requested: number): string {
  const withdrawn = found.filter(({ withdrawnAt }) => withdrawnAt);
  const all = `${pluralize(parcels.length, "parcel")} for ${pluralize(found.length - withdrawn.length, "order")}.`;
  const deleted = requested - found.length;
  const gone = deleted > 0 ? `${pluralize(deleted, "order")} deleted meanwhile.` : "";
  return [all, withdrawnText(withdrawn), gone].filter(Boolean).join(" ");
}
