import { type KeyboardEvent, memo } from "react";
import { onKeys } from "#lib/keys.ts";
import { type Column, Row } from "#ui/data-table/table.tsx";
import { useField } from "#ui/forms/field.tsx";
import type { Parcel } from "./parcels.ts";
import { trackingNumber } from "./tracking-number.ts";

export const parcelColumns: readonly Column[] = [
  { label: "Customer" },
  { label: "Orders", isBroad: true },
  { label: "Tracking number", isBroad: true },
];

interface Props {
  parcel: Parcel;
  number: string;
  error: string | undefined;
  onNumber: (id: string, number: string) => void;
}

/** Drawn again only where it changes: a scanner types quickly, and there may be hundreds. */
export const ParcelRow = memo(function ParcelRow({ parcel, ...field }: Props) {
  const [{ name, address }] = parcel.orders;
  return (
    <Row>
      <span className="wrap-anywhere grid max-w-96 leading-tight">
        <span className="line-clamp-1">{name}</span>
        <span className="muted line-clamp-1 font-normal text-xs">{address.split("\n").join(", ")}</span>
      </span>
      <ul className="wrap-anywhere text-sm leading-tight">
        {parcel.orders.map(({ _id, number, pieces, productName }) => (
          <li key={_id}>
            <b className="whitespace-nowrap tabular-nums">{number}</b>
            <span>{` · ${pieces} × ${productName}`}</span>
          </li>
        ))}
      </ul>
      <NumberField parcel={parcel} {...field} />
    </Row>
  );
});

/** A scanner ends with Enter, which leads to the next number and, after the last, to the button. */
export function focusNextNumber(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  const { currentTarget: field } = event;
  const numbers = [...(field.form?.querySelectorAll<HTMLElement>("table input") ?? [])];
  const next = numbers[numbers.indexOf(field) + 1];
  (next ?? field.form?.querySelector<HTMLElement>("[type=submit]"))?.focus();
}

function NumberField({ parcel, number, error, onNumber }: Props) {
  const [{ name, number: order }] = parcel.orders;
  const field = useField({ label: `Tracking number for ${name}, order ${order}`, error });
  return (
    <div {...field.box}>
      <span className="sr-only">{field.before}</span>
      <input
        {...field.control}
        className="control h-9 min-w-40 py-0 @min-[46rem]:min-w-64"
        value={number}
        onChange={({ target }) => onNumber(parcel._id, target.value)}
        onBlur={({ target }) => onNumber(parcel._id, trackingNumber(target.value))}
        onKeyDown={onKeys(focusNextNumber)}
        enterKeyHint="next"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {field.after}
    </div>
  );
}
