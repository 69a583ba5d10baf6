import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { Row, Table } from "#ui/data-table/table.tsx";
import { money } from "#ui/format/money.ts";
import { daysText, supplierName } from "./offer-text.ts";
import { useSuppliers } from "./suppliers.queries.ts";

const columns = [
  { label: "Supplier" },
  { label: "Their number" },
  { label: "Pack", isNumber: true },
  { label: "Cost", isNumber: true },
  { label: "Days", isNumber: true },
];

/** The suppliers that sell a part. */
export function PartOffers({ part: { offers } }: { part: ListedPart }) {
  const suppliers = useSuppliers();
  if (offers.length === 0) return <p className="muted">No supplier yet. Press Edit to add an offer.</p>;
  const byId = new Map(suppliers?.map((supplier) => [supplier._id, supplier]));
  const names = suppliers && new Map(suppliers.map(({ _id, name }) => [_id, name]));
  return (
    <Table caption="Offers" columns={columns}>
      {offers.map(({ supplierId, number, pack, cost, days, isPreferred }) => {
        const usual = days ?? byId.get(supplierId)?.days ?? null;
        return (
          <Row key={supplierId}>
            {[
              <span key="name" className="wrap-anywhere flex flex-wrap gap-2">
                <bdi>{supplierName(supplierId, names)}</bdi>
                {isPreferred && (
                  <span className="badge badge-soft badge-primary font-semibold">Preferred</span>
                )}
              </span>,
              <span key="number" className="wrap-anywhere">
                {number ?? "–"}
              </span>,
              pack,
              cost === null ? "–" : money(cost),
              usual === null ? "–" : daysText(usual),
            ]}
          </Row>
        );
      })}
    </Table>
  );
}
