import type { Product } from "@carparts/functions/contract/products";
import { useField } from "#ui/forms/field.tsx";
import { StepButton } from "#ui/forms/step-button.tsx";
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
  const step = {
    onStep: (next: number) => onChange(String(next)),
    className: "h-auto w-[44px] px-0",
  };
  return (
    <div className="grid content-start gap-1.5">
      {field.before}
      <div className="flex gap-1.5">
        <StepButton {...step} by={-1} label="One piece less" next={stepped(pieces, -1, product)} />
        <input
          {...field.control}
          name="MinimumOrder"
          inputMode="numeric"
          autoComplete="off"
          value={pieces}
          onChange={({ target }) => onChange(target.value)}
          className="control min-w-0 px-1 text-center tabular-nums"
        />
        <StepButton {...step} by={1} label="One piece more" next={stepped(pieces, 1, product)} />
      </div>
      {field.after}
    </div>
  );
}
