import type { ShownOrder } from "@carparts/functions/contract/orders";
import { date } from "#ui/format/date.ts";
import { cents, written } from "#ui/format/money.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { actorText } from "./fulfilment.ts";

type Shown = Pick<ShownOrder, "MinimumOrder" | "deposit" | "returns">;

interface Props {
  order: Shown;
  /** The viewer. Only admins see who took them back. */
  viewer?: string | undefined;
}

/** Lists the returns of an order, with their reasons. */
export function ReturnedPieces({ order: { MinimumOrder, deposit, returns = [] }, viewer }: Props) {
  return (
    <ul className="mt-2 grid gap-1 text-left text-sm" aria-label="Returned">
      {returns.map(({ at, pieces, reason, isDepositBack, who, email }) => (
        <li key={at} className="wrap-anywhere">
          <b>{`${pieces} of ${pluralize(MinimumOrder, "piece")} returned`}</b>{" "}
          <time dateTime={at}>{`on ${date(at)}`}</time>
          {who && <span className="muted">{actorText({ who, email }, viewer)}</span>}
          <span>{`: ${reason}`}</span>
          {isDepositBack && (
            <span className="block">{`Deposit given back: ${written(cents(deposit, pieces))}`}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
