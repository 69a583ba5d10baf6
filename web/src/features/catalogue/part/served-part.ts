import { Part } from "@carparts/functions/contract/catalogue/part";
import { createContext, use } from "react";
import * as z from "zod/mini";
import { servedWithPage } from "#lib/served.ts";

const { quantity: _, ...served } = Part.shape;

/** A part as it's served to whoever comes by a link: without its stock, which changes meanwhile. */
export const ServedPart = z.object(served);
export type ServedPart = z.infer<typeof ServedPart>;

/** A part and, once it's known, its stock. */
export type KnownPart = ServedPart & { readonly quantity?: number };

export const Served = z.object({ id: z.string(), part: ServedPart });
export type Served = z.infer<typeof Served>;

/** Only has a value on the server. */
export const ServedContext = createContext<Served | undefined>(undefined);

/** What the page was served with, if it was served for this part. */
export function useServedPart(id: string): () => KnownPart | undefined {
  const onServer = use(ServedContext);
  return () => {
    const served = onServer ?? servedWithPage(Served);
    return served?.id === id ? served.part : undefined;
  };
}
