import { QUANTITY_OUT_OF_RANGE } from "../contract/errors.ts";
import { isOrderable } from "../contract/products.ts";
import { currencySign } from "../contract/values/currency.ts";
import { decimalOf, type Money } from "../contract/values/money.ts";
import { AppError } from "../core/app-error.ts";
import type { SoldProduct } from "../firestore/collections.ts";
import { PRICE_CHANGED } from "../orders/order-rule.ts";

export interface Line {
  readonly productId: string;
  readonly quantity: number;
  /** The price that the customer saw. */
  readonly price: Money;
}

type Sold = Pick<SoldProduct, "price" | "quantity" | "minimumQuantity">;

const messages = {
  product_gone: "A part of this basket is no longer sold.",
  price_changed: PRICE_CHANGED,
  quantity_out_of_range: QUANTITY_OUT_OF_RANGE,
};

interface Fault {
  readonly code: keyof typeof messages;
  readonly field: "productId" | "price" | "MinimumOrder";
  readonly message: string;
}

const GONE: Fault = { code: "product_gone", field: "productId", message: "This part is no longer sold." };

function shortage({ quantity, minimumQuantity }: Sold, wanted: number): string {
  if (wanted < minimumQuantity) return `The smallest order is ${minimumQuantity}.`;
  return quantity === 0 ? "None are left." : `Only ${quantity} left.`;
}

function findFaults(line: Line, product: Sold | undefined): Fault[] {
  if (!product) return [GONE];
  const faults: Fault[] = [];
  if (line.price.cents !== product.price.cents) {
    const message = `The price is now ${currencySign}${decimalOf(product.price).toFixed(2)}.`;
    faults.push({ code: "price_changed", field: "price", message });
  }
  if (!isOrderable(product, line.quantity)) {
    const message = shortage(product, line.quantity);
    faults.push({ code: "quantity_out_of_range", field: "MinimumOrder", message });
  }
  return faults;
}

/** Lines of one part draw on its stock in turn. Names all faulty lines; the code is the first one's. */
export function assertLines(lines: readonly Line[], productOf: (id: string) => Sold | undefined): void {
  const taken = new Map<string, number>();
  const fields: Record<string, string> = {};
  let first: Fault["code"] | undefined;
  for (const [index, line] of lines.entries()) {
    const product = productOf(line.productId);
    const before = taken.get(line.productId) ?? 0;
    const faults = findFaults(line, product && { ...product, quantity: product.quantity - before });
    for (const { field, message } of faults) fields[`lines.${index}.${field}`] = message;
    first ??= faults[0]?.code;
    const isShort = faults.some(({ field }) => field === "MinimumOrder");
    if (!isShort) taken.set(line.productId, before + line.quantity);
  }
  if (first !== undefined) throw new AppError(first, messages[first], { fields });
}
