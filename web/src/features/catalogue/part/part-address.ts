import { pathOf } from "@carparts/functions/contract/endpoint";
import { routes } from "#routes.ts";

/** Where anybody finds a part, without what its address was searched or followed with. */
export function addressOfPart(id: string): string {
  return location.origin + pathOf(routes.part.path, { id });
}
