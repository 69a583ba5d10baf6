import { startTransition, useMemo, useOptimistic } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { type Filters, toAddress } from "#features/catalogue/filters/filters.ts";
import { landingIn } from "#features/catalogue/filters/landing.ts";
import { parseFilters } from "#features/catalogue/filters/read-filters.ts";
import { useResultsLoaderData } from "#features/catalogue/results-loader-data.ts";
import { useChosenVehicle } from "#features/vehicles/vehicle-store.ts";
import { type HistoryStep, useHistoryStep } from "#lib/history-step.ts";
import { useHydrated } from "#lib/loading/hydrated.ts";
import { routes } from "#routes.ts";

interface CatalogueStep extends HistoryStep {
  /** Only completes the address, and is no step. */
  readonly isSame?: boolean;
  /** Set by Enter in the home page's search box. */
  readonly isEntered?: boolean;
  /** Set by a suggested vehicle without a year, which is chosen next. */
  readonly isYearDue?: boolean;
}

/**
 * The catalogue's state is all in the address. A remembered vehicle counts where the address has neither a vehicle nor words
 * that may name one, and leaves out what doesn't fit it.
 */
export function useCatalogueState() {
  const isReady = useHydrated();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { step, isTyped, key, joinsLatest } = useHistoryStep<CatalogueStep>();
  const chosen = useChosenVehicle();
  const pageLoaderData = useResultsLoaderData();
  // A page that was kept may be another address's, and is taken over as it was served.
  const shownSearch = isReady ? search : (pageLoaderData?.address.slice(routes.catalogue.path.length) ?? "");
  const written = useMemo(() => parseFilters(shownSearch), [shownSearch]);
  const landing = useMemo(() => landingIn(written), [written]);
  const loaderData = pageLoaderData?.address === toAddress(written) ? pageLoaderData : undefined;
  const addressed = useMemo(
    () =>
      written.make === undefined && written.q === undefined && chosen
        ? { ...written, ...chosen, fit: "only" as const }
        : written,
    [written, chosen],
  );
  // A click shows at once, also where the list takes longer.
  const [filters, show] = useOptimistic(addressed);

  function go(next: Filters, step: CatalogueStep = {}): void {
    const sort = next.q === undefined && next.sort === "best" ? undefined : next.sort;
    const address = toAddress({ ...next, sort });
    // The address itself may be some milliseconds behind what is shown.
    if (address === toAddress(step.isSame ? written : filters)) return;
    startTransition(() => {
      show(next);
      navigate(address, { replace: joinsLatest(step) || step.isSame === true, state: step });
    });
  }

  /** Completes the address that is shown, unless somebody has gone on from it. */
  function complete(change: Filters): void {
    const isLatest =
      location.pathname === pathname && toAddress(parseFilters(location.search)) === toAddress(written);
    if (isLatest) go({ ...filters, ...change }, { isSame: true });
  }

  const { isEntered = false, isYearDue = false } = step ?? {};
  return { isReady, filters, landing, loaderData, go, complete, isTyped, isEntered, isYearDue, key };
}
