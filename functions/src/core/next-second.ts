import { setTimeout } from "node:timers/promises";

/** Returns once a new second has begun: the provider tells sessions apart by the second in which they began. */
export async function untilNextSecond(): Promise<void> {
  const begin = presentSecond();
  // A timer may end a millisecond early.
  while (presentSecond() === begin) await setTimeout(1000 - (Date.now() % 1000));
}

export function presentSecond(): number {
  return Math.floor(Date.now() / 1000);
}
