import type { ManufacturersPage } from "@carparts/functions/contract/admin/manufacturers";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useModalParam } from "#lib/modal-param.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { dialogOnDemand } from "#ui/dialogs/dialog-on-demand.tsx";
import { count } from "#ui/format/count.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { BrandRow } from "./brand-row.tsx";
import {
  type ManufacturersState,
  manufacturersQuery,
  useManufacturersState,
} from "./manufacturers.queries.ts";

const EditManufacturer = dialogOnDemand("Maker", () => import("./edit-manufacturer.tsx"));

const columns = [
  { label: "Brand" },
  { label: "Parts", isNumber: true },
  { label: "Maker", isBroad: true },
  { label: "Actions", isHidden: true },
];

/** Lists the brands of the shop with who makes their parts. */
export function Manufacturers() {
  const list = useManufacturersState();
  const query = useInfiniteQuery(manufacturersQuery(list.state));
  const { value: opened, close } = useModalParam("edit");
  const [page] = query.data?.pages ?? [];
  return (
    <>
      <DataTable
        caption="Makers"
        what="The makers"
        columns={columns}
        query={query}
        searched={{
          list,
          tools: {
            label: "Search makers",
            placeholder: "Brand or maker",
            filters: <OnlyWithout list={list} />,
          },
        }}
        summary={page && summary(page)}
        empty={<EmptyState title="No brands yet">Add brands to your parts first.</EmptyState>}
        rows={(brands) => brands.map((brand) => <BrandRow key={brand.brand} brand={brand} />)}
      />
      {opened !== undefined && <EditManufacturer key={opened} brand={opened} onClose={close} />}
    </>
  );
}

function summary({ total, without }: ManufacturersPage): string {
  const none = without === 0 ? "none without a maker" : `${count(without)} in all without a maker`;
  return `${pluralize(total, "brand")}, ${none}`;
}

function OnlyWithout({ list: { state, go } }: { list: ManufacturersState }) {
  return (
    <label className="flex min-h-10 items-center gap-2.5 font-semibold text-sm">
      <input
        type="checkbox"
        className="size-5 accent-primary"
        checked={state.maker === "none"}
        onChange={({ target }) => go({ maker: target.checked ? "none" : undefined })}
      />
      Only without a maker
    </label>
  );
}
