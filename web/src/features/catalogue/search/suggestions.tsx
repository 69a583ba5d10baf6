import type { CatalogueEntry } from "@carparts/functions/contract/catalogue/answer";
import { pathOf } from "@carparts/functions/contract/endpoint";
import { isAvailable } from "@carparts/functions/contract/products";
import { routes } from "#routes.ts";
import { BuyNow } from "#ui/buy-now.tsx";
import { money } from "#ui/format/money.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { icons } from "#ui/icons/icons.ts";
import { PartPicture } from "#ui/part-picture.tsx";
import { PriceNote } from "#ui/price-note.tsx";
import { matchReason } from "./match-reason.tsx";
import type { Suggested } from "./suggested.ts";

interface Props {
  id: string;
  all: readonly Suggested[];
  active: number;
  /** No other part was found, whatever the filters. */
  isOnly: boolean;
  onOpen: (suggested: Suggested) => void;
}

/** A number that only one part has can be bought from here. */
export function Suggestions({ id, all, active, isOnly, onOpen }: Props) {
  const first = all.find(({ part }) => part)?.part;
  return (
    <div className="panel absolute inset-x-0 top-full z-30 mt-2 overflow-hidden shadow-lg">
      <div id={id} role="listbox" aria-label="Suggestions" className="max-h-[60dvh] overflow-y-auto py-1">
        {all.map((suggested, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the search box has the focus and the keys.
          <div
            key={suggested.to}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={`flex cursor-pointer items-center gap-3 px-3 py-2 hover:bg-base-200 ${index === active ? "bg-base-200" : ""}`}
            // Else, the search box would lose the focus before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onOpen(suggested)}
          >
            {suggested.part ? <Part part={suggested.part} /> : <List {...suggested} />}
          </div>
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

function List({ label, about }: Suggested) {
  return (
    <>
      <span className="grid w-14 shrink-0 place-items-center">
        <Icon path={icons.search} className="size-5 opacity-70" />
      </span>
      <span className="grid min-w-0 grow">
        <span className="truncate font-semibold">{label}</span>
        <span className="muted truncate text-sm">{about}</span>
      </span>
    </>
  );
}

function Part({ part }: { part: CatalogueEntry }) {
  const about = part.matched
    ? matchReason(part.matched)
    : [part.brand, part.partNumber].filter(Boolean).join(" · ");
  return (
    <>
      <PartPicture src={part.picture} alt="" className="max-w-14 rounded-field" />
      <span className="grid min-w-0 grow">
        <span className="truncate font-semibold">{part.name}</span>
        <span className="muted truncate text-sm">{about}</span>
      </span>
      <span className="max-w-2/5 shrink-0 text-right font-bold tabular-nums">
        {money(part.price)}
        <PriceNote />
      </span>
    </>
  );
}
