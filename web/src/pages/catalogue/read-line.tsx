import type { Read, ReadVehicle } from "@carparts/functions/contract/catalogue/answer";
import { useQuery } from "@tanstack/react-query";
import { readQuery } from "#features/catalogue/catalogue.queries.ts";
import { asWords, type Filters } from "#features/catalogue/filters/filters.ts";
import { readName } from "#features/catalogue/search/read-vehicle.ts";

interface Props {
  filters: Filters;
  read: Read;
  isEmpty: boolean;
  /** With the words that are left. */
  onChoose: (vehicle: ReadVehicle, words: string) => void;
  /** Takes back what was read. */
  onUndo: (words: string) => void;
}

/** Shows how the words were read, with a button to undo it, or a choice of vehicles. */
export function ReadLine({ filters, read, isEmpty, onChoose, onUndo }: Props) {
  const { words, vehicle, choices = [], dropped } = read;
  const mayBeOther = filters.make !== undefined && (isEmpty || dropped.length > 0);
  const { data } = useQuery({ ...readQuery(filters.q ?? ""), enabled: mayBeOther });
  const other = mayBeOther ? data : undefined;
  const offered = other?.vehicle ? [other.vehicle] : choices;
  const withoutDropped = `Found without ${dropped.map((word) => `“${word}”`).join(" or ")}.`;
  if (!vehicle && offered.length === 0 && dropped.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p role="status" className="flex flex-wrap gap-x-1 text-sm sm:text-base">
        {vehicle && <span>{`Showing ${words ? `“${words}”` : "parts"} for your ${readName(vehicle)}.`}</span>}
        {dropped.length > 0 && <span>{withoutDropped}</span>}
        {choices.length > 0 && <span>Which one is it?</span>}
      </p>
      {offered.map((choice) => (
        <button
          key={readName(choice)}
          type="button"
          className="btn btn-sm border-base-300 bg-base-100"
          onClick={() => onChoose(choice, (other ?? read).words)}
        >
          {other ? `Show parts for the ${readName(choice)}` : readName(choice)}
        </button>
      ))}
      {(vehicle || choices.length > 0) && (
        <button
          type="button"
          className="link font-semibold text-secondary text-sm"
          onClick={() => onUndo(asWords(filters.q ?? ""))}
        >
          Search for the words instead
        </button>
      )}
    </div>
  );
}
