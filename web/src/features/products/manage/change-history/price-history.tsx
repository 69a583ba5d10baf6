import { useInfiniteQuery } from "@tanstack/react-query";
import { dateTime } from "#ui/format/date.ts";
import { PagedList } from "#ui/paged-list.tsx";
import { ShownValue } from "../part-values.tsx";
import { changesQuery } from "./changes.queries.ts";

/** What the price was, of the changes that are loaded. `Show more` loads earlier ones, as below the list of all. */
export function PriceHistory({ id }: { id: string }) {
  const query = useInfiniteQuery(changesQuery(id));
  return (
    <PagedList what="The prices" query={query} empty={<p className="muted">It never changed.</p>}>
      {(changes) => {
        const priced = changes.filter(({ changes }) => "price" in changes);
        if (priced.length === 0) return <p className="muted">Not changed lately.</p>;
        return (
          <ol aria-label="Prices" className="divide-y divide-base-300">
            {priced.map(({ at, changes: { price = [] } }) => (
              <li key={at} className="flex flex-wrap justify-between gap-x-4 py-2 tabular-nums">
                <time className="muted text-sm" dateTime={at}>
                  {dateTime(at)}
                </time>
                <b className="flex gap-x-2">
                  <ShownValue name="price" value={price[0]} />
                  <span aria-hidden="true">→</span>
                  <ShownValue name="price" value={price[1]} />
                </b>
              </li>
            ))}
          </ol>
        );
      }}
    </PagedList>
  );
}
