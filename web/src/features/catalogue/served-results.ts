import { CatalogueAnswer, CatalogueEntry, counts } from "@carparts/functions/contract/catalogue/answer";
import { createContext, use, useState } from "react";
import * as z from "zod/mini";
import { servedWithPage } from "#lib/served.ts";

const { quantity: _, ...listed } = CatalogueEntry.shape;

/** Results as they're served to whoever comes by a link: without stock, which changes meanwhile. */
export const ServedResults = z.object({
  /** The catalogue's address, as it writes it. */
  address: z.string(),
  answer: z.object({ ...CatalogueAnswer.shape, items: z.array(z.object(listed)) }),
  /** The makes or, of a make, its models. */
  vehicles: counts(z.union([z.string(), z.int()])),
});
export type ServedResults = z.infer<typeof ServedResults>;

/** A part in a list and, once it's known, its stock. */
export type ListedPart = ServedResults["answer"]["items"][number] & {
  readonly quantity?: number | undefined;
};

/** Undefined until it's known. */
export function stockOf({ quantity, minimumQuantity }: Pick<ListedPart, "quantity" | "minimumQuantity">) {
  return quantity === undefined ? undefined : { quantity, minimumQuantity };
}

/** A page of the list. */
export type Listed = Omit<ServedResults["answer"], "items"> & { readonly items: readonly ListedPart[] };

/** Only has a value on the server. */
export const ServedResultsContext = createContext<ServedResults | undefined>(undefined);

/** What the page was served with, if it was served with any. */
export function useServedResults(): ServedResults | undefined {
  const onServer = use(ServedResultsContext);
  const [served] = useState(() => onServer ?? servedWithPage(ServedResults));
  return served;
}
