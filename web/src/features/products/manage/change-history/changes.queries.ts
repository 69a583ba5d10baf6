import { listChanges } from "@carparts/functions/contract/admin/change-history";
import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { useMutation } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { everyItem } from "#lib/every-page.ts";
import { listQuery } from "#lib/list-query.ts";
import { saveCsv } from "#lib/save-file.ts";
import { shownLines } from "../part-values.tsx";

const PAGE = 10;

/** The changes of a part, newest first. */
export function changesQuery(id: string) {
  return listQuery(
    ["products", "changes", id],
    (page, signal) => call(listChanges, { params: { id }, query: page }, { signal }),
    PAGE,
  );
}

/** A file of all changes, with a line for each field. */
export function useChangesFile({ _id: id, name }: Pick<ListedPart, "_id" | "name">) {
  return useMutation({
    mutationFn: async () => {
      const all = await everyItem((query) => call(listChanges, { params: { id }, query }));
      const rows = all.flatMap(({ at, who, email, cause, changes, why }) =>
        Object.entries(changes).map(([field, [before, after]]) => {
          const [was, is] = [before, after].map((value) => shownLines(field, value).join(" | "));
          return [at, email ?? who, cause, field, was, is, why];
        }),
      );
      saveCsv(`changes ${name}`, [["at", "who", "cause", "field", "before", "after", "why"], ...rows]);
    },
  });
}
