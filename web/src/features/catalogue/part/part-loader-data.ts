import { Part } from "@carparts/functions/contract/catalogue/part";
import { createContext, use } from "react";
import * as z from "zod/mini";
import { readLoaderData } from "#lib/loader-data.ts";

const { quantity: _, ...shape } = Part.shape;

/** A part as it's served to whoever comes by a link: without its stock, which changes meanwhile. */
export const PartWithoutStock = z.object(shape);
export type PartWithoutStock = z.infer<typeof PartWithoutStock>;

/** A part and, once it's known, its stock. */
export type DisplayPart = PartWithoutStock & { readonly quantity?: number };

export const PartLoaderData = z.object({ id: z.string(), part: PartWithoutStock });
export type PartLoaderData = z.infer<typeof PartLoaderData>;

/** Only has a value on the server. */
export const PartLoaderContext = createContext<PartLoaderData | undefined>(undefined);

/** The page's loader data, if it's of this part. */
export function usePartLoaderData(id: string): () => DisplayPart | undefined {
  const onServer = use(PartLoaderContext);
  return () => {
    const loaderData = onServer ?? readLoaderData(PartLoaderData);
    return loaderData?.id === id ? loaderData.part : undefined;
  };
}
