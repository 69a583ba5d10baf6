import type { ComponentProps } from "react";
import { SelectField } from "#ui/forms/select-field.tsx";
import { supplierName } from "./offer-text.ts";
import { useSupplierNames } from "./suppliers.queries.ts";

interface Props extends Omit<ComponentProps<typeof SelectField>, "children"> {
  /** Ids that it may show before the suppliers are loaded, and of those who are gone. */
  known?: readonly (string | undefined)[];
}

/** Chooses a supplier by name. */
export function SupplierSelect({ known = [], ...select }: Props) {
  const names = useSupplierNames();
  const ids = new Set([...(names?.keys() ?? []), ...known.filter((id) => id)] as string[]);
  return (
    <SelectField {...select} hint={names?.size === 0 ? "Add suppliers under Suppliers first." : select.hint}>
      <option value="">Choose a supplier</option>
      {[...ids].map((id) => (
        <option key={id} value={id}>
          {supplierName(id, names)}
        </option>
      ))}
    </SelectField>
  );
}
