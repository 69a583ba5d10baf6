import * as z from "zod/mini";
import { instant } from "./instant.ts";

/** How far an order has come, in this order. */
export const handlings = ["new", "picked", "sent", "closed"] as const;

export const Handling = z.enum(handlings, { error: `Handling must be one of ${handlings.join(", ")}.` });
export type Handling = z.infer<typeof Handling>;

/** A step that an order has taken. */
export const HandlingStep = z.object({
  handling: Handling,
  /** When, ISO 8601. */
  at: instant,
});
export type HandlingStep = z.infer<typeof HandlingStep>;

/** An order takes each step once, and begins as `new`. */
export const MOST_STEPS = handlings.length - 1;
