import type * as z from "zod/mini";
import { LOADER_DATA_ID } from "./loader-data-id.ts";
import { attempt } from "./storage.ts";

/** The data that this page was served with. */
export function readLoaderData<Data>(shape: z.ZodMiniType<Data>): Data | undefined {
  if (import.meta.env.SSR) return undefined;
  const text = document.getElementById(LOADER_DATA_ID)?.textContent;
  return text ? shape.safeParse(attempt(() => JSON.parse(text))).data : undefined;
}
