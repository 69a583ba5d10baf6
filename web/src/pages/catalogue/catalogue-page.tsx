import type { ReadVehicle } from "@carparts/functions/contract/catalogue/answer";
import { vinIn } from "@carparts/functions/contract/values/vin";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { catalogueQuery, uniqueParts } from "#features/catalogue/catalogue.queries.ts";
import { FilterPanel } from "#features/catalogue/filters/filter-panel.tsx";
import { type Filters, toAddress } from "#features/catalogue/filters/filters.ts";
import { filtersFor, landingHeading } from "#features/catalogue/filters/landing.ts";
import { RemovableFilters } from "#features/catalogue/filters/removable-filters.tsx";
import { toRemovals } from "#features/catalogue/filters/removals.ts";
import { SortSelect } from "#features/catalogue/filters/sort-select.tsx";
import { LandingLinks } from "#features/catalogue/landing-links.tsx";
import { NoResults } from "#features/catalogue/no-results.tsx";
import { NonFittingParts } from "#features/catalogue/non-fitting-parts.tsx";
import { Results } from "#features/catalogue/results.tsx";
import { nextAddress } from "#features/catalogue/results-loader-data.ts";
import { inAddress, readName } from "#features/catalogue/search/read-vehicle.ts";
import { SearchBox } from "#features/catalogue/search/search-box.tsx";
import { AccountGarage } from "#features/vehicles/account-garage.tsx";
import { toComplete } from "#features/vehicles/garage-ops.ts";
import type { Vehicle } from "#features/vehicles/vehicle.ts";
import { VehicleSelects } from "#features/vehicles/vehicle-selects.tsx";
import { chooseRead, chooseVehicle, undoRead, useChosenVehicle } from "#features/vehicles/vehicle-store.ts";
import { type VinRequest, vinRequest } from "#features/vehicles/vin/vin-request.ts";
import { onFirstUse } from "#lib/loading/first-use.ts";
import { loadToasts } from "#lib/notify.ts";
import { shopName } from "#lib/shop-name.ts";
import { useDebouncedSearch } from "#ui/debounced-search.ts";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { pluralize } from "#ui/format/pluralize.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { moreIcons } from "#ui/icons/more-icons.ts";
import { PartActions } from "../part-actions.tsx";
import { useAddressVehicle, useReadVehicle, vehicleIn } from "./address-vehicle.ts";
import { CatalogueFinder, FOLDED } from "./catalogue-finder.tsx";
import { useCatalogueState } from "./catalogue-state.ts";
import { ReadLine } from "./read-line.tsx";

const OF_ALL =
  "Search all our car parts by name, brand, part number or vehicle. Prices per piece, and stock you can count on.";

/** The list's own heading, and what search engines show of it. */
function CatalogueHead({ filters }: { filters: Filters }) {
  const heading = landingHeading(filters);
  const checked = filters.make === undefined ? "" : ", checked against your vehicle";
  const description = `${heading}, with the price of each piece and part numbers${checked}. Order at the counter or here.`;
  return (
    <>
      <title>{`${heading} · ${shopName}`}</title>
      <meta name="description" content={heading === "Parts" ? OF_ALL : description} />
      <h1 className="wrap-anywhere min-w-0 font-extrabold text-xl max-lg:basis-full lg:text-2xl">
        {heading}
      </h1>
    </>
  );
}

/** The number is of these words and filters, or isn't told. */
function statusText(total: number | undefined, hasFailed: boolean): string {
  if (total === undefined) return hasFailed ? "Not loaded: you are offline" : "Looking for parts";
  return total === 0 ? "No parts found" : `${pluralize(total, "part")} found`;
}

export default function CataloguePage() {
  const { isReady, filters, landing, loaderData, go, complete, isTyped, isEntered, isYearDue, key } =
    useCatalogueState();
  const { text, type, searchNow } = useDebouncedSearch({
    q: filters.q,
    key,
    isTyped,
    isReady,
    onSearch: search,
  });
  // Words are read while they are typed, and their vehicle is chosen once that's done.
  const [isTyping, setTyping] = useState(false);
  const chosen = useChosenVehicle();
  useAddressVehicle(filters, isReady, isYearDue, complete);
  const folder = useRef<HTMLButtonElement>(null);
  const [isUnfolded, setUnfolded] = useState(isYearDue);
  const [vin, setVin] = useState<VinRequest>();
  const isVin = vinIn(filters.q ?? "") !== undefined;
  const takeVin = useEffectEvent(() => search(filters.q));
  // Sent by a form before its page worked. An address keeps no VIN.
  useEffect(() => {
    if (isReady && isVin) takeVin();
  }, [isReady, isVin]);
  const query = useInfiniteQuery({ ...catalogueQuery(filters, loaderData), enabled: isReady && !isVin });
  const address = toAddress(filters);
  const { data, isPlaceholderData } = query;
  const answer = useMemo(
    () => ({ pages: data?.pages, of: isPlaceholderData ? undefined : address }),
    [data, isPlaceholderData, address],
  );
  // A long list is drawn piece by piece, so that a key never waits for it.
  const { pages, of } = useDeferredValue(answer);
  const isOld = of !== address;
  const [first] = pages ?? [];
  const parts = useMemo(() => pages && uniqueParts(pages), [pages]);
  const [isSheetOpen, setSheetOpen] = useState(false);
  // The first toast then shows at once.
  useEffect(() => onFirstUse(loadToasts), []);

  // A suggestion may lead from one list to another.
  useEffect(() => {
    if (isYearDue) setUnfolded(true);
  }, [isYearDue]);

  const read = isOld ? undefined : (first?.read ?? undefined);
  useReadVehicle(filters, isTyping ? undefined : read, (known) => complete({ ...known, fit: "only" }));
  const isFitting = filters.fit === "only";
  // The list as its filters say it, also where words named the vehicle.
  const shown: Filters = read?.vehicle
    ? { ...filters, q: read.words || undefined, ...inAddress(read.vehicle), fit: "only" }
    : filters;
  const fitted = read?.vehicle ?? vehicleIn(filters);
  // The chosen vehicle may be the one that the words name.
  const vehicle = vehicleIn(shown) ?? (isOld ? chosen : undefined);
  const misfitFilters = fitted && shown.fit && !isOld && parts && !query.hasNextPage ? shown : undefined;

  function requestVin(q: string) {
    setVin(vinRequest(q));
    setUnfolded(true);
  }

  function search(q: string | undefined) {
    if (q !== undefined && vinIn(q)) {
      requestVin(q);
      go({ ...filters, q: undefined }, { isSame: true });
    } else go({ ...filters, q }, { isTyped: true });
  }

  function choose(chosen: Vehicle | undefined) {
    chooseVehicle(chosen);
    const none = { make: undefined, model: undefined, year: undefined, fit: undefined };
    go({ ...shown, ...none, ...chosen, fit: chosen && "only" });
  }

  /** The vehicle is chosen, so the results come first. */
  function chooseAndFold(chosen: Vehicle | undefined) {
    choose(chosen);
    if (!isUnfolded || !chosen || !toComplete(chosen)) return;
    setUnfolded(false);
    folder.current?.focus();
  }

  function chooseSuggested(vehicle: ReadVehicle, words: string) {
    const chosen = inAddress(vehicle);
    chooseRead(chosen);
    go({ ...filters, q: words || undefined, ...chosen, fit: "only" });
  }

  function undo(words: string) {
    undoRead();
    go({ ...filters, q: words });
  }

  const panel = (
    <FilterPanel filters={shown} facets={first?.facets} onChange={(change) => go({ ...shown, ...change })} />
  );
  const used = toRemovals({ ...shown, q: undefined }).length;
  return (
    <div className="shell grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-2.5 py-3 md:py-5 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-y-4">
      <CatalogueFinder
        search={
          <SearchBox
            text={text}
            vehicle={vehicleIn(filters)}
            isEntered={isEntered}
            labelClass="max-xl:sr-only"
            isLine
            onType={(typed) => {
              setTyping(true);
              type(typed);
            }}
            onSearch={() => {
              setTyping(false);
              searchNow();
            }}
            onRead={(vehicle) => chooseRead(inAddress(vehicle))}
            onLeave={() => setTyping(false)}
          />
        }
        vehicle={vehicle}
        isUnfolded={isUnfolded}
        onFold={setUnfolded}
        folder={folder}
      >
        <VehicleSelects
          vehicle={vehicle}
          isReady={isReady}
          vin={vin}
          onVin={setVin}
          onChoose={chooseAndFold}
        />
      </CatalogueFinder>
      <div className="max-lg:contents">
        <div className={`empty:hidden lg:mb-5 ${isUnfolded ? "" : FOLDED}`}>
          <AccountGarage isShown onChoose={chooseAndFold} />
        </div>
        <aside aria-label="Filters" className="hidden lg:block">
          {panel}
        </aside>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
        <header className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-4">
          <CatalogueHead filters={shown} />
          <p role="status" className="grow basis-26 font-bold leading-tight">
            {statusText(isOld ? undefined : first?.total, query.isError)}
          </p>
          <RemovableFilters filters={shown} onChange={go} />
          <button
            type="button"
            className="btn h-11 border-base-300 bg-base-100 px-2.5 sm:px-4 lg:hidden"
            onClick={() => setSheetOpen(true)}
          >
            <Icon path={moreIcons.filter} className="size-5 max-sm:hidden" />
            <span>{used > 0 ? `Filters (${used})` : "Filters"}</span>
          </button>
          <SortSelect filters={filters} onChange={(sort) => go({ ...shown, sort })} />
        </header>
        {read && (
          <ReadLine
            filters={filters}
            read={read}
            isEmpty={first?.total === 0}
            onChoose={chooseSuggested}
            onUndo={undo}
          />
        )}
        <Results
          parts={parts}
          vehicle={fitted && readName(fitted)}
          fitting={toAddress({ ...shown, fit: "only" })}
          what={filters.q ? `Parts for “${filters.q}”` : "The parts"}
          error={query.error}
          isOld={isOld}
          next={loaderData && nextAddress(loaderData)}
          more={{
            isThere: query.hasNextPage,
            isLoading: query.isFetchingNextPage,
            hasFailed: query.isFetchNextPageError,
            load: () => query.fetchNextPage(),
          }}
          onRetry={() => query.refetch()}
          empty={<NoResults filters={shown} onChange={go} />}
          Actions={PartActions}
        />
        {fitted && misfitFilters && (
          <NonFittingParts filters={misfitFilters} vehicle={readName(inAddress(fitted))} />
        )}
        {landing && loaderData && (
          <LandingLinks
            landing={landing}
            loaderData={loaderData}
            isFitting={isFitting}
            onOpen={(next) => go(filtersFor(next))}
          />
        )}
      </div>
      {isSheetOpen && (
        <Sheet
          title="Filters"
          done={first && !isOld ? `Show ${pluralize(first.total, "part")}` : "Show the parts"}
          onClose={() => setSheetOpen(false)}
        >
          {panel}
        </Sheet>
      )}
    </div>
  );
}
