import type { SaveManufacturer } from "@carparts/functions/contract/admin/manufacturers";
import type { Manufacturer } from "@carparts/functions/contract/catalogue/part";

export const MANUFACTURER_FIELDS = [
  "name",
  "address",
  "email",
  "responsible.name",
  "responsible.address",
  "responsible.email",
] as const;

type ManufacturerInput = Readonly<Record<(typeof MANUFACTURER_FIELDS)[number], string>>;

/** Reads a maker's form. Without any field of the responsible person there is none. */
export function parseManufacturer(
  typed: ManufacturerInput,
): Pick<SaveManufacturer, "name" | "address" | "email" | "responsible"> {
  const { name, address, email, ...rest } = typed;
  const responsible = {
    name: rest["responsible.name"],
    address: rest["responsible.address"],
    email: rest["responsible.email"],
  };
  return { name, address, email, responsible: Object.values(responsible).some(Boolean) ? responsible : null };
}

/** A line for the maker, and one for who is responsible in the EU. */
export function manufacturerLines(maker: Manufacturer | null): string[] {
  if (!maker) return ["No maker"];
  const line = ({ name, address, email }: Pick<Manufacturer, "name" | "address" | "email">) =>
    [name, address, email].join(", ");
  return [line(maker), ...(maker.responsible ? [`In the EU: ${line(maker.responsible)}`] : [])];
}
