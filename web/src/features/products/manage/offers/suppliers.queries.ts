import { listSuppliers } from "@carparts/functions/contract/admin/suppliers";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { everyItem } from "#lib/every-page.ts";

/** Names by the suppliers' ids, in the order of names. */
export type SupplierNames = ReadonlyMap<string, string>;

function readSuppliers(signal: AbortSignal) {
  return everyItem((query) => call(listSuppliers, { query }, { signal }));
}

/** Purchases have the same key. */
const suppliersQuery = queryOptions({
  queryKey: ["suppliers", "all"],
  queryFn: ({ signal }) => readSuppliers(signal),
});

/** Undefined until they are loaded. */
export function useSuppliers() {
  return useQuery(suppliersQuery).data;
}

/** Undefined until they are loaded. */
export function useSupplierNames(): SupplierNames | undefined {
  const suppliers = useSuppliers();
  return suppliers && new Map(suppliers.map(({ _id, name }) => [_id, name]));
}

export async function readSupplierNames(signal: AbortSignal): Promise<SupplierNames> {
  const suppliers = await readSuppliers(signal);
  return new Map(suppliers.map(({ _id, name }) => [_id, name]));
}
