import { Part } from "@carparts/functions/contract/catalogue/part";
import { createContext, use, useState } from "react";
import * as z from "zod/mini";
import { servedWithPage } from "#lib/served.ts";

const { quantity: _, ...served } = Part.shape;

/** A part as it's served to whoever comes by a link: without its stock, which changes meanwhile. */
export const ServedPart = z.object(served);
export type ServedPart = z.infer<typeof ServedPart>;

/** A part and, once it's known, its stock. */
export type KnownPart = ServedPart & { readonly quantity?: number };

export const Served = z.object({
  id: z.string(),
  part: z.nullable(ServedPart),
  /** The part's picture as data, where it's a short drawing. */
  drawing: z.optional(z.string()),
});
export type Served = z.infer<typeof Served>;

/** Only has a value on the server. */
export const ServedContext = createContext<Served | undefined>(undefined);

/** What the page was served with: its part is null if there is none. Undefined if it wasn't served for this one. */
export function useServedPart(id: string): Served | undefined {
  const onServer = use(ServedContext);
  const [served] = useState(() => onServer ?? servedWithPage(Served));
  return served?.id === id ? served : undefined;
}
