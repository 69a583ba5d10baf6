import type { SavedItem } from "../firestore/collections.ts";

/** Whether its owner is still to be told that it's available. */
export function isWaiting({ notify, availableAt }: SavedItem): boolean {
  return notify && availableAt === undefined;
}
