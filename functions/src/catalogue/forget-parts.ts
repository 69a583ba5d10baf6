import { log } from "../core/log.ts";
import { writeMissingTombstones } from "../parts/tombstones.store.ts";
import { replica } from "./replica/own-replica.ts";

/** Removes deleted parts from this replica, and notifies the others. */
export async function forgetParts(ids: readonly string[]): Promise<void> {
  const forgotten = replica.forget(ids);
  if (forgotten.length === 0) return;
  await writeMissingTombstones(forgotten).catch((cause) => {
    log("setback", "Other copies still have parts that are gone.", {
      parts: forgotten,
      cause: String(cause),
    });
  });
}
