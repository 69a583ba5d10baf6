import { Product } from "@carparts/functions/contract/products";
import { doc } from "firebase/firestore";
import { useMemo } from "react";
import { useFirestore, useFirestoreDocData } from "reactfire";

/**
 * A product as it is in the database this moment, moving by itself; undefined while it is not there, null
 * when it is gone. Needs a FirestoreProvider, and an error boundary: reactfire throws while it renders.
 */
export function useLiveProduct(id: string): Product | null | undefined {
  const { status, data } = useFirestoreDocData(doc(useFirestore(), "products", id), { idField: "_id" });
  // Parsed once for each change: a new object at every render would be a change at every render.
  return useMemo(() => {
    if (status !== "success") return undefined;
    return data ? Product.parse(data) : null;
  }, [status, data]);
}
