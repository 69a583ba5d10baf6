import type { ReadVehicle } from "@carparts/functions/contract/catalogue/answer";
import { vinIn } from "@carparts/functions/contract/values/vin";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from "react";
import { catalogueQuery, uniqueParts } from "#features/catalogue/catalogue.queries.ts";
import { FilterPanel } from "#features/catalogue/filters/filter-panel.tsx";
import { addressOf } from "#features/catalogue/filters/filters.ts";
import { filtersFor } from "#features/catalogue/filters/landing.ts";

import { RemovableFilters } from "#features/catalogue/filters/removable-filters.tsx";
import { removalsOf } from "#features/catalogue/filters/removals.ts";
import { SortSelect } from "#features/catalogue/filters/sort-select.tsx";
import { LandingLinks } from "#features/catalogue/landing-links.tsx";
import { Misfits } from "#features/catalogue/misfits.tsx";
import { NoResults } from "#features/catalogue/no-results.tsx";
import { Results } from "#features/catalogue/results.tsx";
import { inAddress, readName } from "#features/catalogue/search/read-vehicle.ts";
import { SearchBox } from "#features/catalogue/search/search-box.tsx";
import { nextAddress } from "#features/catalogue/served-results.ts";
import { AccountGarage } from "#features/vehicles/account-garage.tsx";
import type { Vehicle } from "#features/vehicles/vehicle.ts";
import { VehicleSelects } from "#features/vehicles/vehicle-selects.tsx";
import { chooseVehicle } from "#features/vehicles/vehicle-store.ts";
import { type AskedVin, askedVin } from "#features/vehicles/vin/asked-vin.ts";
import { onFirstUse } from "#lib/loading/first-use.ts";
import { loadToasts } from "#lib/notify.ts";
import { Sheet } from "#ui/dialogs/sheet.tsx";
import { counted } from "#ui/format/counted.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { moreDrawings } from "#ui/icons/more-drawings.ts";
import { useTypedText } from "../../ui/typed-text.ts";
import { PartActions } from "../part-actions.tsx";
import { useAddressVehicle, vehicleIn } from "./address-vehicle.ts";
import { CatalogueHead } from "./catalogue-head.tsx";
import { useCatalogueState } from "./catalogue-state.ts";
import { ReadLine } from "./read-line.tsx";

/** The number is of these words and filters, or isn't told. */
function statusOf(total: number | undefined, hasFailed: boolean): string {
  if (total === undefined) return hasFailed ? "No answer yet" : "Looking for parts";
  return total === 0 ? "No parts found" : `${counted(total, "part")} found`;
}

export default function CataloguePage() {
  const { isReady, filters, landing, served, go, isTyped, isEntered, key } = useCatalogueState();
  const { text, type, searchNow } = useTypedText({
    q: filters.q,
    key,
    isTyped,
    isReady,
    onSearch: search,
  });
  const vehicle = vehicleIn(filters);
  useAddressVehicle(filters, isReady, () => go(filters, { isSame: true }));
  const [vin, setVin] = useState<AskedVin>();
  const isVin = vinIn(filters.q ?? "") !== undefined;
  const takeVin = useEffectEvent(() => search(filters.q));
  // Sent by a form before its page worked. An address keeps no VIN.
  useEffect(() => {
    if (isReady && isVin) takeVin();
  }, [isReady, isVin]);
  const query = useInfiniteQuery({ ...catalogueQuery(filters, served), enabled: isReady && !isVin });
  const address = addressOf(filters);
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
  // So that what is pressed is answered at once.
  useEffect(() => onFirstUse(loadToasts), []);

  function search(q: string | undefined) {
    if (q !== undefined && vinIn(q)) {
      setVin(askedVin(q));
      go({ ...filters, q: undefined }, { isSame: true });
    } else go({ ...filters, q }, { isTyped: true });
  }

  function choose(chosen: Vehicle | undefined) {
    chooseVehicle(chosen);
    const none = { make: undefined, model: undefined, year: undefined, fit: undefined };
    go({ ...filters, ...none, ...chosen, fit: chosen && "only" });
  }

  function chooseRead(meant: ReadVehicle, words: string) {
    const chosen = inAddress(meant);
    chooseVehicle(chosen);
    go({ ...filters, q: words || undefined, ...chosen, fit: "only" });
  }

  const read = isOld ? undefined : (first?.read ?? undefined);
  const fitted = read?.vehicle ?? vehicle;
  const isFitting = filters.fit === "only";
  const isOnlyFitting = read?.vehicle || isFitting;
  const misfitFilters =
    fitted && isOnlyFitting && !isOld && parts && !query.hasNextPage
      ? { ...filters, ...(read && { q: read.words || undefined }), ...inAddress(fitted) }
      : undefined;

  const panel = (
    <FilterPanel
      filters={filters}
      facets={first?.facets}
      onChange={(change) => go({ ...filters, ...change })}
    />
  );
  const used = removalsOf({ ...filters, q: undefined }).length;
  return (
    <div className="shell grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-12">
      <CatalogueHead landing={landing} isFitting={isFitting} />
      <div className="panel grid items-center gap-4 p-4 sm:p-5 lg:grid-cols-[1.2fr_1fr]">
        <SearchBox text={text} vehicle={vehicle} isEntered={isEntered} onType={type} onSearch={searchNow} />
        <div className="grid gap-3">
          <VehicleSelects vehicle={vehicle} isReady={isReady} vin={vin} onVin={setVin} onChoose={choose} />
          <AccountGarage isShown onChoose={choose} />
        </div>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <aside aria-label="Filters" className="hidden lg:block">
          {panel}
        </aside>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="font-bold text-lg">
              {statusOf(isOld ? undefined : first?.total, query.isError)}
            </p>
            <div className="flex min-w-0 max-w-full flex-wrap items-center gap-2 max-sm:w-full">
              <button
                type="button"
                className="btn border-base-300 bg-base-100 lg:hidden"
                onClick={() => setSheetOpen(true)}
              >
                <Icon drawing={moreDrawings.filter} />
                <span>{used > 0 ? `Filters (${used})` : "Filters"}</span>
              </button>
              <SortSelect filters={filters} onChange={(sort) => go({ ...filters, sort })} />
            </div>
          </div>
          {read && (
            <ReadLine
              filters={filters}
              read={read}
              isEmpty={first?.total === 0}
              onChoose={chooseRead}
              onChange={go}
            />
          )}
          <RemovableFilters filters={filters} onChange={go} />
          <Results
            parts={parts}
            vehicle={fitted && readName(fitted)}
            fitting={addressOf({ ...filters, fit: "only" })}
            what={filters.q ? `Parts for “${filters.q}”` : "The parts"}
            error={query.error}
            isOld={isOld}
            next={served && nextAddress(served)}
            more={{
              isThere: query.hasNextPage,
              isLoading: query.isFetchingNextPage,
              hasFailed: query.isFetchNextPageError,
              load: () => query.fetchNextPage(),
            }}
            onRetry={() => query.refetch()}
            empty={<NoResults filters={filters} onChange={go} />}
            Actions={PartActions}
          />
          {fitted && misfitFilters && (
            <Misfits filters={misfitFilters} vehicle={readName(inAddress(fitted))} />
          )}
          {landing && served && (
            <LandingLinks
              landing={landing}
              served={served}
              isFitting={isFitting}
              onOpen={(next) => go(filtersFor(next))}
            />
          )}
        </div>
      </div>
      {isSheetOpen && (
        <Sheet
          title="Filters"
          done={first && !isOld ? `Show ${counted(first.total, "part")}` : "Show the parts"}
          onClose={() => setSheetOpen(false)}
        >
          {panel}
        </Sheet>
      )}
    </div>
  );
}
