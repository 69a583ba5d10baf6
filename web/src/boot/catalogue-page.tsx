import { landingPath } from "@carparts/functions/contract/catalogue/landing";
import { PREVIEW } from "@carparts/functions/contract/catalogue/part-offer";
import { serverRouter } from "#app/server-router.tsx";
import { toQuery } from "#features/catalogue/catalogue.queries.ts";
import { toAddress } from "#features/catalogue/filters/filters.ts";
import { parseFilters } from "#features/catalogue/filters/read-filters.ts";
import { groupNames } from "#features/catalogue/groups.ts";
import { breadcrumbs } from "#features/catalogue/part/structured-data.ts";
import { ResultsLoaderContext, type ResultsLoaderData } from "#features/catalogue/results-loader-data.ts";
import { lazyPage } from "#lib/loading/lazy-page.ts";
import { shopName } from "#lib/shop-name.ts";
import { routes } from "#routes.ts";
import type { CatalogueAddress, CatalogueRequest, RenderedPage } from "../../served-pages.d.ts";
import { previewTags, shopPicture, structured, wordsOf } from "./page-head.ts";
import { renderOnServer } from "./render-on-server.tsx";

const CatalogueRouter = serverRouter(
  routes.catalogue.path,
  lazyPage<object>(() => import("#pages/catalogue/catalogue-page.tsx")),
);

/** An address is read as the app will read it, so that both ask for the same. */
export function readAddress(search: string): CatalogueAddress {
  const params = new URLSearchParams(search);
  const filters = parseFilters(search);
  const { q, make, model, group = [] } = filters;
  const isWhole = Object.entries({ make, model, group }).every(
    ([name, read]) => params.getAll(name).length === [read ?? []].flat().length,
  );
  return {
    query: { ...toQuery(filters), after: params.get("after") ?? undefined },
    landing: { make, model, group: group.length === 1 ? group[0] : undefined },
    // There is no end to words, and what isn't understood is left out.
    isListed: q === undefined && isWhole,
  };
}

/** The way to the landing page: the catalogue, the make, its model, the group. */
function wayTo({ landing: { make, model, group }, site }: CatalogueRequest) {
  const steps = [
    { name: "Parts", at: {} },
    { name: make, at: { make } },
    { name: model, at: { make, model } },
    { name: group && groupNames[group], at: { make, model, group } },
  ];
  const named = steps.flatMap(({ name, at }) => (name ? { name, url: site + landingPath(at) } : []));
  return [{ name: shopName, url: site + routes.home.path }, ...named];
}

function renderHead(request: CatalogueRequest, rendered: string): string {
  const { site, landing } = request;
  const { group } = landing;
  const picture = group && { url: `${site}/parts/groups/${group}.png`, ...PREVIEW };
  const url = site + landingPath(landing);
  const tags = previewTags({ ...wordsOf(rendered), url, picture: picture ?? shopPicture(site) });
  return tags + structured(breadcrumbs(wayTo(request)));
}

/** The catalogue as the app will show it, with its first results. */
export async function renderCatalogue(request: CatalogueRequest): Promise<RenderedPage> {
  const { search, answer, answeredAt, vehicles } = request;
  const loaderData: ResultsLoaderData = {
    address: toAddress(parseFilters(search)),
    answer,
    answeredAt,
    vehicles,
  };
  const { head, body } = await renderOnServer({
    route: routes.catalogue,
    address: routes.catalogue.path + search,
    page: <CatalogueRouter />,
    context: ResultsLoaderContext,
    data: loaderData,
  });
  return { head: head + renderHead(request, head), body };
}
