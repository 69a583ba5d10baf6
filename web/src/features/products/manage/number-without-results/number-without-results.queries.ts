import { type ListedPart, readWholePart, searchParts } from "@carparts/functions/contract/admin/parts";
import { changeProduct } from "@carparts/functions/contract/admin/products";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { refresh } from "#lib/refresh.ts";
import { givenToQuery } from "./given-to.queries.ts";
import { withNumber } from "./with-number.ts";

const SHOWN = 8;

/** The first parts that words or a number find. */
export function foundPartsQuery(q: string) {
  return queryOptions({
    queryKey: ["products", "found", q],
    queryFn: ({ signal }) => call(searchParts, { query: { q, limit: SHOWN } }, { signal }),
    enabled: q !== "",
    placeholderData: keepPreviousData,
  });
}

interface Given {
  readonly part: ListedPart;
  readonly brand: string;
}

/** Adds the number to the part as it is by now: a second try goes on from what was changed or arrived meanwhile. */
export function useGiveNumber(number: string) {
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn({ part: { _id: id }, brand }: Given) {
      const part = await call(readWholePart, { params: { id } }, { isFresh: true });
      const change = withNumber(part, number, brand);
      if (!change) return part;
      return call(changeProduct, { params: { id }, body: { version: part.version, ...change } });
    },
    onSuccess(part) {
      const { queryKey } = givenToQuery(number);
      queryClient.setQueryData(queryKey, (given = []) => [
        ...given.filter(({ _id }) => _id !== part._id),
        part,
      ]);
    },
    onSettled: () => void refresh(queryClient, "products"),
  });
}
