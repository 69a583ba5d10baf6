import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./workspace.mjs";

/** Where `npm start` keeps the shop's data, and the emulators' logs beside it. */
export const dataFolder = join(root, ".data");

const saved = join(dataFolder, "shop");
const previous = join(dataFolder, "shop.previous");

/**
 * The emulators save into this folder when they stop. firebase-tools removes the old folder before it puts
 * the new one in its place, so what was saved last is kept elsewhere until the new one is complete.
 */
export const nextSave = join(dataFolder, "shop.next");

/** Puts the folder in order after whatever happened to the last run; gives the saved data, if there is any. */
export function openSavedData() {
  mkdirSync(dataFolder, { recursive: true });
  keepNextSave();
  if (!existsSync(saved) && existsSync(previous)) renameSync(previous, saved);
  // An export that was cut short leaves its half behind under this name.
  for (const name of readdirSync(dataFolder)) {
    if (name.startsWith("firebase-export-")) rmSync(join(dataFolder, name), { recursive: true });
  }
  return existsSync(saved) ? saved : undefined;
}

/** Makes a complete new save the one that counts; says whether there was one. */
export function keepNextSave() {
  // The last file an export writes; the folder gets its name only after that.
  if (!existsSync(join(nextSave, "firebase-export-metadata.json"))) {
    dropNextSave();
    return false;
  }
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(saved)) renameSync(saved, previous);
  renameSync(nextSave, saved);
  rmSync(previous, { recursive: true, force: true });
  return true;
}

export function dropNextSave() {
  rmSync(nextSave, { recursive: true, force: true });
}
