import { useInfiniteQuery } from "@tanstack/react-query";
import { dateTime } from "#ui/format/date.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { PagedList } from "#ui/paged-list.tsx";
import { ImportedPartsLink } from "./imported-parts-link.tsx";
import { importsQuery } from "./imports.queries.ts";
import { UndoImport } from "./undo-import.tsx";

export function EarlierImports() {
  const query = useInfiniteQuery(importsQuery);
  return (
    <section aria-labelledby="earlier" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="earlier" className="font-extrabold text-xl">
        Earlier imports
      </h2>
      <PagedList what="The imports" query={query} empty={<p className="muted">Nothing was imported yet.</p>}>
        {(imports) => (
          <ul className="panel divide-y divide-base-300">
            {imports.map(({ _id, name, at, email, who, counts, undone, isUndoable }) => (
              <li key={_id} className="flex flex-wrap items-start justify-between gap-4 p-4">
                <div className="wrap-anywhere grid min-w-0 grow basis-60 gap-1">
                  <p className="font-semibold">{name}</p>
                  <p className="muted text-sm">
                    <time dateTime={at}>{dateTime(at)}</time>
                    <span>{` by ${email ?? who}`}</span>
                  </p>
                  <p className="text-sm tabular-nums">
                    {`${counts.create} new, ${counts.update} changed, ${counts.wrong + counts.conflict + counts.gone} refused`}
                  </p>
                  {undone > 0 && (
                    <p className="font-semibold text-sm">
                      {undone < counts.create + counts.update
                        ? `${pluralize(undone, "part")} taken back`
                        : "Undone"}
                    </p>
                  )}
                  {undone < counts.create + counts.update && <ImportedPartsLink importId={_id} />}
                </div>
                <UndoImport id={_id} name={name} isUndoable={isUndoable} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
