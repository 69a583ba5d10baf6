import { whenIdle } from "#lib/loading/idle.ts";
import { INTENTS } from "../intents.ts";

const SHARE = Number(import.meta.env.VITE_VITALS_SHARE || 0.1);

/** Measures one visit in ten, unless the build says otherwise. Visits in which nobody does anything aren't measured. */
export function measureSome(): void {
  if (Math.random() >= SHARE) return;
  const measure = () => whenIdle(() => import("./measure.ts").catch(() => {}));
  for (const intent of INTENTS) addEventListener(intent, measure, { once: true, passive: true });
}
