import type { Product } from "@carparts/functions/contract/products";
import { useField } from "#ui/forms/field.tsx";
import { Icon } from "#ui/icons/icon.tsx";
import { moreDrawings } from "#ui/icons/more-drawings.ts";
import { stepped } from "./pieces.ts";

interface Props {
  product: Product;
  pieces: string;
  onChange: (pieces: string) => void;
  error: string | undefined;
}

/** The specification's field, between a button for one less and one for one more. */
export function PiecesField({ product, pieces, onChange, error }: Props) {
  const field = useField({
    label: "MinimumOrder",
    error,
    hint: `At least ${product.minimumQuantity}, ${product.quantity} in stock.`,
  });
  const step = { product, pieces, onChange };
  return (
    <div className="grid content-start gap-1.5">
      {field.before}
      <div className="flex gap-1.5">
        <Step {...step} by={-1} label="One piece less" drawing="M5 12h14" />
        <input
          {...field.control}
          name="MinimumOrder"
          type="number"
          inputMode="numeric"
          step="1"
          value={pieces}
          onChange={({ target }) => onChange(target.value)}
          className="control min-w-0 [appearance:textfield] px-1 text-center tabular-nums [&::-webkit-inner-spin-button]:appearance-none"
        />
        <Step {...step} by={1} label="One piece more" drawing={moreDrawings.plus} />
      </div>
      {field.after}
    </div>
  );
}

interface StepProps extends Omit<Props, "error"> {
  by: 1 | -1;
  label: string;
  drawing: string;
}

/** Keeps the focus where it ends, so it's never really disabled. */
function Step({ product, pieces, onChange, by, label, drawing }: StepProps) {
  const next = stepped(pieces, by, product);
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={next === undefined}
      className="btn h-auto w-[44px] px-0 border-base-300 bg-base-100 aria-disabled:cursor-default aria-disabled:text-base-content/40"
      onClick={() => next !== undefined && onChange(String(next))}
    >
      <Icon drawing={drawing} />
    </button>
  );
}
