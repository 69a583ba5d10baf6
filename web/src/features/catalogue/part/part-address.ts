import { pathOf } from "@carparts/functions/contract/endpoint";
import { routes } from "#routes.ts";

/** A part's public address, without its query. */
export function addressOfPart(id: string): string {
  return location.origin + pathOf(routes.part.path, { id });
}
