import type { FulfilledOrder } from "@carparts/functions/contract/admin/fulfilment";
import type { Order } from "@carparts/functions/contract/orders";
import type { OrderStatus } from "@carparts/functions/contract/values/order-status";
import type { Run } from "#lib/chunked-run.ts";
import { notify } from "#lib/notify.ts";
import { pluralize } from "#ui/format/pluralize.ts";

type AnyRun = Run<unknown, FulfilledOrder>;

/** The reason why an order didn't take the step, or undefined. */
export function whyNot({ result, present }: FulfilledOrder, step: OrderStatus): string | undefined {
  if (result === "done") return undefined;
  if (result === "gone") return "It no longer exists.";
  if (result === "not_next") return `It can't be marked ${step} now.`;
  if (present?.withdrawnAt && present.handling !== step) return "The customer has withdrawn from it.";
  if (present?.handling !== step) return `It was changed meanwhile, and is ${present?.handling} now.`;
  return `It was marked ${step} meanwhile.`;
}

export function isWithoutTrouble({
  results,
  left,
  error,
}: Run<unknown, { readonly result: string }>): boolean {
  return !error && left.length === 0 && results.every(({ result }) => result === "done");
}

export function summaryText({ results, left, isRunning, total }: AnyRun, step: OrderStatus): string {
  const done = results.filter(({ result }) => result === "done").length;
  const counts = [
    [done, `marked ${step}`],
    [results.length - done, "not marked"],
    [isRunning ? 0 : left.length, "not reached"],
  ] as const;
  const words = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return `${pluralize(total, "order")}: ${words.join(", ") || "none done yet"}.`;
}

export function doneText({ number, productName, name }: Order, step: OrderStatus): string {
  return `Order ${number}, ${productName} for ${name}: ${step}.`;
}

/** The most invoices that are told by their numbers. */
const MOST_NUMBERS = 3;

/** The invoices that were written with it, and why some were not. */
export function invoicesText(results: readonly FulfilledOrder[]): string {
  const numbers = [...new Set(results.flatMap(({ invoice }) => invoice ?? []))];
  const reasons = [...new Set(results.flatMap(({ reason }) => reason ?? []))];
  const written =
    numbers.length > MOST_NUMBERS ? `${numbers.length} invoices written.` : `Invoice ${numbers.join(", ")}.`;
  return [
    ...(numbers.length > 0 ? [written] : []),
    ...(reasons.length > 0 ? [`Without an invoice: ${reasons.join(" ")}`] : []),
  ].join(" ");
}

/** Toasts what became of a single order, which may have left the screen. */
export function notifyOne(run: AnyRun, order: Order, step: OrderStatus): void {
  const [refused] = run.results;
  const why = run.error?.message ?? (refused && whyNot(refused, step));
  const done = `${doneText(order, step)} ${invoicesText(run.results)}`.trim();
  if (why === undefined) void notify("success", done);
  else void notify("error", `Order ${order.number}: ${why}`);
}
