import { isAvailable } from "@carparts/functions/contract/products";
import type { SavedPart } from "@carparts/functions/contract/saved";

/** Its owner awaits the notice that it's available. */
export function isWaiting({ notify, availableAt }: Pick<SavedPart, "notify" | "availableAt">): boolean {
  return notify && availableAt === undefined;
}

/** The toast of a change of the saved parts. Null removed it. */
export function changeText(name: string, notify: boolean | null, wasWaiting = false): string {
  if (notify === null) return `No longer saved: ${name}`;
  if (notify) return `We'll tell you when it's available: ${name}`;
  return wasWaiting ? `Notification cancelled: ${name}` : `Saved in your Dashbord: ${name}`;
}

/** Greets the owner with it. A part that is sold out again waits for the next time. */
export function isBack(part: SavedPart): boolean {
  return part.notify && part.availableAt !== undefined && isAvailable(part);
}
