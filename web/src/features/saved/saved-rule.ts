import { isAvailable } from "@carparts/functions/contract/products";
import type { SavedPart } from "@carparts/functions/contract/saved";

/** Whether its owner is still to be told that it's available. */
export function isWaiting({ notify, availableAt }: Pick<SavedPart, "notify" | "availableAt">): boolean {
  return notify && availableAt === undefined;
}

/** Whether its owner is to be greeted with it. What is sold out again waits for the next time it comes. */
export function isBack(part: SavedPart): boolean {
  return part.notify && part.availableAt !== undefined && isAvailable(part);
}
