import { Field } from "#ui/forms/field.tsx";
import type { RowField } from "#ui/forms/field-rows.tsx";
import { scanned } from "#ui/forms/next-field.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { type TypedFields, typedIn } from "#ui/forms/typed-fields.ts";
import { SupplierSelect } from "./supplier-select.tsx";

interface Props {
  field: (name: string) => RowField;
  /** Input from before. */
  typed: TypedFields;
}

/** One offer of a part. */
export function OfferFields({ field, typed }: Props) {
  const supplier = field("supplierId");
  const preferred = field("isPreferred");
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <SupplierSelect
        label="Supplier"
        {...supplier}
        known={[supplier.defaultValue, typedIn(typed, supplier.name)]}
      />
      <Field label="Supplier's number" {...field("number")} {...scanned} />
      <Field label="Pack" {...field("pack")} inputMode="numeric" hint="Pieces that are sold together." />
      <Field label="Cost of a piece" {...field("cost")} inputMode="decimal" />
      <Field label="Days" {...field("days")} inputMode="numeric" hint="Empty: those of the supplier." />
      <SelectField label="Preferred" {...preferred} defaultValue={preferred.defaultValue ?? "false"}>
        <option value="false">No</option>
        <option value="true">Yes: orders go there</option>
      </SelectField>
    </div>
  );
}
