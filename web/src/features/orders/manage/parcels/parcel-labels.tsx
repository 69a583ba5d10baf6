import { street, town } from "#lib/shop.ts";
import { shopName } from "#lib/shop-name.ts";
import { addressLines } from "#ui/format/address-lines.ts";
import { LabelSheets } from "#ui/print/label-sheets.tsx";
import { ParcelScreen } from "./parcel-screen.tsx";
import type { Parcel } from "./parcels.ts";

const ON_PAPER = `
  .printed li { border-radius: 0; padding: 5mm; }`;

/** Above so many letters a name and an address are written smaller, without lines, to fit. */
const LONG = 150;

/** From this many lines the text is smaller. */
const MANY_LINES = 4;

export function ParcelLabels() {
  return (
    <ParcelScreen>
      {(parcels) => (
        <LabelSheets
          items={parcels}
          columns={2}
          rows={4}
          styles={ON_PAPER}
          className="grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))]"
        >
          {(parcel) => <ParcelLabel key={parcel._id} parcel={parcel} />}
        </LabelSheets>
      )}
    </ParcelScreen>
  );
}

function ParcelLabel({ parcel: { orders } }: { parcel: Parcel }) {
  const [{ name, address, mobile, number, carrier, tracking }] = orders;
  const isLong = name.length + address.length > LONG;
  const lines = addressLines(address);
  const isSmall = isLong || lines.split("\n").length >= MANY_LINES;
  const more = orders.length > 1 ? ` and ${orders.length - 1} more` : "";
  return (
    <li className="panel wrap-anywhere flex min-h-56 flex-col gap-1 p-5">
      <span className="text-xs">{`From ${shopName}, ${street}, ${town}`}</span>
      <address className={`grid grow content-center not-italic ${isSmall ? "text-xs" : "text-base"}`}>
        <b className={isSmall ? "text-sm" : "text-lg"}>{name}</b>
        <span className={isLong ? "" : "whitespace-pre-line"}>{lines}</span>
        <span>{mobile}</span>
      </address>
      <span className="line-clamp-2 text-xs">
        {[`Order ${number}${more}`, carrier, tracking].filter(Boolean).join(" · ")}
      </span>
    </li>
  );
}
