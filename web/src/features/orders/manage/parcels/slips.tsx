import type { Slip } from "@carparts/functions/contract/admin/picking";
import { email, phone } from "#lib/shop.ts";
import { addressLines } from "#ui/format/address-lines.ts";
import { date } from "#ui/format/date.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { Printed } from "#ui/print/printed.tsx";
import { ShopAddress } from "#ui/print/shop-address.tsx";
import { ParcelScreen } from "./parcel-screen.tsx";
import type { Parcel } from "./parcels.ts";

const ON_PAPER = `
  .printed > article { border: 0; padding: 0; break-after: page; }
  .printed > article:last-child { break-after: auto; }`;

export function Slips() {
  return (
    <ParcelScreen>
      {(parcels) => (
        <Printed margin="15mm" styles={ON_PAPER} className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {parcels.map((parcel) => (
            <PackingSlip key={parcel._id} parcel={parcel} />
          ))}
        </Printed>
      )}
    </ParcelScreen>
  );
}

function PackingSlip({ parcel: { orders } }: { parcel: Parcel }) {
  const [{ name, address, mobile, createdAt }] = orders;
  const pieces = orders.reduce((sum, order) => sum + order.pieces, 0);
  return (
    <article className="panel wrap-anywhere grid grid-cols-[minmax(0,1fr)] gap-6 p-5">
      <header className="flex flex-wrap justify-between gap-x-8 gap-y-4">
        <ShopAddress />
        <div>
          <h2 className="font-extrabold text-xl">Packing slip</h2>
          <p>{`Ordered ${date(createdAt)}`}</p>
        </div>
      </header>
      <address className="grid border-base-300 border-l-3 pl-3 not-italic">
        <b className="text-lg">{name}</b>
        <span className="whitespace-pre-line">{addressLines(address)}</span>
        <span>{mobile}</span>
      </address>
      <ul className="border-base-300 border-t">
        {orders.map((order) => (
          <PackedPart key={order._id} order={order} />
        ))}
      </ul>
      <p className="font-semibold tabular-nums">{`${pluralize(pieces, "piece")} in all`}</p>
      <p className="text-sm">{`Is something missing or wrong? Write to ${email} or call ${phone}.`}</p>
    </article>
  );
}

function PackedPart({ order }: { order: Slip }) {
  const facts = [
    order.partNumber,
    order.shelf !== null && `Shelf ${order.shelf}`,
    `Order ${order.number}`,
  ].filter(Boolean);
  return (
    <li className="flex justify-between gap-4 border-base-300 border-b py-2">
      <span className="grid min-w-0">
        <b>{order.productName}</b>
        <span className="text-sm">{facts.join(" · ")}</span>
      </span>
      <b className="shrink-0 text-lg tabular-nums">{`${order.pieces} ×`}</b>
    </li>
  );
}
