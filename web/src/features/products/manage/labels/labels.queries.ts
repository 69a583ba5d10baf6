import { searchParts } from "@carparts/functions/contract/admin/parts";
import { pathOf } from "@carparts/functions/contract/endpoint";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import type { PartsState } from "../managed-parts.queries.ts";
import { type LabelledPart, MOST_LABELS } from "./label-parts.ts";

const PAGE = 100;

/** The parts of a list, or only those of them that are chosen, as many as are printed at most. */
export function labelsQuery(state: PartsState["state"], chosen: readonly string[]) {
  return queryOptions({
    queryKey: ["products", "labels", pathOf("", {}, { ...state, chosen })],
    async queryFn({ signal }) {
      const parts: LabelledPart[] = [];
      const wanted = new Set(chosen);
      const most = wanted.size > 0 ? Math.min(wanted.size, MOST_LABELS) : MOST_LABELS;
      let total = 0;
      let after: string | undefined;
      do {
        const page = await call(searchParts, { query: { ...state, limit: PAGE, after } }, { signal });
        parts.push(...page.items.filter(({ _id }) => wanted.size === 0 || wanted.has(_id)));
        total = wanted.size || page.total;
        after = page.next ?? undefined;
      } while (after !== undefined && parts.length < most);
      return { parts: parts.slice(0, most), total };
    },
  });
}
