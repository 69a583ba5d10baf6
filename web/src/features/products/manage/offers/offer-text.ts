import type { addProduct } from "@carparts/functions/contract/admin/products";
import type { Input } from "@carparts/functions/contract/endpoint";
import { money } from "#ui/format/money.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import type { SupplierNames } from "./suppliers.queries.ts";

/** As stored, or as typed. */
export type ShownOffer = NonNullable<Input<typeof addProduct>["body"]["offers"]>[number];

export function supplierName(id: string, names: SupplierNames | undefined): string {
  return names === undefined ? "" : (names.get(id) ?? "A supplier who is gone");
}

export function daysText(days: number): string {
  return days === 0 ? "same day" : pluralize(days, "day");
}

export function offerText(
  { supplierId, number, pack = 1, cost, days, isPreferred = false }: ShownOffer,
  names: SupplierNames | undefined,
): string {
  const known = (value: unknown) => value !== null && value !== undefined && value !== "";
  const pieces = [
    supplierName(supplierId, names),
    number ?? "",
    Number(pack) > 1 ? `pack of ${pack}` : "",
    known(cost) ? `${money(Number(cost))} each` : "",
    known(days) ? daysText(Number(days)) : "",
    isPreferred ? "preferred" : "",
  ];
  return pieces.filter(Boolean).join(", ");
}
