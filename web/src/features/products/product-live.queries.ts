import { Product } from "@carparts/functions/contract/products";
import { doc } from "firebase/firestore";
import { useMemo } from "react";
import { useFirestore, useFirestoreDocData } from "reactfire";

/** Undefined while loading, null once deleted. Needs an error boundary, because reactfire throws while rendering. */
export function useLiveProduct(id: string): Product | null | undefined {
  const { status, data } = useFirestoreDocData(doc(useFirestore(), "products", id), { idField: "_id" });
  // Parsed once per change, because a new object on every render would count as a change.
  return useMemo(() => {
    if (status !== "success") return undefined;
    return data ? Product.parse(data) : null;
  }, [status, data]);
}
