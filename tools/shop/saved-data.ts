import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/**
 * The shop's data between runs. firebase-tools deletes the old save before it stores the new one, so the
 * current save stays elsewhere until `next` is complete.
 */
export function savedData(folder: string) {
  const current = join(folder, "shop");
  const previous = join(folder, "shop.previous");
  const next = join(folder, "shop.next");

  /** Cleans up after an interrupted run and returns the save, if any. */
  function open() {
    mkdirSync(folder, { recursive: true });
    saveNext();
    if (!existsSync(current) && existsSync(previous)) renameSync(previous, current);
    // An interrupted export leaves this behind.
    for (const name of readdirSync(folder)) {
      if (name.startsWith("firebase-export-")) rmSync(join(folder, name), { recursive: true });
    }
    return existsSync(current) ? current : undefined;
  }

  /** Makes a complete new save the current one. Returns whether there was one. */
  function saveNext() {
    // An export writes this file last.
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

  return { next, open, keepNext: saveNext, dropNext };
}
