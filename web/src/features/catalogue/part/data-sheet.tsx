import { yearsOf } from "@carparts/functions/contract/catalogue/fitted";
import { priceNote } from "@carparts/functions/contract/values/price-note";
import type { ReactNode } from "react";
import { date } from "#ui/format/date.ts";
import { money } from "#ui/format/money.ts";
import { altText, PartPicture } from "#ui/part-picture.tsx";
import { Printed } from "#ui/print/printed.tsx";
import { QrCode } from "#ui/print/qr-code.tsx";
import { ShopAddress } from "#ui/print/shop-address.tsx";
import { FactTable } from "./fact-table.tsx";
import { uniqueMakes } from "./fitment-rows.ts";
import { addressOfPart } from "./part-address.ts";
import type { PartWithoutStock } from "./part-loader-data.ts";
import { PartNumbers } from "./part-numbers.tsx";

const ON_PAPER = `
  .printed .muted { color: inherit; }
  .printed h2, .printed h3 { break-after: avoid; }`;

/** Prints the facts of a part, for a workshop's wall or a customer's file, without its stock, which is another one tomorrow. */
export function DataSheet({ part }: { part: PartWithoutStock }) {
  const address = addressOfPart(part._id);
  return (
    <Printed margin="15mm" styles={ON_PAPER} className="hidden text-sm">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <header className="flex items-start justify-between gap-8">
          <ShopAddress />
          <figure className="grid w-60 justify-items-end gap-1 text-right">
            <span className="size-28">
              <QrCode code={address} />
            </span>
            <figcaption className="wrap-anywhere text-xs">{address}</figcaption>
          </figure>
        </header>
        <div className="grid grid-cols-[1fr_1.5fr] gap-6">
          <PartPicture src={part.picture} alt={altText(part.picture, part.name)} eager />
          <div className="grid content-start gap-2">
            <h1 className="font-extrabold text-2xl">{part.name}</h1>
            <p>
              <b className="text-xl">{money(part.price)}</b> <span>{priceText(part.deposit)}</span>
            </p>
            <p>{part.description}</p>
          </div>
        </div>
        <Section title="Specifications">
          <FactTable part={part} />
        </Section>
        <Section title="Part numbers">
          <PartNumbers part={part} />
        </Section>
        <Section title="Fits these vehicles">
          <Vehicles rows={part.fitment} />
        </Section>
      </div>
    </Printed>
  );
}

function priceText(deposit: number): string {
  const more = deposit > 0 ? `+ ${money(deposit)} deposit ` : "";
  return `${more}a piece on ${date(new Date().toISOString())}${priceNote && `, ${priceNote}`}`;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2 className="font-bold text-lg">{title}</h2>
      {children}
    </section>
  );
}

/** All of them: nothing can be unfolded on paper. */
function Vehicles({ rows }: { rows: PartWithoutStock["fitment"] }) {
  if (rows.length === 0) return <p>Universal: this part isn't made for one vehicle.</p>;
  return uniqueMakes(rows).map((make) => (
    <div key={make.name}>
      <h3 className="font-semibold">{make.name}</h3>
      <ul className="columns-2 gap-8">
        {make.rows.map((row) => (
          <li key={`${row.model} ${row.yearFrom} ${row.yearTo} ${row.note}`}>
            {`${row.model}, ${yearsOf(row)}${row.note ? `: ${row.note}` : ""}`}
          </li>
        ))}
      </ul>
    </div>
  ));
}
