import { normaliseInput } from "@carparts/functions/contract/values/typed";
import { amountHint } from "@carparts/functions/contract/values/typed-words";
import { type FormEvent, useId, useState } from "react";
import type { Filters } from "./filters.ts";
import { parsePrice } from "./read-filters.ts";

interface Props {
  filters: Filters;
  /** The lowest and the highest price there is. */
  bounds: { min: number | null; max: number | null };
  onChange: (range: Pick<Filters, "min" | "max">) => void;
}

/** Applied when a field is left, or by Enter. */
export function PriceRange({ filters: { min, max }, bounds, onChange }: Props) {
  const id = useId();
  const [fault, setFault] = useState<string>();

  function apply(form: HTMLFormElement) {
    const data = new FormData(form);
    const typed = [data.get("min"), data.get("max")].map((value) => normaliseInput(String(value ?? "")));
    const [low, high] = typed.map(parsePrice);
    const odd = typed.find((text, index) => text !== "" && [low, high][index] === undefined);
    if (odd !== undefined) return setFault(`Type an amount such as 24.90. ${amountHint(odd)}`.trim());
    if (low !== undefined && high !== undefined && low > high)
      return setFault("The lowest price is above the highest.");
    setFault(undefined);
    if (low !== min || high !== max) onChange({ min: low, max: high });
  }

  const field = (name: "min" | "max", label: string, value: number | undefined, bound: number | null) => (
    <div className="grid gap-1">
      <label htmlFor={`${id}-${name}`} className="text-sm">
        {label}
      </label>
      <input
        // A new address brings a new value.
        key={value ?? "none"}
        id={`${id}-${name}`}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        className="control py-2"
        defaultValue={value ?? ""}
        placeholder={bound?.toFixed(2) ?? ""}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && `${id}-fault`}
        onBlur={(event) => event.target.form && apply(event.target.form)}
      />
    </div>
  );

  return (
    <form
      noValidate
      onInput={() => setFault(undefined)}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    >
      <fieldset className="grid grid-cols-2 gap-3">
        <legend className="mb-2 font-bold">Price</legend>
        {field("min", "From $", min, bounds.min)}
        {field("max", "To $", max, bounds.max)}
        {fault && (
          <p id={`${id}-fault`} role="alert" className="col-span-2 font-semibold text-error text-sm">
            {fault}
          </p>
        )}
      </fieldset>
      {/* A form with two fields is only sent by Enter if it has a button. */}
      <button type="submit" className="sr-only" tabIndex={-1}>
        Apply
      </button>
    </form>
  );
}
