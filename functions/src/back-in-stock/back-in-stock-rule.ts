import type { SavedItem } from "../firestore/collections.ts";

export function isWaiting({ notify, availableAt }: SavedItem): boolean {
  return notify && availableAt === undefined;
}
