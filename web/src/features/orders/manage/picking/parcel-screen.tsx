import type { Slip } from "@carparts/functions/contract/admin/picking";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { changedSearch } from "#lib/list-state.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { InnerScreen } from "#ui/inner-screen.tsx";
import { Link } from "#ui/link.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Loaded } from "#ui/states/loaded.tsx";
import { withdrawnText } from "../withdrawn-text.ts";
import { type Parcel, parcelsOf } from "./parcels.ts";
import { idsIn, slipsQuery } from "./picking.queries.ts";

interface Props {
  title: string;
  lead: string;
  /** What is printed. */
  children: (parcels: readonly Parcel[]) => ReactNode;
}

/** Prints something for the parcels of the orders whose ids the address has as `slip`, but for those withdrawn from. */
export function ParcelScreen({ title, lead, children }: Props) {
  const { search, pathname } = useLocation();
  const ids = idsIn(search, "slip");
  const { data, error, refetch } = useQuery(slipsQuery(ids));
  const found = ids.length === 0 ? [] : data?.items;
  const parcels = parcelsOf(found?.filter(({ withdrawnAt }) => !withdrawnAt) ?? []);
  return (
    <InnerScreen title={title} lead={lead}>
      <div className="flex flex-wrap items-center gap-3">
        {parcels.length > 0 && (
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
    </InnerScreen>
  );
}

function summary(parcels: readonly Parcel[], found: readonly Slip[], requested: number): string {
  const withdrawn = found.filter(({ withdrawnAt }) => withdrawnAt);
  const all = `${pluralize(parcels.length, "parcel")} for ${pluralize(found.length - withdrawn.length, "order")}.`;
  const deleted = requested - found.length;
  const gone = deleted > 0 ? `${pluralize(deleted, "order")} deleted meanwhile.` : "";
  return [all, withdrawnText(withdrawn), gone].filter(Boolean).join(" ");
}
