import {
  type BrandWithManufacturer,
  type DeleteManufacturer,
  deleteManufacturer,
  listManufacturers,
  ManufacturersQuery,
  type SaveManufacturer,
  saveManufacturer,
} from "@carparts/functions/contract/admin/manufacturers";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ApiError, call } from "#lib/api-client.ts";
import { useListState } from "#lib/list-state.ts";
import { managedQuery } from "#lib/managed-query.ts";
import { refresh } from "#lib/refresh.ts";

export function useManufacturersState() {
  return useListState(ManufacturersQuery);
}
export type ManufacturersState = ReturnType<typeof useManufacturersState>;

export function manufacturersQuery(state: ManufacturersState["state"]) {
  return managedQuery("makers", state, (query, signal) => call(listManufacturers, { query }, { signal }));
}

/** A brand with its maker as they are now, also one that the shop doesn't have yet. */
export function manufacturerQuery(brand: string) {
  return queryOptions({
    queryKey: ["makers", "of", brand],
    queryFn: async ({ signal }): Promise<BrandWithManufacturer> => {
      const query = { brand: [brand], limit: 1 };
      const [listed] = (await call(listManufacturers, { query }, { signal, isFresh: true })).items;
      return listed ?? { brand, version: 0, maker: null };
    },
    staleTime: 0,
    // Input refers to the state in which the dialog opened.
    refetchOnWindowFocus: false,
  });
}

/** The parts have their maker too. */
function useManufacturerChange<Sent>(change: (sent: Sent) => Promise<BrandWithManufacturer>) {
  const queryClient = useQueryClient();
  return useMutation<BrandWithManufacturer, ApiError<BrandWithManufacturer>, Sent>({
    mutationFn: change,
    onSettled: () => void refresh(queryClient, "makers", "products"),
  });
}

/** Sent again, it has the same key as long as that version is the present one. */
export function aboutMaker({ brand, version }: Pick<SaveManufacturer, "brand" | "version">): string {
  return `${brand} ${version}`;
}

export function useSaveManufacturer() {
  return useManufacturerChange((body: SaveManufacturer) =>
    call(saveManufacturer, { body }, { about: aboutMaker(body) }),
  );
}

export function useDeleteManufacturer() {
  return useManufacturerChange((body: DeleteManufacturer) => call(deleteManufacturer, { body }));
}
