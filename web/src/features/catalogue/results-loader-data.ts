import { CatalogueAnswer, counts } from "@carparts/functions/contract/catalogue/answer";
import { createContext, use, useState } from "react";
import * as z from "zod/mini";
import { readLoaderData } from "#lib/loader-data.ts";

/** The first results, as they're served with the page of their address. */
export const ResultsLoaderData = z.object({
  /** The catalogue's address, as it writes it. */
  address: z.string(),
  answer: CatalogueAnswer,
  /** By the server's clock, in milliseconds. 0 where the page is another than the first. */
  answeredAt: z.number(),
  /** The makes or, of a make, its models. */
  vehicles: counts(z.union([z.string(), z.int()])),
});
export type ResultsLoaderData = z.infer<typeof ResultsLoaderData>;

/** Path of the page after it. */
export function nextAddress({ address, answer: { next } }: ResultsLoaderData): string | undefined {
  if (next === null) return undefined;
  return `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams({ after: next })}`;
}

/** Only has a value on the server. */
export const ResultsLoaderContext = createContext<ResultsLoaderData | undefined>(undefined);

/** The page's loader data, if it has some. */
export function useResultsLoaderData(): ResultsLoaderData | undefined {
  const onServer = use(ResultsLoaderContext);
  const [loaderData] = useState(() => onServer ?? readLoaderData(ResultsLoaderData));
  return loaderData;
}
