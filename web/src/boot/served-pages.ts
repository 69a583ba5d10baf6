import type { CatalogueAddress, CatalogueRequest, PartRequest, RenderedPage } from "../../served-pages.d.ts";

// Pages that a server renders at a request. Each one's code is loaded when it's asked for.

export async function renderPartPage(request: PartRequest): Promise<RenderedPage> {
  return (await import("./part-page.tsx")).renderPartPage(request);
}

export async function readAddress(search: string): Promise<CatalogueAddress> {
  return (await import("./catalogue-page.tsx")).readAddress(search);
}

export async function renderCatalogue(request: CatalogueRequest): Promise<RenderedPage> {
  return (await import("./catalogue-page.tsx")).renderCatalogue(request);
}
