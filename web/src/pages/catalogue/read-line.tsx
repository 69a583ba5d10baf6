import type { Read, ReadVehicle } from "@carparts/functions/contract/catalogue/answer";
import { useQuery } from "@tanstack/react-query";
import { readQuery } from "#features/catalogue/catalogue.queries.ts";
import { asWords, type Filters } from "#features/catalogue/filters/filters.ts";
import { readName } from "#features/catalogue/search/read-vehicle.ts";

interface Props {
  filters: Filters;
  read: Read;
  /** With the words that are left. */
  onChoose: (vehicle: ReadVehicle, words: string) => void;
  onChange: (filters: Filters) => void;
}

/** Says how the words were read. One press takes it back, or says which vehicle was meant. */
export function ReadLine({ filters, read, onChoose, onChange }: Props) {
  const { words, vehicle, choices = [], dropped } = read;
  const hasOther = filters.make !== undefined && dropped.length > 0;
  const other = useQuery({ ...readQuery(filters.q ?? ""), enabled: hasOther }).data;
  const named = hasOther ? other : undefined;
  const offered = named?.vehicle ? [named.vehicle] : choices;
  if (!vehicle && offered.length === 0 && dropped.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p role="status">
        {vehicle && (
          <>
            {words ? `Showing “${words}” for your ` : "Showing parts for your "}
            <strong>{readName(vehicle)}</strong>
            {". "}
          </>
        )}
        {dropped.length > 0 && `Found without ${dropped.map((word) => `“${word}”`).join(" or ")}. `}
        {choices.length > 0 && "Which one is it?"}
      </p>
      {offered.map((choice) => (
        <button
          key={readName(choice)}
          type="button"
          className="btn btn-sm border-base-300 bg-base-100"
          onClick={() => onChoose(choice, (named ?? read).words)}
        >
          {named ? `Show parts for the ${readName(choice)}` : readName(choice)}
        </button>
      ))}
      {(vehicle || choices.length > 0) && (
        <button
          type="button"
          className="btn btn-sm btn-ghost"
          onClick={() => onChange({ ...filters, q: asWords(filters.q ?? "") })}
        >
          Search for the words instead
        </button>
      )}
    </div>
  );
}
