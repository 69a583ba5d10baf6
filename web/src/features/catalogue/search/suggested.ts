import { useInfiniteQuery } from "@tanstack/react-query";
import { catalogueQuery } from "../catalogue.queries.ts";
import type { Filters } from "../filters/filters.ts";
import { useSettledText } from "./settled-text.ts";

const SUGGESTED = 6;

/**
 * The best few parts for a text and how many there are, whatever else the list is filtered and sorted by. Undefined
 * until they are this text's own. The list without filters is the same call.
 */
export function useSuggested(
  text: string,
  vehicle: Pick<Filters, "make" | "model" | "year"> | undefined,
  isWanted: boolean,
) {
  const q = useSettledText(text);
  const isSettled = q !== "" && q === text.trim();
  const { data, isPlaceholderData } = useInfiniteQuery({
    ...catalogueQuery({ q, ...vehicle }),
    enabled: isWanted && isSettled,
  });
  const [first] = data?.pages ?? [];
  if (!first || !isSettled || isPlaceholderData) return undefined;
  return { parts: first.items.slice(0, SUGGESTED), isOnly: first.total === 1 };
}
