import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { queryOptions } from "@tanstack/react-query";

/** The parts that this page gave the number to. */
export function givenToQuery(number: string) {
  return queryOptions({
    queryKey: ["given-number", number],
    queryFn: (): readonly ListedPart[] => [],
    enabled: false,
    initialData: [],
    gcTime: Number.POSITIVE_INFINITY,
  });
}
