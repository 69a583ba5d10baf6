import { type PartField, partFields } from "@carparts/functions/contract/admin/part-fields";
import { money } from "#ui/format/money.ts";
import { OfferLines } from "./offers/offer-lines.tsx";

const fields: Readonly<Record<string, PartField>> = partFields;

export function labelOf(name: string): string {
  return fields[name]?.label ?? name;
}

/** A field's value in words, an entry of a list each. */
export function shownLines(name: string, value: unknown): readonly string[] {
  const field = fields[name];
  if (value === null || value === undefined || value === "") return [];
  if (!field) return [JSON.stringify(value)];
  if (Array.isArray(value)) return value.map((entry) => field.column.write([entry] as never));
  const isAmount = field.input === "amount" && Number.isFinite(Number(value));
  return [isAmount ? money(Number(value)) : field.column.write(value as never)];
}

export function ShownValue({ name, value }: { name: string; value: unknown }) {
  if (name === "offers" && Array.isArray(value) && value.length > 0) return <OfferLines offers={value} />;
  const lines = shownLines(name, value);
  if (lines.length === 0) return <i className="muted">nothing</i>;
  return lines.map((line) => (
    <span key={line} className="wrap-anywhere block">
      {line}
    </span>
  ));
}
