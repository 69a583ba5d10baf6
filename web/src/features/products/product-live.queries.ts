import { Product } from "@carparts/functions/contract/products";
import { decimalOf, Price } from "@carparts/functions/contract/values/money";
import { doc } from "firebase/firestore";
import { useMemo } from "react";
import { useFirestore, useFirestoreDocData } from "reactfire";
import * as z from "zod/mini";

const expected = z.optional(z.nullable(z.string()));
const StoredProduct = z.object({ ...Product.shape, price: Price, expected });

function shown(stored: unknown): LiveProduct | undefined {
  const { data } = StoredProduct.safeParse(stored);
  return data && { ...data, price: decimalOf(data.price) };
}

export type LiveProduct = Product & Pick<z.infer<typeof StoredProduct>, "expected">;

/**
 * Undefined while loading and if it can't be read, null once deleted. Needs an error boundary, because reactfire
 * throws while rendering.
 */
export function useLiveProduct(id: string): LiveProduct | null | undefined {
  const { status, data } = useFirestoreDocData(doc(useFirestore(), "products", id), { idField: "_id" });
  // Parsed once per change, because a new object on every render would count as a change.
  return useMemo(() => {
    if (status !== "success") return undefined;
    return data ? shown(data) : null;
  }, [status, data]);
}
