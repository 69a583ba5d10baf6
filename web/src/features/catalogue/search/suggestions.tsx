import type { CatalogueEntry } from "@carparts/functions/contract/catalogue/answer";
import { pathOf } from "@carparts/functions/contract/endpoint";
import { isAvailable } from "@carparts/functions/contract/products";
import { routes } from "#routes.ts";
import { BuyNow } from "#ui/buy-now.tsx";
import { money } from "#ui/format/money.ts";
import { PartPicture } from "#ui/part-picture.tsx";
import { reasonOf } from "./match-reason.tsx";

interface Props {
  id: string;
  parts: readonly CatalogueEntry[];
  active: number;
  /** Whether no other part was found, whatever the list is filtered by. */
  isOnly: boolean;
  onOpen: (part: CatalogueEntry) => void;
}

/** A number that only one part has can be bought from here. */
export function Suggestions({ id, parts, active, isOnly, onOpen }: Props) {
  const [first] = parts;
  return (
    <div className="panel absolute inset-x-0 top-full z-30 mt-2 overflow-hidden shadow-lg">
      <div id={id} role="listbox" aria-label="Suggestions" className="max-h-[60dvh] overflow-y-auto py-1">
        {parts.map((part, index) => (
          <Suggestion
            key={part._id}
            id={`${id}-${index}`}
            part={part}
            isActive={index === active}
            onOpen={onOpen}
          />
        ))}
      </div>
      {isOnly && first?.matched && (
        <p className="flex flex-wrap items-center justify-between gap-3 border-base-300 border-t p-3">
          <span className="muted text-sm">The only part with this number</span>
          {isAvailable(first) && (
            <BuyNow
              to={pathOf(routes.orderForm.path, { _id: first._id })}
              name={first.name}
              isQuiet={first.fits === false}
            />
          )}
        </p>
      )}
    </div>
  );
}

interface SuggestionProps {
  id: string;
  part: CatalogueEntry;
  isActive: boolean;
  onOpen: (part: CatalogueEntry) => void;
}

function Suggestion({ id, part, isActive, onOpen }: SuggestionProps) {
  const about = part.matched
    ? reasonOf(part.matched)
    : [part.brand, part.partNumber].filter(Boolean).join(" · ");
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the search box has the focus and the keys.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={`flex cursor-pointer items-center gap-3 px-3 py-2 hover:bg-base-200 ${isActive ? "bg-base-200" : ""}`}
      // Else, the search box would lose the focus before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onOpen(part)}
    >
      <PartPicture src={part.picture} alt="" className="max-w-14 rounded-field" />
      <span className="grid min-w-0 grow">
        <span className="truncate font-semibold">{part.name}</span>
        <span className="muted truncate text-sm">{about}</span>
      </span>
      <span className="max-w-2/5 shrink-0 text-right font-bold tabular-nums">{money(part.price)}</span>
    </div>
  );
}
