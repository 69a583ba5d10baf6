import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * The shop's data between two runs, in a folder of its own. The emulators save into `next` when they stop.
 * firebase-tools removes an old save before it puts the new one in its place, so the save that counts stays
 * elsewhere until the new one is complete.
 */
export function savedData(folder) {
  const current = join(folder, "shop");
  const previous = join(folder, "shop.previous");
  const next = join(folder, "shop.next");

  /** Puts the folder in order after whatever happened to the last run; gives the save, if there is one. */
  function open() {
    mkdirSync(folder, { recursive: true });
    keepNext();
    if (!existsSync(current) && existsSync(previous)) renameSync(previous, current);
    // An export that was cut short leaves its half behind under this name.
    for (const name of readdirSync(folder)) {
      if (name.startsWith("firebase-export-")) rmSync(join(folder, name), { recursive: true });
    }
    return existsSync(current) ? current : undefined;
  }

  /** Makes a complete new save the one that counts; says whether there was one. */
  function keepNext() {
    // The last file an export writes; the folder gets its name only after that.
    if (!existsSync(join(next, "firebase-export-metadata.json"))) {
      dropNext();
      return false;
    }
    rmSync(previous, { recursive: true, force: true });
    if (existsSync(current)) renameSync(current, previous);
    renameSync(next, current);
    rmSync(previous, { recursive: true, force: true });
    return true;
  }

  function dropNext() {
    rmSync(next, { recursive: true, force: true });
  }

  return { next, open, keepNext, dropNext };
}
