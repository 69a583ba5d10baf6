import type { BrandListItem } from "@carparts/functions/contract/admin/manufacturers";
import { useModalParam } from "#lib/modal-param.ts";
import { Row } from "#ui/data-table/table.tsx";
import { count } from "#ui/format/count.ts";
import { DeleteManufacturerButton } from "./delete-manufacturer-button.tsx";

export function BrandRow({ brand: listed }: { brand: BrandListItem }) {
  const { brand, parts, maker } = listed;
  const { open } = useModalParam("edit");
  return (
    <Row>
      <span className="wrap-anywhere">{brand}</span>
      {count(parts)}
      {maker ? (
        <span className="wrap-anywhere grid">
          <span>{maker.name}</span>
          <span className="muted text-sm">{maker.email}</span>
          {maker.responsible && (
            <span className="muted text-sm">{`In the EU: ${maker.responsible.name}`}</span>
          )}
        </span>
      ) : (
        <span className="text-warning">no maker</span>
      )}
      <span className="flex flex-wrap justify-end gap-2">
        <button
          type="button"
          className="btn btn-sm border-base-300 bg-base-100"
          aria-label={`${maker ? "Edit" : "Add maker"}: ${brand}`}
          onClick={() => open(brand)}
        >
          {maker ? "Edit" : "Add maker"}
        </button>
        {maker && <DeleteManufacturerButton made={listed} />}
      </span>
    </Row>
  );
}
