import type * as z from "zod/mini";
import { SERVED_ID } from "./served-id.ts";
import { attempt } from "./storage.ts";

/** The data that this page was served with. */
export function servedWithPage<Data>(shape: z.ZodMiniType<Data>): Data | undefined {
  if (import.meta.env.SSR) return undefined;
  const text = document.getElementById(SERVED_ID)?.textContent;
  return text ? shape.safeParse(attempt(() => JSON.parse(text))).data : undefined;
}
