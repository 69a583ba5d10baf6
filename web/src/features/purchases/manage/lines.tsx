import { openPieces, type Purchase } from "@carparts/functions/contract/admin/purchases";
import { pathOf } from "@carparts/functions/contract/endpoint";
import { routes } from "#routes.ts";
import { type Column, Row, Table } from "#ui/data-table/table.tsx";
import { money, total } from "#ui/format/money.ts";
import { Link } from "#ui/link.tsx";

const columns: readonly Column[] = [
  { label: "Part" },
  { label: "Their number" },
  { label: "Packs", isNumber: true },
  { label: "Pieces", isNumber: true },
  { label: "Received", isNumber: true },
  { label: "Cost", isNumber: true },
  { label: "Sum", isNumber: true },
];

/** The lines of a purchase that is sent, with what came of them. */
export function Lines({ purchase: { lines, state } }: { purchase: Purchase }) {
  return (
    <Table caption="Lines" columns={columns} isWide>
      {lines.map((line) => {
        const { productId, name, partNumber, supplierNumber, pack, packs, pieces, received, cost } = line;
        const left = openPieces(line);
        return (
          <Row key={productId}>
            <span className="wrap-anywhere grid gap-0.5">
              <Link className="link" to={pathOf(routes.managedPart.path, { id: productId })}>
                {name}
              </Link>
              {partNumber && <span className="muted font-normal text-xs">{partNumber}</span>}
            </span>
            <span>{supplierNumber ?? "–"}</span>
            <span>{pack > 1 ? `${packs} × ${pack}` : packs}</span>
            {pieces}
            <span className="grid">
              <span>{received}</span>
              {left > 0 && received > 0 && (
                <span className="muted text-xs">{`${left} ${state === "closed" ? "never came" : "to come"}`}</span>
              )}
              {received > pieces && (
                <span className="text-xs">{`${received - pieces} more than ordered`}</span>
              )}
            </span>
            <span>{cost === null ? "–" : money(cost)}</span>
            <span>{cost === null ? "–" : total(cost, pieces)}</span>
          </Row>
        );
      })}
    </Table>
  );
}
