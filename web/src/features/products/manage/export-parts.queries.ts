import { fileColumns } from "@carparts/functions/contract/admin/file-columns";
import { offerToOrder } from "@carparts/functions/contract/admin/offers";
import { writeCells } from "@carparts/functions/contract/admin/part-fields";
import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import type { ListFile } from "#lib/list-file.ts";
import { everyPart, type PartsState } from "./managed-parts.queries.ts";
import { readSupplierNames, type SupplierNames } from "./offers/suppliers.queries.ts";

/** A part as an import reads it again. */
export function rowOfPart(part: ListedPart, suppliers: SupplierNames): string[] {
  const cells: Readonly<Record<string, string>> = {
    ...writeCells({ ...part, supersededBy: part.supersededBy?._id ?? null }),
    ...offerCells(part, suppliers),
    ...{ _id: part._id, version: `${part.version}`, quantityWhenExported: `${part.quantity}` },
  };
  return fileColumns.map((name) => cells[name] ?? "");
}

/** A row has one offer: the one that orders go to. Beside a supplier the cost is theirs. */
function offerCells({ offers }: ListedPart, suppliers: SupplierNames): Record<string, string> {
  const offer = offerToOrder(offers);
  const supplier = offer && suppliers.get(offer.supplierId);
  if (!offer || supplier === undefined) return {};
  const { number, pack, cost } = offer;
  return { supplier, supplierNumber: number ?? "", pack: `${pack}`, cost: `${cost ?? ""}` };
}

export function partsFile(state: PartsState["state"]): ListFile<ListedPart> {
  let suppliers: SupplierNames = new Map();
  return {
    ...{ name: "parts", heads: fileColumns, isReadAgain: true },
    toRow: (part) => rowOfPart(part, suppliers),
    async *pages(signal) {
      suppliers = await readSupplierNames(signal);
      yield* everyPart(state, signal);
    },
  };
}
