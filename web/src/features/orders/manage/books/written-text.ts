import type { WrittenItem } from "@carparts/functions/contract/admin/invoices";
import type { Order } from "@carparts/functions/contract/orders";
import { pluralize } from "#ui/format/pluralize.ts";

const reasons: Readonly<Record<Exclude<WrittenItem["result"], "done">, string>> = {
  invoiced: "It has an invoice.",
  not_next: "It isn't sent.",
  changed_meanwhile: "It was changed meanwhile.",
  gone: "It no longer exists.",
  wrong: "These orders belong to different buyers, or nothing is left to bill.",
};

type Numbered = Pick<Order, "_id" | "number">;

/** Tells the written invoices by their numbers, and why others were not. */
export function writtenText(items: readonly WrittenItem[], orders: readonly Numbered[]): string {
  const numberOf = new Map(orders.map(({ _id, number }) => [_id, number]));
  const numbers = items.flatMap(({ result, number }) => (result === "done" && number ? [number] : []));
  const refused = items.flatMap(({ result, orders, reason }) =>
    result === "done" ? [] : [`${numberOf.get(orders[0] ?? "")}: ${reason ?? reasons[result]}`],
  );
  const written = `${pluralize(numbers.length, "invoice")} written${numbers.length > 0 ? `: ${numbers.join(", ")}` : ""}.`;
  return [written, ...refused].join(" ");
}
