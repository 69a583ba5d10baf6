import type { CatalogueEntry } from "@carparts/functions/contract/catalogue/answer";
import { type ComponentType, type ReactNode, useState } from "react";
import { useHydrated } from "#lib/loading/hydrated.ts";
import { Button } from "#ui/button.tsx";
import { useInView } from "#ui/in-view.ts";
import { useMoreFocus } from "#ui/more-focus.ts";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import { PartCard, PartCardSkeleton } from "./part-card.tsx";

const places = Array.from({ length: 9 }, (_, place) => `place-${place}`);
const GRID = "grid gap-3 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3";

interface Props {
  /** Undefined until the first answer. */
  parts: readonly CatalogueEntry[] | undefined;
  vehicle: string | undefined;
  /** Path of the parts that fit it. */
  fitting: string;
  /** Starts the sentence that it could not be loaded. */
  what: string;
  error: Error | null;
  isOld: boolean;
  /** Path of the next page, for browsers without scripts. */
  next: string | undefined;
  more: { isThere: boolean; isLoading: boolean; hasFailed: boolean; load: () => void };
  onRetry: () => void;
  empty: ReactNode;
  /** Beside `Buy Now` on each card. */
  Actions: ComponentType<{ part: CatalogueEntry; isQuiet?: boolean }>;
}

/**
 * The list stays while another one is on its way, and doesn't look like that one. Its end is drawn when it comes near, and
 * without scripts from the start.
 */
export function Results({
  parts,
  vehicle,
  fitting,
  what,
  error,
  isOld,
  next,
  more,
  onRetry,
  empty,
  Actions,
}: Props) {
  const isHydrated = useHydrated();
  // The list that was here before is left and come back to as a whole.
  const [isBack] = useState(isHydrated && parts !== undefined);
  const end = useInView("1000px");
  const shown = useMoreFocus<HTMLUListElement>(parts?.length ?? 0);
  if (error && (!parts || isOld)) return <LoadFailed what={what} error={error} onRetry={onRetry} />;
  if (!parts || (isOld && parts.length === 0)) {
    return (
      <div className={`waiting ${GRID}`} aria-busy="true">
        {places.map((place) => (
          <PartCardSkeleton key={place} />
        ))}
      </div>
    );
  }
  if (parts.length === 0) return empty;
  const drawn = isBack || end.isSeen ? parts : parts.slice(0, places.length);
  const item = (part: CatalogueEntry, place: number) => (
    <li key={part._id} ref={place === places.length - 1 ? end.watch : undefined} className="grid">
      <PartCard part={part} vehicle={vehicle} fitting={fitting} Actions={Actions} />
    </li>
  );
  return (
    <div className="grid gap-6" aria-busy={isOld}>
      <ul
        ref={shown.list}
        className={`${GRID} transition-opacity ${isOld ? "opacity-50" : ""}`}
        inert={isOld}
      >
        {drawn.map(item)}
      </ul>
      {!isHydrated && (
        <noscript>
          <ul className={GRID}>{parts.slice(drawn.length).map((part) => item(part, 0))}</ul>
          {next && (
            <a className="link mt-6 block" href={next}>
              Next page
            </a>
          )}
        </noscript>
      )}
      {error && more.hasFailed && <LoadFailed what="More parts" error={error} onRetry={more.load} />}
      {more.isThere && (
        <Button
          className="btn-outline btn-lg justify-self-center noscript:hidden"
          isBusy={more.isLoading}
          onClick={(event) => {
            shown.onMore(event);
            more.load();
          }}
        >
          Load more
        </Button>
      )}
    </div>
  );
}
