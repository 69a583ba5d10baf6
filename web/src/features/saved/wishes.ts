import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { persistedValue } from "#lib/persisted-value.ts";

const MOST_WISHES = 30;
const LONGEST_MILLISECONDS = 24 * 3_600_000;

const Wish = z.object({
  _id: z.string(),
  name: z.string(),
  /** True if to be told when it's available. */
  notify: z.boolean(),
  at: z.number(),
});
/** A part to save as soon as it's known whose list it is for. */
export type Wish = z.infer<typeof Wish>;

const stored = persistedValue("wishes", z.array(Wish).check(z.maxLength(MOST_WISHES)));

const NONE: readonly Wish[] = [];

let shown: { of: unknown; wishes: readonly Wish[] } | undefined;

/** Old wishes aren't those of the next person who signs in. */
function present(): readonly Wish[] {
  const all = stored.read();
  if (shown?.of !== all) {
    const oldest = Date.now() - LONGEST_MILLISECONDS;
    shown = { of: all, wishes: all?.filter(({ at }) => at > oldest) ?? NONE };
  }
  return shown?.wishes ?? NONE;
}

function write(wishes: readonly Wish[]): void {
  stored.write(wishes.length > 0 ? wishes.slice(-MOST_WISHES) : undefined);
}

export function forgetWish(id: string): void {
  write(present().filter(({ _id }) => _id !== id));
}

export function addWish(wish: Omit<Wish, "at">): void {
  write([...present().filter(({ _id }) => _id !== wish._id), { ...wish, at: Date.now() }]);
}

/** None in prerendered pages. */
export function useWishes(): readonly Wish[] {
  return useSyncExternalStore(stored.subscribe, present, () => NONE);
}
