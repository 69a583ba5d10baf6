import type { CatalogueAddress, CatalogueAsked, PartAsked, RenderedPage } from "../../served-pages.d.ts";

// What a server renders at a request. Each page's code is loaded when it's asked for.

export async function renderPartPage(asked: PartAsked): Promise<RenderedPage> {
  return (await import("./part-page.tsx")).renderPartPage(asked);
}

export async function readAddress(search: string): Promise<CatalogueAddress> {
  return (await import("./catalogue-page.tsx")).readAddress(search);
}

export async function renderCatalogue(asked: CatalogueAsked): Promise<RenderedPage> {
  return (await import("./catalogue-page.tsx")).renderCatalogue(asked);
}
