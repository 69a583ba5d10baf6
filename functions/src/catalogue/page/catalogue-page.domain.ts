import { type Landing, landingPath } from "../../contract/catalogue/landing.ts";
import type { CatalogueQuery } from "../../contract/catalogue/search.ts";
import { isSameName } from "../../contract/values/names.ts";
import { AppError } from "../../core/app-error.ts";
import { FewAtOnce } from "../../core/few-at-once.ts";
import type { Catalogue, SearchResult } from "../catalogue.ts";
import { decodePage, decodeSearch, encodeResult } from "../catalogue-codec.ts";
import { replica } from "../replica/own-replica.ts";
import { inFrame, withAddress } from "./in-frame.ts";
import { type AskedLanding, askedLanding } from "./landing-rule.ts";

/** There is no end to cursors and spellings, and orders are placed in the same process. */
const renders = new FewAtOnce(4);

interface ServedCatalogue {
  readonly html: string;
  readonly isComplete: boolean;
}

function queryOf({ landing: { make, model, group }, isFitting, after }: AskedLanding): CatalogueQuery {
  return { make, model, group: group && [group], fit: isFitting ? "only" : undefined, after };
}

/** Undefined where the cursor is of no such list. */
function find(catalogue: Catalogue, asked: AskedLanding): SearchResult | undefined {
  const query = queryOf(asked);
  try {
    return catalogue.search(decodeSearch(query), decodePage(query));
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid") return undefined;
    throw error;
  }
}

function spelt(catalogue: Catalogue, { make, model, group }: Landing): Landing {
  const among = (name: string | undefined, of: { make?: string | undefined }) => {
    const known = name === undefined ? [] : catalogue.vehicles(of).map(({ value }) => String(value));
    return known.find((each) => isSameName(each, name)) ?? name;
  };
  return { make: among(make, {}), model: among(model, { make }), group };
}

function isKnown({ landing: { make } }: AskedLanding, { total, fitting }: SearchResult): boolean {
  return (make === undefined ? total : (fitting ?? 0)) > 0;
}

/** For a vehicle, a group or both a landing page; else the page for all, with the address of the one it's within. */
export async function servedCatalogue(search: string, site: string, page: string): Promise<ServedCatalogue> {
  const asked = askedLanding(new URLSearchParams(search));
  const { isExact, isFaulty } = asked;
  const asBuilt = (landing: Landing, isListed: boolean) =>
    withAddress(page, site + landingPath(landing), isListed);
  const isWithinAll = landingPath(asked.landing) === landingPath({});
  if (isFaulty || isWithinAll) return { html: asBuilt(asked.landing, !isFaulty), isComplete: true };
  const { catalogue, isComplete } = await replica.present();
  const landing = spelt(catalogue, asked.landing);
  const found = find(catalogue, isExact ? asked : { ...asked, after: undefined });
  // There is no end to names that nothing is for, so none of them is rendered.
  const isListed = found !== undefined && isKnown(asked, found);
  if (!isListed || !isExact) return { html: asBuilt(landing, isListed), isComplete };
  const { renderLandingPage } = await import("@carparts/web/served-pages");
  const { make, model } = landing;
  const rendered = await renders.run(() =>
    renderLandingPage({
      ...{ search, site, landing, answer: encodeResult(found) },
      vehicles: model === undefined ? [...catalogue.vehicles({ make })] : [],
    }),
  );
  return { html: inFrame(page, rendered), isComplete };
}
