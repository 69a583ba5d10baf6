import { ChangeProducts } from "@carparts/functions/contract/admin/bulk-changes";
import { wordsOf } from "@carparts/functions/contract/values/issue-words";
import { normaliseInput } from "@carparts/functions/contract/values/typed";
import { issuesByField } from "#ui/forms/issues-by-field.ts";
import type { BulkChange } from "./bulk.queries.ts";

export const bulkFields = {
  price: "Price",
  group: "Group",
  brand: "Brand",
  minimumQuantity: "MinimumQuantity",
  shelf: "Shelf",
  offer: "Preferred supplier",
} as const;
export type BulkField = keyof typeof bulkFields;

const ENDING = 0.9;

interface Read {
  readonly change: BulkChange | undefined;
  readonly fieldErrors: Readonly<Record<string, string>>;
}

/** The change that is filled in, or what is wrong with it. */
export function readBulkChange(data: FormData, fields: readonly BulkField[]): Read {
  const text = (name: string) => normaliseInput(String(data.get(name) ?? ""));
  const readers: Record<BulkField, () => unknown> = {
    price: () => ({
      [text("by") === "amount" ? "add" : "percent"]: text("much"),
      ...(data.has("round") && { roundTo: ENDING }),
    }),
    group: () => text("group"),
    brand: () => text("brand"),
    minimumQuantity: () => text("minimumQuantity"),
    shelf: () => text("shelf") || null,
    offer: () => ({
      supplierId: text("offer.supplierId"),
      ...(text("offer.pack") && { pack: text("offer.pack") }),
    }),
  };
  const typed = Object.fromEntries(fields.map((field) => [field, readers[field]()]));
  const read = ChangeProducts.shape.change.safeParse(typed);
  const why = text("why");
  return {
    change: read.success ? { change: read.data, ...(why && { why }) } : undefined,
    fieldErrors: issuesByField(read, wordsOf),
  };
}
