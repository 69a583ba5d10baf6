import type { Part } from "@carparts/functions/contract/catalogue/part";

/** What the server has to know of a part to render its page. */
export interface PartAsked {
  readonly id: string;
  /** Null if there is no such part. */
  readonly part: Part | null;
  /** The address of the site, without a slash at its end. */
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
