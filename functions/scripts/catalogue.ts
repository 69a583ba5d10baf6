import { renewSnapshot } from "../src/catalogue/replica/snapshot.domain.ts";
import { addMadeUp, presentPlaces, removeMadeUp } from "./made-up/made-up-shop.ts";
import { Progress } from "./made-up/progress.ts";

// `npm run catalogue -- 100000` sees to it that the shop has so many made-up parts beside its own: it adds what is
// missing and takes away what is too much. Can be stopped and run again at any time. Refuses to run outside the emulators.

/** A shop that follows so many changes one by one is behind for minutes. */
const MANY = 5_000;

/** The emulator looks at all documents for each query. */
const READ_AT_ONCE = 20_000;

const [, , count = ""] = process.argv;
const wanted = Number(count);
if (!/^\d+$/.test(count)) {
  console.error("How many made-up parts? npm run catalogue -- 100000, or -- 0 to take them away.");
  process.exit(2);
}
if (!process.env.FIRESTORE_EMULATOR_HOST) {
  throw new Error("Made-up parts are for the emulators: FIRESTORE_EMULATOR_HOST is not set.");
}

const present = await presentPlaces();
const missing = Array.from({ length: wanted }, (_, place) => place).filter((place) => !present.has(place));
const surplus = [...present].filter((place) => place >= wanted).length;

if (missing.length > 0) {
  const adding = new Progress("Adding parts", missing.length);
  await addMadeUp(missing, (count) => adding.add(count));
}
if (surplus > 0) {
  const removing = new Progress("Removing parts", surplus);
  await removeMadeUp(wanted, (count) => removing.add(count));
}
if (missing.length + surplus > 0) {
  console.log("Renewing the snapshot of the catalogue …");
  await renewSnapshot(READ_AT_ONCE);
}
console.log(`The shop has ${wanted} made-up parts.`);
if (missing.length + surplus > MANY)
  console.log("Start a running shop again, so that it loads them at once.");
