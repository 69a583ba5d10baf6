import type { WrittenItem } from "@carparts/functions/contract/admin/invoices";
import type { Order } from "@carparts/functions/contract/orders";
import type { Run } from "#lib/chunked-run.ts";
import { pluralize } from "#ui/format/pluralize.ts";

const reasons: Readonly<Record<Exclude<WrittenItem["result"], "done">, string>> = {
  invoiced: "It has an invoice.",
  not_next: "It isn't sent.",
  changed_meanwhile: "It was changed meanwhile.",
  gone: "It no longer exists.",
  wrong: "These orders belong to different buyers, or nothing is left to bill.",
};

type Numbered = Pick<Order, "_id" | "number">;

type Invoicing = Pick<Run<Numbered, WrittenItem>, "results" | "left" | "error">;

/** Tells the written invoices by their numbers, also if a later call failed, and why others were not. */
export function writtenText(
  { results, left, error }: Invoicing,
  orders: readonly Numbered[],
  leftOut: number,
): string {
  const numberOf = new Map(orders.map(({ _id, number }) => [_id, number]));
  const numbers = results.flatMap(({ result, number }) => (result === "done" && number ? [number] : []));
  const refused = results.flatMap(({ result, orders, reason }) =>
    result === "done" ? [] : [`${numberOf.get(orders[0] ?? "")}: ${reason ?? reasons[result]}`],
  );
  const written = `${pluralize(numbers.length, "invoice")} written${numbers.length > 0 ? `: ${numbers.join(", ")}` : ""}.`;
  return [
    ...(error && numbers.length === 0 ? [] : [written]),
    ...refused,
    ...(leftOut > 0 ? [`${pluralize(leftOut, "order")} left out: not sent, or invoiced.`] : []),
    ...(left.length > 0 ? [`${pluralize(left.length, "order")} not reached.`] : []),
    ...(error ? [error.message] : []),
  ].join(" ");
}
