import { DEAREST } from "@carparts/functions/contract/values/primitives";
import { parseAmount } from "@carparts/functions/contract/values/typed";
import { amountHint } from "@carparts/functions/contract/values/typed-words";
import { NumberCell } from "./number-cell.tsx";

interface Props {
  label: string;
  cost: number | null;
  onChange: (cost: number | null) => void;
}

function parseCost(text: string): number {
  const cost = parseAmount(text);
  return cost >= 0 && cost <= DEAREST && Math.round(cost * 100) / 100 === cost ? cost : Number.NaN;
}

/** An amount in a row of a table. */
export function CostField({ cost, ...props }: Props) {
  return (
    <NumberCell
      {...props}
      value={cost}
      inputMode="decimal"
      parse={parseCost}
      written={(amount) => amount.toFixed(2)}
      faultText={(text) => `Type an amount such as 24.90. ${amountHint(text)}`}
    />
  );
}
