import { written } from "./format/money.ts";

interface Props {
  /** What the parts cost, in cents. Undefined as long as they can't be ordered. */
  parts: number | undefined;
  /** What sending them costs, in cents. */
  shipping: number;
}

/** Follows the order while it's being filled in. */
export function OrderSum({ parts, shipping }: Props) {
  return (
    <div className="grid gap-1 *:flex *:flex-wrap *:items-baseline *:justify-between">
      {shipping > 0 && (
        <p>
          <span>Sending</span>
          <span className="tabular-nums">{written(shipping)}</span>
        </p>
      )}
      <p>
        <span className="font-semibold">Total</span>
        <output className="font-extrabold text-2xl tabular-nums">
          {parts === undefined ? "–" : written(parts + shipping)}
        </output>
      </p>
    </div>
  );
}
