import { landingPath } from "@carparts/functions/contract/catalogue/landing";
import { offerOf } from "@carparts/functions/contract/catalogue/part-offer";
import { cut } from "@carparts/functions/contract/values/cut";
import { serverRouter } from "#app/server-router.tsx";
import { groupNames } from "#features/catalogue/groups.ts";
import { PartLoaderContext, type PartLoaderData } from "#features/catalogue/part/part-loader-data.ts";
import { aggregateRating, breadcrumbs, structuredData } from "#features/catalogue/part/structured-data.ts";
import { lazyPage } from "#lib/loading/lazy-page.ts";
import { returnDays, shipping } from "#lib/shop.ts";
import { shopName } from "#lib/shop-name.ts";
import { routes } from "#routes.ts";
import type { PartRequest, RenderedPage } from "../../served-pages.d.ts";
import { previewTags, structured } from "./page-head.ts";
import { renderOnServer } from "./render-on-server.tsx";

const PartRouter = serverRouter(
  routes.part.path,
  lazyPage<object>(() => import("#pages/part-page.tsx")),
);

function renderHead({ part, site }: PartRequest): string {
  const offer = offerOf(part, { site, shipping, returnDays });
  const { title, description, url, preview: picture, group } = offer;
  const way = breadcrumbs([
    { name: shopName, url: site + routes.home.path },
    { name: "Parts", url: site + landingPath({}) },
    { name: groupNames[group], url: site + landingPath({ group }) },
    { name: title, url },
  ]);
  const data = { ...structuredData(offer), ...aggregateRating(part.ratings) };
  return (
    previewTags({ title, description: cut(description, 160), url, picture, type: "product" }) +
    structured(data, way)
  );
}

/** The part's page as the app will render it, for the first visit. */
export async function renderPartPage(request: PartRequest): Promise<RenderedPage> {
  const { id } = request;
  const { quantity: _, ...part } = request.part;
  const { head, body } = await renderOnServer({
    route: routes.part,
    address: routes.part.path.replace(":id", encodeURIComponent(id)),
    page: <PartRouter />,
    context: PartLoaderContext,
    data: { id, part } satisfies PartLoaderData,
  });
  return { head: head + renderHead(request), body };
}
