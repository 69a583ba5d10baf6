import type {
  CatalogueAnswer,
  CatalogueEntry,
  ReadVehicle,
} from "@carparts/functions/contract/catalogue/answer";
import { pathOf } from "@carparts/functions/contract/endpoint";
import { vinIn } from "@carparts/functions/contract/values/vin";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { routes } from "#routes.ts";
import { debounceMilliseconds } from "#ui/debounced-search.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { catalogueQuery } from "../catalogue.queries.ts";
import { type Filters, toAddress } from "../filters/filters.ts";
import { groupNames } from "../groups.ts";
import { inAddress, readName } from "./read-vehicle.ts";

const SUGGESTED = 6;
const SHORTEST_GROUP = 2;

/** The targets of a text: a part, or a list in words. */
export interface Suggested {
  readonly to: string;
  readonly part?: CatalogueEntry;
  /** Read from the text, and chosen with this. */
  readonly vehicle?: ReadVehicle | undefined;
  readonly label?: string;
  readonly about?: string;
}

type VehicleFilters = Pick<Filters, "make" | "model" | "year">;

/**
 * The vehicles and groups that a text names, and the best few parts for it, whatever else the list is filtered and sorted
 * by. Undefined until they are this text's own.
 */
export function useSuggested(text: string, vehicle: VehicleFilters | undefined, isWanted: boolean) {
  const q = useDebouncedText(text);
  // The page decides where a VIN leads.
  const isSettled = q !== "" && q === text.trim() && vinIn(q) === undefined;
  const { data, isPlaceholderData } = useInfiniteQuery({
    ...catalogueQuery({ q, ...vehicle }),
    enabled: isWanted && isSettled,
  });
  const [first] = data?.pages ?? [];
  if (!first || !isSettled || isPlaceholderData) return undefined;
  return { all: [...listsFor(first, vehicle), ...partsIn(first)], isOnly: first.total === 1 };
}

/** A part that doesn't fit is suggested only for its typed number. */
function partsIn({ items, read }: Pick<CatalogueAnswer, "items" | "read">): Suggested[] {
  const parts = items.filter(({ fits, matched }) => fits !== false || matched).slice(0, SUGGESTED);
  const vehicle = read?.vehicle ?? undefined;
  return parts.map((part) => ({ part, vehicle, to: pathOf(routes.part.path, { id: part._id }) }));
}

export function listsFor(
  { read, facets }: Pick<CatalogueAnswer, "read" | "facets">,
  vehicle: VehicleFilters | undefined,
): Suggested[] {
  if (!read) return [];
  const words = read.words.toLowerCase();
  const vehicles = read.vehicle ? [read.vehicle] : (read.choices ?? []);
  const fitting = read.vehicle ? inAddress(read.vehicle) : vehicle;
  const of = fitting && { ...fitting, fit: "only" as const };
  const groups = facets.group.filter(
    ({ value }) => words.length >= SHORTEST_GROUP && groupNames[value].toLowerCase().startsWith(words),
  );
  return [
    ...vehicles.map((each) => ({
      vehicle: each,
      label: read.words ? `“${read.words}” for your ${readName(each)}` : `Parts for your ${readName(each)}`,
      about: "Vehicle",
      to: toAddress({ q: read.words || undefined, ...inAddress(each), fit: "only" }),
    })),
    ...groups.map(({ value, count }) => ({
      vehicle: read.vehicle ?? undefined,
      label: groupNames[value],
      about: `Group · ${pluralize(count, "part")}`,
      to: toAddress({ ...of, group: [value] }),
    })),
  ];
}

function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), debounceMilliseconds(text));
    return () => clearTimeout(timer);
  }, [text]);
  return debounced.trim();
}
