import type { Purchase } from "@carparts/functions/contract/admin/purchases";
import { useQuery } from "@tanstack/react-query";
import { SelectField } from "#ui/forms/select-field.tsx";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import type { CountList } from "./count-list.ts";
import { openPurchasesQuery, orderedQuery } from "./ordered.queries.ts";
import { type OrderedLine, orderedAs, orderedLines, stateOf, strangers } from "./ordered-lines.ts";

interface Props {
  list: CountList;
  onChange: (act: (list: CountList) => CountList) => void;
  /** Sets a part's pieces to those that are still to come, and lists it before. */
  onFill: (line: OrderedLine) => void;
}

/** Chooses what the delivery is of. Scanned lines are ticked off, and what is short, over or not on it is said. */
export function PurchaseOrder({ list, onChange, onFill }: Props) {
  const { data: open, error, refetch } = useQuery(openPurchasesQuery);
  const { purchase: id } = list;
  const isListed = id === undefined || open?.some(({ _id }) => _id === id);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="max-w-96">
        <SelectField
          label="Purchase order"
          value={id ?? ""}
          onChange={({ target }) =>
            onChange(({ purchase: _before, ...before }) =>
              target.value === "" ? before : { ...before, purchase: target.value },
            )
          }
        >
          <option value="">
            {open || error ? (open?.length === 0 ? "None is to come" : "None") : "Looking up …"}
          </option>
          {!isListed && <option value={id}>The chosen one</option>}
          {open?.map(({ _id, number, supplier }) => (
            <option key={_id} value={_id}>{`${number}, ${supplier.name}`}</option>
          ))}
        </SelectField>
      </div>
      {error && <LoadFailed what="The purchases" error={error} onRetry={() => refetch()} />}
      {id !== undefined && <Ordered id={id} list={list} onFill={onFill} />}
    </div>
  );
}

function Ordered({ id, list, onFill }: Omit<Props, "onChange"> & { id: string }) {
  const query = useQuery(orderedQuery(id));
  const { data: purchase, error, refetch } = query;
  if (!purchase) return error && <LoadFailed what="The purchase" error={error} onRetry={() => refetch()} />;
  return (
    <>
      <OrderedList purchase={purchase} list={list} onFill={onFill} />
      <Strangers purchase={purchase} list={list} />
    </>
  );
}

function OrderedList({ purchase, list, onFill }: Pick<Props, "list" | "onFill"> & { purchase: Purchase }) {
  const lines = orderedLines(purchase, list);
  if (lines.length === 0) return <p>{`Everything on ${purchase.number} has arrived.`}</p>;
  return (
    <ul
      aria-label={`To come of ${purchase.number}`}
      className="panel grid max-h-96 overflow-y-auto px-4 py-1"
    >
      {lines.map((line) => {
        const { productId, name, partNumber, open, scanned } = line;
        const isOdd = scanned > open;
        const isDone = scanned === open;
        return (
          <li
            key={productId}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-base-300 border-b py-2 last:border-0"
          >
            <span className="wrap-anywhere grid grow basis-48">
              <span>{name}</span>
              {partNumber && <span className="muted text-xs">{partNumber}</span>}
            </span>
            <span className="tabular-nums">{`${scanned} of ${open}`}</span>
            <span className={`font-semibold ${isOdd ? "text-error" : isDone ? "text-success" : ""}`}>
              {`${isDone ? "✓ " : ""}${stateOf(line)}`}
            </span>
            {!isDone && (
              <button
                type="button"
                className="btn btn-sm border-base-300 bg-base-100"
                aria-label={`All ${open} came: ${name}`}
                onClick={() => onFill(line)}
              >
                {`All ${open}`}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function called({ name, partNumber }: { name: string; partNumber: string | null }): string {
  return [name, partNumber].filter(Boolean).join(", ");
}

function Strangers({ purchase, list }: { purchase: Purchase; list: CountList }) {
  const odd = strangers(purchase, list);
  if (odd.length === 0) return null;
  return (
    <div role="alert" className="alert alert-warning alert-soft block text-base">
      <p>{`Not on ${purchase.number}, and not booked with it:`}</p>
      <ul className="list-disc pl-5">
        {odd.map((line) => {
          const other = orderedAs(purchase, line);
          return (
            <li key={line.productId} className="wrap-anywhere">
              {called(line)}
              {other && (
                <span className="block">
                  {`It came under another number, for ${called(other)}. Book it in without a purchase.`}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
