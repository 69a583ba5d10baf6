import { MOST_NAMED, type Slip } from "@carparts/functions/contract/admin/picking";
import { useQuery } from "@tanstack/react-query";
import { focusNeighbourOnRemoval } from "#ui/focus-neighbour.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { orderStatusNames } from "../../fulfilment/fulfilment.ts";
import { slipsQuery } from "./picking.queries.ts";
import { type PickingState, type Tick, untick } from "./picking-state.ts";
import type { ChangePicking } from "./picking-store.ts";

interface Props {
  /** The orders that were asked for. Empty for all that are new. */
  requested: readonly string[];
  listed: readonly Pick<Tick, "_id">[];
  state: PickingState;
  change: ChangePicking;
}

/** Lists orders that needn't be picked any more, and where to put their pieces that are off the shelf. */
export function LeftOut({ requested, listed, state, change }: Props) {
  const here = new Set(listed.map(({ _id }) => _id));
  const isMissing = (id: string) => !here.has(id);
  const ticked = state.ticks.filter(
    ({ _id }) => isMissing(_id) && (requested.length === 0 || requested.includes(_id)),
  );
  const others = requested.filter((id) => isMissing(id) && ticked.every(({ _id }) => _id !== id));
  const missing = [...ticked.map(({ _id }) => _id), ...others].slice(0, MOST_NAMED);
  const { data } = useQuery(slipsQuery(missing));
  if (!data || missing.length === 0) return null;
  const slips = new Map(data.items.map((slip) => [slip._id, slip]));
  const gone = ticked.filter(({ _id }) => {
    const slip = slips.get(_id);
    return slip?.handling !== "new" || slip.withdrawnAt !== undefined;
  });
  return (
    <>
      {gone.length > 0 && (
        <div role="alert" className="alert alert-warning alert-soft block text-base">
          <ul className="grid gap-3">
            {gone.map((tick) => (
              <PutBack
                key={tick._id}
                tick={tick}
                slip={slips.get(tick._id)}
                onDone={() => change((before) => untick(before, [tick]))}
              />
            ))}
          </ul>
        </div>
      )}
      {others.length > 0 && <p className="muted wrap-anywhere">{reasonTexts(others, slips)}</p>}
    </>
  );
}

interface PutBackProps {
  tick: Tick;
  slip: Slip | undefined;
  onDone: () => void;
}

function PutBack({ tick, slip, onDone }: PutBackProps) {
  return (
    <li className="wrap-anywhere flex flex-wrap items-center justify-between gap-2">
      <span className="min-w-0 grow basis-60">{toPutBack(tick, slip)}</span>
      <button
        ref={focusNeighbourOnRemoval}
        type="button"
        className="btn border-base-300 bg-base-100"
        aria-label={`Done: order ${tick.number}`}
        onClick={onDone}
      >
        Done
      </button>
    </li>
  );
}

function toPutBack({ number, part, pieces, shelf }: Tick, slip: Slip | undefined): string {
  const what = `${pieces} × ${part}${shelf === null ? "" : `, shelf ${shelf}`}`;
  if (slip?.withdrawnAt) return `Order ${number} was withdrawn. Put its pieces back: ${what}.`;
  return slip
    ? `Order ${number} is ${slip.handling} already. If that wasn't you, put its pieces back: ${what}.`
    : `Order ${number} was deleted. Put its pieces back: ${what}.`;
}

function reasonTexts(ids: readonly string[], slips: ReadonlyMap<string, Slip>): string {
  const there = ids.flatMap((id) => slips.get(id) ?? []);
  const names = there.map(({ number, handling, withdrawnAt }) => {
    return `${number} (${withdrawnAt ? "Withdrawn" : orderStatusNames[handling]})`;
  });
  const deleted = ids.length - there.length;
  return [
    ...(names.length > 0 ? [`No longer in this list: ${names.join(", ")}.`] : []),
    ...(deleted > 0
      ? [`${pluralize(deleted, "order")} of this list ${deleted === 1 ? "was" : "were"} deleted.`]
      : []),
  ].join(" ");
}
