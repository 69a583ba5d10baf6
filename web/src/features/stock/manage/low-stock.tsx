import { useInfiniteQuery } from "@tanstack/react-query";
import { PagedList } from "#ui/paged-list.tsx";
import { PartPicture } from "#ui/part-picture.tsx";
import { RestockButton } from "./restock-button.tsx";
import { lowStockQuery } from "./stock.queries.ts";

/** Parts that nobody can order, because the stock is below the minimum order. */
export function LowStock() {
  const query = useInfiniteQuery(lowStockQuery);
  const empty = <p className="panel p-6">Every part has enough stock.</p>;
  return (
    <PagedList what="The stock" query={query} empty={empty}>
      {(parts) => (
        <ul className="panel divide-y divide-base-300">
          {parts.map((part) => (
            <li key={part._id} className="flex flex-wrap items-center gap-4 p-4">
              <PartPicture src={part.picture} alt="" className="max-w-18 min-w-18 rounded-field" />
              <div className="flex min-w-0 grow basis-48 flex-wrap items-center justify-end gap-x-4 gap-y-2">
                <p className="grow basis-32 font-bold">{part.name}</p>
                <p className="muted text-sm tabular-nums">
                  {`${part.quantity} in stock, minimum ${part.minimumQuantity}`}
                </p>
                {part.waiting > 0 && (
                  <p className="badge badge-info badge-soft h-auto min-h-6 font-semibold">
                    {waitingText(part.waiting)}
                  </p>
                )}
                <RestockButton part={part} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function waitingText(waiting: number): string {
  return waiting === 1 ? "1 customer waits for it" : `${waiting} customers wait for it`;
}
