import type { LandingAsked, PartAsked, RenderedPage } from "../../served-pages.d.ts";

// What a server renders at a request. Each page's code is loaded when it's asked for.

export async function renderPartPage(asked: PartAsked): Promise<RenderedPage> {
  return (await import("./part-page.tsx")).renderPartPage(asked);
}

export async function renderLandingPage(asked: LandingAsked): Promise<RenderedPage> {
  return (await import("./landing-page.tsx")).renderLandingPage(asked);
}
