import type { PickingLine } from "@carparts/functions/contract/admin/picking";
import { byName } from "@carparts/functions/contract/values/by-name";
import * as z from "zod/mini";

/** An order whose pieces are off the shelf. The rest says where to put them back, should it go. */
const Tick = z.object({
  _id: z.string(),
  number: z.string(),
  part: z.string(),
  pieces: z.int(),
  shelf: z.nullable(z.string()),
});
export type Tick = z.infer<typeof Tick>;

/** The pieces of a part that really lay there. It holds until the books say another number than `onHand`. */
const Found = z.object({ pieces: z.int(), onHand: z.int() });

export const PickingState = z.object({ ticks: z.array(Tick), found: byName(Found) });
export type PickingState = z.infer<typeof PickingState>;

type Order = PickingLine["orders"][number];

/** How many pieces were found of a part, where somebody said so. */
export function foundOf({ found }: PickingState, { productId, onHand }: PickingLine): number | undefined {
  const said = found[productId];
  return said?.onHand === onHand ? said.pieces : undefined;
}

/** Whole orders, the oldest first, as long as there are pieces. The others go without. */
export function dealt({ orders }: Pick<PickingLine, "orders">, pieces: number) {
  let left = pieces;
  const served: Order[] = [];
  const without: Order[] = [];
  for (const order of orders) {
    const isEnough = order.pieces <= left;
    if (isEnough) left -= order.pieces;
    (isEnough ? served : without).push(order);
  }
  return { served, without };
}

export function shareOf(state: PickingState, line: PickingLine) {
  return dealt(line, foundOf(state, line) ?? line.onHand);
}

export function isTicked({ ticks }: PickingState, { _id }: Pick<Tick, "_id">): boolean {
  return ticks.some((tick) => tick._id === _id);
}

export function without(state: PickingState, orders: readonly Pick<Tick, "_id">[]): PickingState {
  const ids = new Set(orders.map(({ _id }) => _id));
  return { ...state, ticks: state.ticks.filter(({ _id }) => !ids.has(_id)) };
}

export function withTicks(state: PickingState, line: PickingLine, orders: readonly Order[]): PickingState {
  const { name: part, shelf } = line;
  const added = orders.map(({ _id, number, pieces }) => ({ _id, number, pieces, part, shelf }));
  return { ...state, ticks: [...without(state, orders).ticks, ...added] };
}

/** `undefined` takes back what was said. */
export function withFound(state: PickingState, line: PickingLine, pieces: number | undefined): PickingState {
  const { [line.productId]: _before, ...others } = state.found;
  const said = pieces === undefined ? {} : { [line.productId]: { pieces, onHand: line.onHand } };
  return { ...state, found: { ...others, ...said } };
}

/** Without the ticks of those for whom too few pieces were found. */
export function withoutUnserved(state: PickingState, line: PickingLine): PickingState {
  return without(state, shareOf(state, line).without);
}

/** What is picked is off the list, and off the shelf. */
export function afterPicking(
  state: PickingState,
  lines: readonly PickingLine[],
  picked: ReadonlySet<string>,
): PickingState {
  const found = { ...state.found };
  for (const line of lines) {
    const done = line.orders.filter(({ _id }) => picked.has(_id));
    const pieces = done.reduce((sum, order) => sum + order.pieces, 0);
    const said = foundOf(state, line);
    if (said === undefined || pieces === 0) continue;
    found[line.productId] = { pieces: Math.max(0, said - pieces), onHand: line.onHand - pieces };
  }
  return without(
    { ...state, found },
    [...picked].map((_id) => ({ _id })),
  );
}

/** What is left of a list until it's there anew. */
export function linesAfter(lines: readonly PickingLine[], picked: ReadonlySet<string>): PickingLine[] {
  return lines.flatMap((line) => {
    const orders = line.orders.filter(({ _id }) => !picked.has(_id));
    const pieces = orders.reduce((sum, order) => sum + order.pieces, 0);
    return orders.length === 0
      ? []
      : [{ ...line, orders, pieces, onHand: line.onHand - line.pieces + pieces }];
  });
}
