import type { Purchase, PurchaseLine } from "../admin/purchases.ts";
import type { Cell } from "./csv.ts";
import { CURRENCY } from "./currency.ts";

type Line = Omit<PurchaseLine, "received" | "productId">;

/** The list as its file has it: the names of the columns, and a row for each line. */
export function purchaseRows(number: Purchase["number"], lines: readonly Line[]): Cell[][] {
  const head = [
    "purchase",
    "supplierNumber",
    "partNumber",
    "name",
    "pack",
    "packs",
    "pieces",
    "cost",
    "currency",
  ];
  const rows = lines.map(({ supplierNumber, partNumber, name, pack, packs, pieces, cost }): Cell[] => {
    return [number, supplierNumber, partNumber, name, pack, packs, pieces, cost, CURRENCY];
  });
  return [head, ...rows];
}
