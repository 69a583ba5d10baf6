import { listedPages } from "@carparts/web/listed-pages";
import shop from "../../../../shop.json" with { type: "json" };
import { MERCHANT_FEED, pageOfFeed } from "../../contract/catalogue/feeds.ts";
import { landingPath } from "../../contract/catalogue/landing.ts";
import { busy, notFound } from "../../core/app-error.ts";
import { collectYielding } from "../../core/yielding.ts";
import { AdaptiveCache } from "../adaptive-cache.ts";
import { replica } from "../replica/own-replica.ts";
import type { SqliteCatalogue } from "../sqlite/sqlite-catalogue.ts";
import { landings } from "./landings.ts";
import { merchantFeed, pagesOfFeed } from "./merchant-feed.ts";
import { type SitemapPart, sitemap, sitemapPage } from "./sitemap-pages.ts";

export interface Answer {
  readonly pieces: Generator<string>;
  /** Cursor of the next page. */
  readonly next?: string;
}

/** Half a list would be taken for all. */
async function wholeCatalogue(): Promise<SqliteCatalogue> {
  const { catalogue, isComplete } = await replica.present();
  if (!isComplete) throw busy();
  return catalogue;
}

export async function readMerchantFeed(site: string, page: number): Promise<Answer> {
  const { offers } = await wholeCatalogue();
  const pages = pagesOfFeed(offers);
  if (page > pages) throw notFound("page");
  const pieces = merchantFeed(offers, { page, pages }, { ...shop, site });
  return page === pages ? { pieces } : { pieces, next: pageOfFeed(MERCHANT_FEED, page + 1) };
}

export async function readSitemap(site: string, page?: number): Promise<Answer> {
  const addressed = await addressedOf(await wholeCatalogue(), site);
  const pieces = page === undefined ? sitemap(addressed) : sitemapPage(page, addressed);
  if (!pieces) throw notFound("page");
  return { pieces };
}

const remembered = new AdaptiveCache<string[]>();

async function addressedOf(
  { offers, allParts, version }: SqliteCatalogue,
  site: string,
): Promise<SitemapPart> {
  const others = await remembered.of(`${version}`, async () => {
    const found = landings(await collectYielding(allParts.fittedModels()), allParts.universalByGroup());
    return [...listedPages.map(({ path }) => path), ...found.map(landingPath)];
  });
  return { offers, others, site };
}
