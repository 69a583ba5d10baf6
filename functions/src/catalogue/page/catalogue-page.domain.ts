import { type Landing, landingPath } from "../../contract/catalogue/landing.ts";
import { CatalogueQuery } from "../../contract/catalogue/search.ts";
import { isSameName } from "../../contract/values/names.ts";
import { vinIn } from "../../contract/values/vin.ts";
import { AppError } from "../../core/app-error.ts";
import { ConcurrencyLimit } from "../../core/concurrency-limit.ts";
import type { Catalogue, SearchResult } from "../catalogue.ts";
import { decodePage, decodeSearch, encodeResult } from "../catalogue-codec.ts";
import { replica } from "../replica/own-replica.ts";
import { inFrame, unlisted, withAddress } from "./in-frame.ts";

/** There is no end to words, cursors and spellings, and orders are placed in the same process. */
const renders = new ConcurrencyLimit(4);

const LONGEST_SEARCH = 8192;

interface CataloguePage {
  readonly html: string;
  readonly isCacheable: boolean;
}

function find(catalogue: Catalogue, requested: unknown): SearchResult | undefined {
  const query = CatalogueQuery.safeParse(requested).data;
  if (query === undefined) return undefined;
  try {
    return catalogue.search(decodeSearch(query), decodePage(query));
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid") return undefined;
    throw error;
  }
}

function spelt(catalogue: Catalogue, { make, model, group }: Landing): Landing {
  const among = (name: string | undefined, of: { make?: string | undefined }) => {
    const names = name === undefined ? [] : catalogue.vehicles(of).map(({ value }) => String(value));
    return names.find((each) => isSameName(each, name)) ?? name;
  };
  return { make: among(make, {}), model: among(model, { make }), group };
}

function hasParts({ q, make }: CatalogueQuery, { total, fitting }: SearchResult): boolean {
  return (q === undefined && make !== undefined ? (fitting ?? 0) : total) > 0;
}

/** An address with its first results. Without any it's the page as it was built, and the app asks, as what is missed is counted there. */
export async function buildCataloguePage(search: string, site: string, page: string): Promise<CataloguePage> {
  if (search.length > LONGEST_SEARCH) return { html: unlisted(page), isCacheable: false };
  const { readAddress, renderCatalogue } = await import("@carparts/web/served-pages");
  const { query, landing: requested, isListed } = await readAddress(search);
  // Nothing keeps a VIN, and the app takes it out of the address.
  if (vinIn(query.q ?? "") !== undefined) return { html: unlisted(page), isCacheable: false };
  const { catalogue, isComplete: isCacheable } = await replica.present();
  const answeredAt = query.after === undefined ? Date.now() : 0;
  const landing = spelt(catalogue, requested);
  const found = find(catalogue, query);
  if (found === undefined || !hasParts(query, found)) {
    const address = landingPath(landing);
    const isAll = found !== undefined && address === landingPath({});
    return { html: withAddress(page, site + address, isListed && isAll), isCacheable };
  }
  const { make, model } = landing;
  const rendered = await renders.run(() =>
    renderCatalogue({
      ...{ search, site, landing, answer: encodeResult(found), answeredAt },
      vehicles: model === undefined ? [...catalogue.vehicles({ make })] : [],
    }),
  );
  const html = inFrame(page, rendered);
  return { html: isListed ? html : unlisted(html), isCacheable };
}
