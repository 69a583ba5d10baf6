import type { Maker } from "../contract/catalogue/part.ts";
import { nameKey } from "../contract/values/names.ts";
import { readEnvironment } from "../environment.ts";
import { findMakers, type Makers } from "./makers.store.ts";

const { PUBLIC_ANSWER_SECONDS } = readEnvironment(process.env);

/** In milliseconds. Where nothing is cached, makers aren't either. */
const REMEMBERED = PUBLIC_ANSWER_SECONDS > 0 ? 60_000 : 0;

let remembered: { readonly makers: Promise<Makers>; readonly until: number } | undefined;

/** As they were a minute ago at most: every part's page names one, and they seldom change. */
function knownMakers(): Promise<Makers> {
  const now = Date.now();
  if (remembered && now < remembered.until) return remembered.makers;
  const makers = findMakers();
  remembered = { makers, until: now + REMEMBERED };
  makers.catch(forgetKnown);
  return makers;
}

export function forgetKnown(): void {
  remembered = undefined;
}

export async function makerOf(brand: string): Promise<Maker | null> {
  const key = nameKey(brand);
  return (key === "" ? undefined : (await knownMakers()).get(key)) ?? null;
}
