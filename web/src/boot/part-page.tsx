import { isAvailable } from "@carparts/functions/contract/products";
import { StrictMode } from "react";
import { StaticRouter } from "react-router-dom";
import { App } from "#app/app.tsx";
import { PartRouter } from "#app/part-router.tsx";
import { SIGNED_OUT } from "#auth/session.ts";
import { SERVED_ID, type Served, ServedContext } from "#features/catalogue/part/served-part.ts";
import { structuredData } from "#features/catalogue/part/structured-data.ts";
import { routes } from "#routes.ts";
import { cut } from "#ui/format/cut.ts";
import type { PartAsked, RenderedPage } from "../../part-page.d.ts";
import { htmlOf } from "./html-of.ts";
import { addressesOf } from "./prerendered.ts";

const HEAD = /^(?:<title>[^<]*<\/title>|<link[^>]*>|<meta[^>]*>)*/;

/** Data within a page. A script would end at the first `<`. */
function dataScript(attributes: string, data: unknown): string {
  return `<script ${attributes}>${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}

function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

function headOf({ part, site }: PartAsked, url: string): string {
  if (!part) return '<meta name="robots" content="noindex">';
  const facts = {
    title: part.name,
    description: cut(part.description, 160),
    image: new URL(part.picture, site).href,
    url,
    type: "product",
  };
  const previews = Object.entries(facts).map(
    ([name, content]) => `<meta property="og:${name}" content="${attribute(content)}">`,
  );
  const data = dataScript(
    'type="application/ld+json"',
    structuredData({ part, isAvailable: isAvailable(part), site, url }),
  );
  return `<link rel="canonical" href="${attribute(url)}">${previews.join("")}${data}`;
}

/** The part's page as the app will show it, for whoever comes by a link. */
export async function renderPartPage(asked: PartAsked): Promise<RenderedPage> {
  const { id, site } = asked;
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
    head: head + headOf(asked, site + path),
    body: `<div id="root" data-addresses="${addressesOf(routes.part)}">${body}</div>${data}`,
  };
}
