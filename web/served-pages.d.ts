import type { CatalogueAnswer } from "@carparts/functions/contract/catalogue/answer";
import type { Landing } from "@carparts/functions/contract/catalogue/landing";
import type { Part } from "@carparts/functions/contract/catalogue/part";
import type { CatalogueQuery } from "@carparts/functions/contract/catalogue/search";
import type { VehiclesAnswer } from "@carparts/functions/contract/catalogue/vehicles";

/** A part's data for rendering its page. */
export interface PartRequest {
  readonly id: string;
  readonly part: Part;
  /** The address of the site, without a slash at its end. */
  readonly site: string;
}

/** An address of the catalogue, parsed. */
export interface CatalogueAddress {
  /** The app's first question to the API. */
  readonly query: CatalogueQuery;
  /** The vehicle and the group that it's within. */
  readonly landing: Landing;
  /** Search engines may list it, if it has parts. */
  readonly isListed: boolean;
}

/** Data for rendering the catalogue. */
export interface CatalogueRequest {
  /** The query as it was asked, with its `?`. */
  readonly search: string;
  /** The make, model or group of the page, as the shop spells it. */
  readonly landing: Landing;
  readonly answer: CatalogueAnswer;
  /** In milliseconds. 0 for an answer that the app is to ask for again. */
  readonly answeredAt: number;
  /** The makes or, of a make, its models. */
  readonly vehicles: VehiclesAnswer["values"];
  readonly site: string;
}

export interface RenderedPage {
  /** Elements of the head. */
  readonly head: string;
  /** The root element, and the data with which the app takes it over. */
  readonly body: string;
}

/** The page that the app shows, with nothing that changes by the minute. */
export function renderPartPage(asked: PartRequest): Promise<RenderedPage>;

/** `search` has its `?`, if it has anything. */
export function readAddress(search: string): Promise<CatalogueAddress>;

export function renderCatalogue(asked: CatalogueRequest): Promise<RenderedPage>;
