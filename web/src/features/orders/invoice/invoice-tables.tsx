import type { Invoice } from "@carparts/functions/contract/invoices";
import { money } from "#ui/format/money.ts";

const CELL = "wrap-anywhere py-2 pl-3 text-right tabular-nums sm:whitespace-nowrap";
/** On a phone an amount that is long has a line of its own. */
const CARD = "max-sm:flex max-sm:flex-wrap max-sm:justify-between";
/** On a phone's screen the part's cell has it. */
const ROOMY = `${CELL} max-sm:hidden`;

/** All that is billed, with its total. */
export function InvoiceLines({ paper: { lines, deposits, shipping, total } }: { paper: Invoice }) {
  const numbers = new Map(lines.map(({ orderId, number }) => [orderId, number]));
  const rows = [
    ...lines.map((line) => ({
      ...line,
      key: line.orderId,
      facts: [line.partNumber, `Order ${line.number}`],
    })),
    ...deposits.map(({ orderId, amount, ...deposit }) => ({
      ...deposit,
      ...{ key: `deposit ${orderId}`, name: "Deposit", price: amount },
      facts: [numbers.has(orderId) && `Order ${numbers.get(orderId)}`],
    })),
  ];
  return (
    <table className="w-full max-sm:block">
      <caption className="sr-only">Lines</caption>
      <thead className="max-sm:block">
        <tr className={`border-base-300 border-b text-sm ${CARD}`}>
          <th scope="col" className="w-full py-2 text-left max-sm:w-auto">
            Part
          </th>
          <th scope="col" className={ROOMY}>
            Pieces
          </th>
          <th scope="col" className={ROOMY}>
            Price
          </th>
          <th scope="col" className={CELL}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ key, name, facts, pieces, price, gross }) => (
          <tr key={key} className={`border-base-300 border-b align-top ${CARD}`}>
            <th scope="row" className="wrap-anywhere py-2 text-left max-sm:grow max-sm:basis-40">
              <span dir="auto">{name}</span>
              <span className="block font-normal text-sm">{facts.filter(Boolean).join(" · ")}</span>
              <span className="block font-normal text-sm tabular-nums sm:hidden">
                {`${pieces} × ${money(price)}`}
              </span>
            </th>
            <td className={ROOMY}>{pieces}</td>
            <td className={ROOMY}>{money(price)}</td>
            <td className={CELL}>{money(gross)}</td>
          </tr>
        ))}
        {shipping.gross !== 0 && <SumRow label="Sending" amount={shipping.gross} />}
        <SumRow label="Total" amount={total} isStrong />
      </tbody>
    </table>
  );
}

function SumRow({ label, amount, isStrong }: { label: string; amount: number; isStrong?: boolean }) {
  return (
    <tr className={`${isStrong ? "font-extrabold text-lg" : "border-base-300 border-b"} ${CARD}`}>
      <th scope="row" className={`py-2 text-left ${isStrong ? "font-extrabold" : "font-bold"}`}>
        {label}
      </th>
      <td className={ROOMY} />
      <td className={ROOMY} />
      <td className={CELL}>{money(amount)}</td>
    </tr>
  );
}

/** Renders nothing in a shop without tax. */
export function InvoiceTaxes({ taxes }: Pick<Invoice, "taxes">) {
  if (taxes.length === 0) return null;
  return (
    <table className="w-fit max-w-full text-sm">
      <caption className="text-left font-bold">VAT contained in it</caption>
      <thead>
        <tr>
          {["Rate", "Net", "VAT", "Gross"].map((label) => (
            <th key={label} scope="col" className={`${CELL} first:pl-0 first:text-left`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {taxes.map(({ percent, net, vat, gross }) => (
          <tr key={percent}>
            <th scope="row" className="py-2 text-left tabular-nums">{`${percent} %`}</th>
            <td className={CELL}>{money(net)}</td>
            <td className={CELL}>{money(vat)}</td>
            <td className={CELL}>{money(gross)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
