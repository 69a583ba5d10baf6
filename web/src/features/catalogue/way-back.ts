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

export function wayBack({ state }: Pick<Place, "state">): WayBack | undefined {
  return (state as { readonly wayBack?: WayBack } | null)?.wayBack;
}

/** The history's state for the page after this one. */
export function onward(here: Place, isReplaced: boolean): { readonly wayBack?: WayBack } {
  const { pathname, search } = here;
  const isResults = pathname === routes.catalogue.path;
  const before = isResults ? { results: pathname + search, steps: 0 } : wayBack(here);
  return before ? { wayBack: { ...before, steps: before.steps + (isReplaced ? 0 : 1) } } : {};
}
