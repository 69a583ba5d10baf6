import type { NounName } from "../contract/admin/nouns.ts";
import { readEnvironment } from "../environment.ts";
import { findThings, type Things } from "./nouns.store.ts";

const { PUBLIC_ANSWER_SECONDS } = readEnvironment(process.env);

/** In milliseconds. Without caches, these aren't cached either. */
const CACHE_MILLISECONDS = PUBLIC_ANSWER_SECONDS > 0 ? 60_000 : 0;

interface Cached {
  readonly things: Promise<Things<NounName>>;
  readonly until: number;
}

const cached = new Map<NounName, Cached>();

/** A minute old at most: many answers name one, and they seldom change. */
export function findCachedThings<Noun extends NounName>(noun: Noun): Promise<Things<Noun>> {
  const before = cached.get(noun);
  const now = Date.now();
  if (before && now < before.until) return before.things as Promise<Things<Noun>>;
  const things = findThings(noun);
  cached.set(noun, { things: things as Promise<Things<NounName>>, until: now + CACHE_MILLISECONDS });
  things.catch(() => forgetCachedThings(noun));
  return things;
}

export function forgetCachedThings(noun: NounName): void {
  cached.delete(noun);
}
