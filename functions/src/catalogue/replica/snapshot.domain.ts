import { readable } from "../../firestore/readable.ts";
import { CATALOGUE_FORMAT } from "../sqlite/schema.ts";
import { Replica } from "./replica.ts";
import * as store from "./snapshot.store.ts";
import { pack } from "./snapshot-chunks.ts";

/** Each process reads them when it starts. */
const MOST_CHANGES = 50;
const DAY = 24 * 60 * 60 * 1000;
/** Heals whatever was missed, for as many reads as there are parts. */
const AFRESH_EVERY = 7 * DAY;

/** `present` if the last one will do, and `overtaken` if another one was written meanwhile. */
export type Outcome = "written" | "present" | "overtaken";

/** Writes a new snapshot of the catalogue if the last one is missing, damaged or old. Two at once do no harm. Reads so many parts at once, if it's said. */
export async function renewSnapshot(atOnce?: number): Promise<Outcome> {
  const before = await store.findSnapshot();
  const { madeAfreshAt, coversUntil } = readable(before) ?? {};
  const isRecent = madeAfreshAt !== undefined && Date.now() - madeAfreshAt.toMillis() < AFRESH_EVERY;
  const { catalogue, since, isFromSnapshot, changes } = await new Replica({
    usesSnapshot: isRecent,
    atOnce,
  }).complete();
  const age = coversUntil === undefined ? DAY : Date.now() - coversUntil.toMillis();
  if (isFromSnapshot && (changes === 0 || (changes <= MOST_CHANGES && age < DAY))) return "present";
  const made = {
    format: CATALOGUE_FORMAT,
    coversUntil: since,
    madeAfreshAt: isFromSnapshot && madeAfreshAt ? madeAfreshAt : since,
  };
  return (await store.writeSnapshot(before, made, pack(catalogue))) ? "written" : "overtaken";
}
