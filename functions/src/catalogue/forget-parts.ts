import { log } from "../core/log.ts";
import { writeMissingTombstones } from "../parts/tombstones.store.ts";
import { replica } from "./replica/own-replica.ts";

/** Parts that nobody finds any more: this copy forgets those that it has, and all others hear of it. */
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
