import { Part } from "@carparts/functions/contract/catalogue/part";
import { createContext, use } from "react";
import * as z from "zod/mini";
import { attempt } from "#lib/storage.ts";

/** Where a served page has its part, for the app that takes it over. */
export const SERVED_ID = "served";

const { quantity: _, ...served } = Part.shape;

/** A part as it's served to whoever comes by a link: without its stock, which changes meanwhile. */
export const ServedPart = z.object(served);
export type ServedPart = z.infer<typeof ServedPart>;

/** A part and, once it's known, its stock. */
export type KnownPart = ServedPart & { readonly quantity?: number };

export const Served = z.object({ id: z.string(), part: z.nullable(ServedPart) });
export type Served = z.infer<typeof Served>;

/** Only has a value on the server. */
export const ServedContext = createContext<Served | undefined>(undefined);

function servedWithPage(): Served | undefined {
  if (import.meta.env.SSR) return undefined;
  const text = document.getElementById(SERVED_ID)?.textContent;
  return text ? Served.safeParse(attempt(() => JSON.parse(text))).data : undefined;
}

/** What the page was served with: null if there is no such part, undefined if it wasn't served for it. */
export function useServedPart(id: string): () => KnownPart | null | undefined {
  const onServer = use(ServedContext);
  return () => {
    const served = onServer ?? servedWithPage();
    return served?.id === id ? served.part : undefined;
  };
}
