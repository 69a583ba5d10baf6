import type { Stage } from "../deploy/web-settings.ts";

/** The Google project that becomes a live shop. */
export interface LiveProject {
  readonly project: string;
  /** The address that alerts go to. */
  readonly owner: string;
  readonly host: string;
  /** A project of previews has no site that anybody watches, and no data worth a backup. */
  readonly stage: Stage;
  /** Where the database is made. */
  readonly location: string;
  /** Of a month, in the billing account's currency. */
  readonly budget: string;
}
