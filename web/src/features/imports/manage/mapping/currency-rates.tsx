import { currencyName } from "@carparts/functions/contract/values/currency";
import { Field } from "#ui/forms/field.tsx";
import type { FileColumn } from "../reading/file-columns.ts";
import { isUnreadFactor } from "./cell-values.ts";
import { foreignCurrencies } from "./currencies.ts";
import type { Mapping } from "./mapping.ts";

interface Props {
  columns: readonly FileColumn[];
  mapping: Mapping;
  onChange: (rates: Mapping["rates"]) => void;
}

/** Asks what the file's other currencies are worth. Until somebody says it, their amounts are refused. */
export function CurrencyRates({ columns, mapping, onChange }: Props) {
  const rates = new Map(mapping.rates);
  const currencies = foreignCurrencies(mapping, columns);
  if (currencies.length === 0) return null;
  return (
    <fieldset className="panel grid gap-4 p-4">
      <legend className="float-left font-semibold">{`These amounts aren't in ${currencyName}`}</legend>
      <p className="muted text-sm">
        Say what each currency is worth. Until then, a row with such a price isn't imported, and such a cost
        or deposit is left out.
      </p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 [&_.control]:h-11 [&_.control]:py-0">
        {currencies.map((currency) => {
          const rate = rates.get(currency) ?? "";
          return (
            <Field
              key={currency}
              label={`1 ${currency} in ${currencyName}`}
              value={rate}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              error={isUnreadFactor(rate) ? "Write a number above 0, such as 1.08." : undefined}
              onChange={({ target }) => onChange([...new Map(mapping.rates).set(currency, target.value)])}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
