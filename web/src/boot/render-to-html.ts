import type { ReactNode } from "react";
import { prerender } from "react-dom/static";

/** Renders all of a page, and throws if a part of it fails. */
export async function renderToHtml(shop: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(shop, {
    // Otherwise, React moves slow parts to the end and inserts them with an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (failure) => void failures.push(failure),
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}
