import { pathOf } from "@carparts/functions/contract/endpoint";
import type { Invoice as Paper } from "@carparts/functions/contract/invoices";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError } from "#lib/api-client.ts";
import { paymentTerms } from "#lib/payment-terms.ts";
import { routes } from "#routes.ts";
import { addressLines } from "#ui/format/address-lines.ts";
import { dayText } from "#ui/format/day.ts";
import { cents, money } from "#ui/format/money.ts";
import { Link } from "#ui/link.tsx";
import { Printed } from "#ui/print/printed.tsx";
import { Loaded } from "#ui/states/loaded.tsx";
import { PayCode } from "../pay-code.tsx";
import { Unknown } from "../unknown.tsx";
import { invoiceQuery } from "./invoice.queries.ts";
import { InvoicePdf } from "./invoice-pdf.tsx";
import { InvoiceLines, InvoiceTaxes } from "./invoice-tables.tsx";

/** The head of the lines is on each sheet, and nothing that belongs together is on two. */
const ON_PAPER = `
  .printed > article { border: 0; padding: 0; }
  .printed thead { display: table-header-group; }
  .printed tr, .printed section, .printed header { break-inside: avoid; }`;

interface Props {
  uid: string;
  number: string;
  /** Who may credit it. */
  isAdmin?: boolean | undefined;
}

/** A customer's own, or any for admins. */
export function Invoice({ uid, number, isAdmin = false }: Props) {
  const query = useQuery(invoiceQuery(uid, number));
  if (query.error instanceof ApiError && [404, 422].includes(query.error.status))
    return <Unknown title="This invoice does not exist" />;
  return (
    <Loaded what="The invoice" query={query}>
      {(paper) => (
        <>
          <Printed margin="15mm" styles={ON_PAPER} className="grid grid-cols-[minmax(0,1fr)]">
            <InvoicePaper paper={paper} />
          </Printed>
          <div className="flex flex-wrap gap-3">
            <button type="button" className="btn border-base-300 bg-base-100" onClick={() => print()}>
              Print
            </button>
            <InvoicePdf number={number} />
            {isAdmin && paper.kind === "invoice" && (
              <Link
                className="btn border-base-300 bg-base-100"
                to={`${routes.invoices.path}?credit=${number}`}
              >
                Credit note
              </Link>
            )}
          </div>
        </>
      )}
    </Loaded>
  );
}

function InvoicePaper({ paper }: { paper: Paper }) {
  const { number, kind, of, day, dueDay, reference, supplied, seller, buyer, reason, taxNote } = paper;
  const isCredit = kind === "credit";
  const facts: Record<string, string | undefined> = {
    Day: dayText(day),
    Supplied: supplied.map(dayText).join("; "),
    Order: reference,
    Reason: reason ?? "",
  };
  return (
    <article className="panel wrap-anywhere grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 p-5 sm:p-8">
      <header className="flex flex-wrap justify-between gap-x-8 gap-y-4">
        <Seller seller={seller} />
        <div className="grid content-start gap-1">
          <h2 className="font-extrabold text-2xl tabular-nums">
            {`${isCredit ? "Credit note" : "Invoice"} ${number}`}
          </h2>
          {of && (
            <p>
              <span>Of invoice </span>
              <PaperLink number={of} />
            </p>
          )}
          <dl className="grid gap-0.5 text-sm tabular-nums">
            {Object.entries(facts).map(
              ([label, text]) =>
                text && (
                  <div key={label} className="flex flex-wrap gap-x-3">
                    <dt className="muted w-20 max-w-full">{label}</dt>
                    <dd dir="auto">{text}</dd>
                  </div>
                ),
            )}
          </dl>
        </div>
      </header>
      <address
        className="grid justify-self-start border-base-300 border-l-3 pl-3 not-italic"
        aria-label="Buyer"
      >
        {buyer ? (
          <>
            <b dir="auto">{buyer.name}</b>
            <span dir="auto" className="whitespace-pre-line">
              {addressLines(buyer.address)}
            </span>
            <span>{buyer.email}</span>
          </>
        ) : (
          <span>The buyer's name is no longer kept.</span>
        )}
      </address>
      <InvoiceLines paper={paper} />
      <InvoiceTaxes taxes={paper.taxes} />
      {taxNote && <p className="text-sm">{taxNote}</p>}
      {!isCredit && <Money paper={paper} dueDay={dueDay} />}
    </article>
  );
}

function Seller({ seller }: Pick<Paper, "seller">) {
  const { name, street, town, country, email, phone, taxNumber, vatNumber } = seller;
  const lines = [
    [street, town, country].filter(Boolean).join(", "),
    [email, phone].filter(Boolean).join(", "),
    taxNumber && `Tax number: ${taxNumber}`,
    vatNumber && `VAT number: ${vatNumber}`,
  ];
  return (
    <address className="grid content-start not-italic" aria-label="Seller">
      <b className="text-lg">{name}</b>
      {lines.map((line) => line && <span key={line}>{line}</span>)}
    </address>
  );
}

/** Says how to pay as long as something is due, and what came. */
function Money({ paper, dueDay }: { paper: Paper; dueDay: string | null }) {
  const { total, paid, due, payTo, reference, credits, state } = paper;
  const credited = Math.round((total - paid - due) * 100) / 100;
  return (
    <>
      <Block title={state === "paid" ? "Paid" : "Payment"}>
        <Sum label="Received" amount={paid} />
        {credited > 0 && <Sum label="Credited" amount={credited} />}
        <Sum label="Due" amount={due} isStrong />
      </Block>
      {due > 0 && payTo.length > 0 && (
        <Block
          title="How to pay"
          aside={isPaidAsNow(payTo) && <PayCode due={cents(due, 1)} reference={reference} />}
        >
          {[...payTo, { name: "Reference", value: reference }].map(({ name, value }) => (
            <div key={name} className="flex flex-wrap gap-x-3">
              <dt className="muted w-40 max-w-full">{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
          {dueDay && (
            <div className="flex flex-wrap gap-x-3">
              <dt className="muted w-40 max-w-full">Pay by</dt>
              <dd>{dayText(dueDay)}</dd>
            </div>
          )}
        </Block>
      )}
      {credits.length > 0 && (
        <p>
          <span>Credit notes: </span>
          {credits.map((credit) => (
            <span key={credit}>
              <PaperLink number={credit} />{" "}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

/** The code has the shop's account, which may be another than on an older paper. */
function isPaidAsNow(payTo: Paper["payTo"]): boolean {
  return JSON.stringify(payTo) === JSON.stringify(paymentTerms?.to);
}

function Block({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-bold">{title}</h3>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <dl className="grid min-w-0 grow basis-60 grid-cols-[minmax(0,1fr)] gap-0.5 text-sm tabular-nums">
          {children}
        </dl>
        {aside}
      </div>
    </section>
  );
}

function Sum({ label, amount, isStrong }: { label: string; amount: number; isStrong?: boolean }) {
  return (
    <div className="flex flex-wrap gap-x-3">
      <dt className="muted w-40 max-w-full">{label}</dt>
      <dd className={isStrong ? "font-bold" : undefined}>{money(amount)}</dd>
    </div>
  );
}

function PaperLink({ number }: { number: string }) {
  return (
    <Link className="link tabular-nums" to={pathOf(routes.invoice.path, { number })}>
      {number}
    </Link>
  );
}
