import { offerOf } from "@carparts/functions/contract/catalogue/part-offer";
import { cut } from "@carparts/functions/contract/values/cut";
import { StrictMode } from "react";
import { StaticRouter } from "react-router-dom";
import { App } from "#app/app.tsx";
import { PartRouter } from "#app/part-router.tsx";
import { SIGNED_OUT } from "#auth/session.ts";
import { addressOf } from "#features/catalogue/filters/filters.ts";
import { groupNames } from "#features/catalogue/groups.ts";
import { SERVED_ID, type Served, ServedContext } from "#features/catalogue/part/served-part.ts";
import { breadcrumbs, structuredData } from "#features/catalogue/part/structured-data.ts";
import { returnDays, shipping, shopName } from "#lib/shop.ts";
import { routes } from "#routes.ts";
import type { PartAsked, RenderedPage } from "../../part-page.d.ts";
import { htmlOf } from "./html-of.ts";
import { dataScript, NOT_TO_LIST, previewTags } from "./page-head.ts";
import { addressesOf } from "./prerendered.ts";

const DATA = 'type="application/ld+json"';
const HEAD = /^(?:<title>[^<]*<\/title>|<link[^>]*>|<meta[^>]*>)*/;

function headOf({ part, site }: PartAsked): string {
  if (!part) return NOT_TO_LIST;
  const offer = offerOf(part, { site, shipping, returnDays });
  const { title, url, preview: picture } = offer;
  const preview = {
    ...{ title, url, picture, type: "product" },
    description: cut(offer.description, 160),
  } as const;
  const catalogue = site + routes.catalogue.path;
  const way = breadcrumbs([
    { name: shopName, url: site + routes.home.path },
    { name: "Parts", url: catalogue },
    { name: groupNames[part.group], url: `${site}${addressOf({ group: [part.group] })}` },
    { name: title, url },
  ]);
  return previewTags(preview) + [structuredData(offer), way].map((data) => dataScript(DATA, data)).join("");
}

/** The part's page as the app will show it, for whoever comes by a link. */
export async function renderPartPage(asked: PartAsked): Promise<RenderedPage> {
  const { id } = asked;
  const path = routes.part.path.replace(":id", encodeURIComponent(id));
  const { quantity: _, ...part } = asked.part ?? { quantity: 0 };
  const served = { id, part: asked.part && part } as Served;
  const html = await htmlOf(
    <StrictMode>
      <StaticRouter location={path}>
        <App begins={SIGNED_OUT}>
          <ServedContext value={served}>
            <PartRouter />
          </ServedContext>
        </App>
      </StaticRouter>
    </StrictMode>,
  );
  const head = HEAD.exec(html)?.[0] ?? "";
  const body = html.slice(head.length);
  const data = dataScript(`type="application/json" id="${SERVED_ID}"`, served);
  return {
    head: head + headOf(asked),
    body: `<div id="root" data-addresses="${addressesOf(routes.part)}">${body}</div>${data}`,
  };
}
