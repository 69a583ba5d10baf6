import { pathOf } from "@carparts/functions/contract/endpoint";
import { isAvailable } from "@carparts/functions/contract/products";
import type { SavedPart } from "@carparts/functions/contract/saved";
import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { syncedQuery } from "#lib/sync/synced.ts";
import { routes } from "#routes.ts";
import { BuyNow } from "#ui/buy-now.tsx";
import { focusNeighbourOnRemoval } from "#ui/focus-neighbour.ts";
import { money } from "#ui/format/money.ts";
import { Link } from "#ui/link.tsx";
import { OnOrder } from "#ui/on-order.tsx";
import { PartPicture } from "#ui/part-picture.tsx";
import { PriceNote } from "#ui/price-note.tsx";
import { Loaded } from "#ui/states/loaded.tsx";
import { StockLabel } from "#ui/stock-label.tsx";
import { AvailabilityAlert } from "./availability-alert.tsx";
import { addSavedOp, useSavedOps } from "./saved-ops.ts";
import { syncedSaved } from "./synced-saved.ts";

interface Props {
  uid: string;
  /** Beside `Buy Now`. */
  Actions: ComponentType<{ part: SavedPart }>;
}

/** The account's saved parts, with their present price and stock. */
export function SavedParts({ uid, Actions }: Props) {
  const removed = useSavedOps(uid).filter(({ notify }) => notify === null);
  const isShown = (part: SavedPart) => !removed.some(({ _id }) => _id === part._id);
  return (
    <Loaded what="Your saved parts" query={useQuery(syncedQuery(syncedSaved, uid))}>
      {(list) =>
        !list.some(isShown) ? (
          <p className="panel p-6">Nothing saved yet. Press the heart on a part to save it for later.</p>
        ) : (
          <ul aria-label="Saved parts" className="panel divide-y divide-base-300">
            {list.filter(isShown).map((part) => (
              <SavedRow key={part._id} uid={uid} part={part} Actions={Actions} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function SavedRow({ uid, part, Actions }: Props & { part: SavedPart }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <PartPicture src={part.picture} alt="" className="max-w-18 min-w-18 rounded-field" />
      <div className="grid grow basis-40 justify-items-start gap-1">
        <Link className="link-hover font-bold" to={pathOf(routes.part.path, { id: part._id })}>
          {part.name}
        </Link>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold tabular-nums">
            {money(part.price)}
            <PriceNote />
          </span>
          <StockLabel product={part} />
          <OnOrder product={part} />
        </p>
      </div>
      <div className="flex min-w-0 flex-wrap items-start gap-2">
        {isAvailable(part) ? (
          <>
            <Actions part={part} />
            <BuyNow to={pathOf(routes.orderForm.path, { _id: part._id })} name={part.name} />
          </>
        ) : (
          <AvailabilityAlert part={part} />
        )}
        <button
          ref={focusNeighbourOnRemoval}
          type="button"
          className="btn btn-ghost text-error"
          aria-label={`Remove: ${part.name}`}
          onClick={() => addSavedOp(uid, part, null)}
        >
          Remove
        </button>
      </div>
    </li>
  );
}
