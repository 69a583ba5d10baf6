import { MOST_NAMED } from "@carparts/functions/contract/admin/picking";
import { useLocation } from "react-router-dom";
import { changedSearch } from "#lib/list-state.ts";
import { routes } from "#routes.ts";
import { Link } from "#ui/link.tsx";
import { toSheets } from "#ui/print/sheets.ts";

const papers = { slips: "Packing slips", labels: "Parcel labels" } as const;

/** Lead to what is printed for the parcels of these orders, a hundred at once. */
export function ParcelLinks({ orders }: { orders: readonly { readonly _id: string }[] }) {
  const { search } = useLocation();
  const hundreds = toSheets(orders, MOST_NAMED);
  return (Object.keys(papers) as (keyof typeof papers)[]).flatMap((paper) =>
    hundreds.map((some, at) => (
      <Link
        key={`${paper}${some[0]?._id}`}
        className="btn btn-sm border-base-300 bg-base-100"
        to={routes.parcels.path + changedSearch(search, { paper, slip: some.map(({ _id }) => _id) })}
      >
        {hundreds.length === 1 ? papers[paper] : `${papers[paper]} ${at + 1}`}
      </Link>
    )),
  );
}
