import type { CatalogueEntry } from "@carparts/functions/contract/catalogue/answer";
import type { ComponentType, ReactNode } from "react";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import { PartCard, PartCardSkeleton } from "./part-card.tsx";

const places = Array.from({ length: 9 }, (_, place) => `place-${place}`);
const GRID = "grid gap-3 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3";

interface Props {
  /** Undefined until the first answer. */
  parts: readonly CatalogueEntry[] | undefined;
  vehicle: string | undefined;
  error: Error | null;
  /** Whether these parts are of the state before. */
  isOld: boolean;
  more: { isThere: boolean; isLoading: boolean; load: () => void };
  onRetry: () => void;
  empty: ReactNode;
  /** Beside `Buy Now` on each card. */
  Actions: ComponentType<{ part: CatalogueEntry }>;
}

/** The list stays while another one is on its way. */
export function Results({ parts, vehicle, error, isOld, more, onRetry, empty, Actions }: Props) {
  if (error && (!parts || isOld)) return <LoadFailed what="The parts" error={error} onRetry={onRetry} />;
  if (!parts) {
    return (
      <div className={`waiting ${GRID}`} aria-busy="true">
        {places.map((place) => (
          <PartCardSkeleton key={place} />
        ))}
      </div>
    );
  }
  if (parts.length === 0) return empty;
  return (
    <div className="grid gap-6" aria-busy={isOld}>
      <ul className={`${GRID} ${isOld ? "waiting" : ""}`}>
        {parts.map((part) => (
          <li key={part._id} className="grid">
            <PartCard part={part} vehicle={vehicle} Actions={Actions} />
          </li>
        ))}
      </ul>
      {error && <LoadFailed what="More parts" error={error} onRetry={more.load} />}
      {more.isThere && (
        <button
          type="button"
          className="btn btn-outline btn-lg justify-self-center"
          disabled={more.isLoading}
          onClick={more.load}
        >
          {more.isLoading && <span className="spinner size-5" aria-hidden="true" />}
          Load more
        </button>
      )}
    </div>
  );
}
