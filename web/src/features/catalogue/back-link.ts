import { routes } from "#routes.ts";

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
}

/** The results that somebody has come from by links, and how many pages back they are. */
interface WayBack {
  readonly results: string;
  readonly steps: number;
}

export function backLink({ state }: Pick<Place, "state">): WayBack | undefined {
  return (state as { readonly backLink?: WayBack } | null)?.backLink;
}

/** The history's state for the page after this one. */
export function onward(here: Place, isReplaced: boolean): { readonly backLink?: WayBack } {
  const { pathname, search } = here;
  const isResults = pathname === routes.catalogue.path;
  const before = isResults ? { results: pathname + search, steps: 0 } : backLink(here);
  return before ? { backLink: { ...before, steps: before.steps + (isReplaced ? 0 : 1) } } : {};
}
