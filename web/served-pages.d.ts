import type { CatalogueAnswer } from "@carparts/functions/contract/catalogue/answer";
import type { Landing } from "@carparts/functions/contract/catalogue/landing";
import type { Part } from "@carparts/functions/contract/catalogue/part";
import type { VehiclesAnswer } from "@carparts/functions/contract/catalogue/vehicles";

/** What the server has to know of a part to render its page. */
export interface PartAsked {
  readonly id: string;
  readonly part: Part;
  /** The address of the site, without a slash at its end. */
  readonly site: string;
}

/** What it has to know of parts to render the catalogue for whoever comes for a vehicle or a group. */
export interface LandingAsked {
  /** The query as it was asked, with its `?`. */
  readonly search: string;
  /** The same as the shop spells it. */
  readonly landing: Landing;
  readonly answer: CatalogueAnswer;
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
export function renderPartPage(asked: PartAsked): Promise<RenderedPage>;

export function renderLandingPage(asked: LandingAsked): Promise<RenderedPage>;
