import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while a page is as it was rendered without a browser: without an address's query and without storage. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
