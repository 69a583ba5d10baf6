import { partFields } from "@carparts/functions/contract/admin/part-fields";
import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { fittedVehicle } from "@carparts/functions/contract/catalogue/fitted";
import { pathOf } from "@carparts/functions/contract/endpoint";
import type { ReactNode } from "react";
import { routes } from "#routes.ts";
import { ExpectedDay } from "#ui/expected-day.tsx";
import { money } from "#ui/format/money.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { Link } from "#ui/link.tsx";
import { PartPicture } from "#ui/part-picture.tsx";
import { labelOf, ShownValue, shownLines } from "./part-values.tsx";

/** What stands in the head already. */
const IN_HEAD: ReadonlySet<string> = new Set([
  "name",
  "price",
  "quantity",
  "picture",
  "shelf",
  "fitment",
  "offers",
]);

const detailNames = Object.keys(partFields).filter((name) => !IN_HEAD.has(name));

interface Props {
  part: ListedPart;
  /** What can be done with it. */
  children: ReactNode;
}

/** A part's name, figures and acts. */
export function PartHead({ part, children }: Props) {
  const { _id: id, name, picture, price, quantity, onHand, shelf, waiting, onOrder, expected } = part;
  const figures = [
    ["Price", money(price)],
    ["In stock", pluralize(quantity, "piece")],
    ["Ordered, not picked", pluralize(onHand - quantity, "piece")],
    ["On order", onOrder > 0 ? pluralize(onOrder, "piece") : "Nothing"],
    ["Expected", <ExpectedDay key="expected" day={expected} />],
    ["Shelf", shelf ?? "None"],
    ["Waiting", pluralize(waiting, "customer")],
  ] as const;
  return (
    <section aria-label="Part" className="panel flex flex-wrap items-start gap-5 p-5">
      <PartPicture src={picture} alt="" className="min-w-24 max-w-24 rounded-selector" />
      <div className="grid min-w-0 grow basis-80 gap-3">
        <h2 className="wrap-anywhere font-extrabold text-xl">{name}</h2>
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt className="muted wrap-anywhere text-xs">{label}</dt>
              <dd className="font-bold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-2 print:hidden">
          {children}
          <Link className="btn btn-sm border-base-300 bg-base-100" to={pathOf(routes.part.path, { id })}>
            See it in the shop
          </Link>
          <button type="button" className="btn btn-sm border-base-300 bg-base-100" onClick={() => print()}>
            Print
          </button>
        </div>
      </div>
    </section>
  );
}

/** All other fields. Those without a value are named together. */
export function PartDetails({ part }: { part: ListedPart }) {
  const values: Readonly<Record<string, unknown>> = part;
  const isFilled = (name: string) => shownLines(name, values[name]).length > 0;
  const empty = detailNames.filter((name) => !isFilled(name));
  return (
    <div className="panel grid gap-3 p-4">
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)]">
        {detailNames.filter(isFilled).map((name) => (
          <div key={name} className="contents">
            <dt className="muted wrap-anywhere text-sm sm:pt-0.5">{labelOf(name)}</dt>
            <dd className="max-sm:pb-1">
              <Value name={name} value={values[name]} />
            </dd>
          </div>
        ))}
      </dl>
      {empty.length > 0 && <p className="muted text-sm">{`Empty: ${empty.map(labelOf).join(", ")}.`}</p>}
    </div>
  );
}

const FEW_LINES = 12;

/** A long list is folded. */
function Value({ name, value }: { name: string; value: unknown }) {
  const { length } = shownLines(name, value);
  if (length <= FEW_LINES) return <ShownValue name={name} value={value} />;
  return (
    <details>
      <summary className="cursor-pointer">{pluralize(length, "line")}</summary>
      <ShownValue name={name} value={value} />
    </details>
  );
}

/** The vehicles that it fits, a line each. Many are folded. */
export function PartVehicles({ part: { fitment } }: { part: ListedPart }) {
  if (fitment.length === 0) return <p className="muted">It has no vehicles.</p>;
  return (
    <details open={fitment.length <= FEW_LINES} className="panel p-4">
      <summary className="cursor-pointer font-semibold">{pluralize(fitment.length, "vehicle")}</summary>
      <ul className="wrap-anywhere pt-2 text-sm">
        {fitment.map((row) => (
          <li key={JSON.stringify(row)}>
            {row.note ? `${fittedVehicle(row)}, ${row.note}` : fittedVehicle(row)}
          </li>
        ))}
      </ul>
    </details>
  );
}
