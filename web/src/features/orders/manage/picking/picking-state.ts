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

/** The carrier, and the numbers typed so far for the parcels that wait to be sent, by parcel. */
const Shipping = z.object({ carrier: z.string(), numbers: byName(z.string()) });
export type Shipping = z.infer<typeof Shipping>;

export const PickingState = z.object({
  ticks: z.array(Tick),
  found: byName(Found),
  shipping: z.optional(Shipping),
});
export type PickingState = z.infer<typeof PickingState>;

type Order = PickingLine["orders"][number];

/** The pieces that somebody found of a part, if that still holds. */
export function foundPieces({ found }: PickingState, { productId, onHand }: PickingLine): number | undefined {
  const stored = found[productId];
  return stored?.onHand === onHand ? stored.pieces : undefined;
}

/** Allocates pieces to whole orders, the oldest first. The others go short. */
export function allocate({ orders }: Pick<PickingLine, "orders">, pieces: number) {
  let left = pieces;
  const filled: Order[] = [];
  const short: Order[] = [];
  for (const order of orders) {
    const isEnough = order.pieces <= left;
    if (isEnough) left -= order.pieces;
    (isEnough ? filled : short).push(order);
  }
  return { filled, short };
}

export function allocation(state: PickingState, line: PickingLine) {
  return allocate(line, foundPieces(state, line) ?? line.onHand);
}

export function isTicked({ ticks }: PickingState, { _id }: Pick<Tick, "_id">): boolean {
  return ticks.some((tick) => tick._id === _id);
}

export function untick(state: PickingState, orders: readonly Pick<Tick, "_id">[]): PickingState {
  const ids = new Set(orders.map(({ _id }) => _id));
  return { ...state, ticks: state.ticks.filter(({ _id }) => !ids.has(_id)) };
}

export function withTicks(state: PickingState, line: PickingLine, orders: readonly Order[]): PickingState {
  const { name: part, shelf } = line;
  const added = orders.map(({ _id, number, pieces }) => ({ _id, number, pieces, part, shelf }));
  return { ...state, ticks: [...untick(state, orders).ticks, ...added] };
}

/** `undefined` withdraws the count. */
export function withFound(state: PickingState, line: PickingLine, pieces: number | undefined): PickingState {
  const { [line.productId]: _before, ...others } = state.found;
  const changed = pieces === undefined ? {} : { [line.productId]: { pieces, onHand: line.onHand } };
  return { ...state, found: { ...others, ...changed } };
}

/** Unticks the orders that go short. */
export function untickShort(state: PickingState, line: PickingLine): PickingState {
  return untick(state, allocation(state, line).short);
}

/** Takes picked orders off the list, and their pieces off the shelf. */
export function afterPicking(
  state: PickingState,
  lines: readonly PickingLine[],
  picked: ReadonlySet<string>,
): PickingState {
  const found = { ...state.found };
  for (const line of lines) {
    const done = line.orders.filter(({ _id }) => picked.has(_id));
    const pieces = done.reduce((sum, order) => sum + order.pieces, 0);
    const count = foundPieces(state, line);
    if (count === undefined || pieces === 0) continue;
    found[line.productId] = { pieces: Math.max(0, count - pieces), onHand: line.onHand - pieces };
  }
  return untick(
    { ...state, found },
    [...picked].map((_id) => ({ _id })),
  );
}

/** The rest of a list until it's refetched. */
export function linesAfter(lines: readonly PickingLine[], picked: ReadonlySet<string>): PickingLine[] {
  return lines.flatMap((line) => {
    const orders = line.orders.filter(({ _id }) => !picked.has(_id));
    const pieces = orders.reduce((sum, order) => sum + order.pieces, 0);
    return orders.length === 0
      ? []
      : [{ ...line, orders, pieces, onHand: line.onHand - line.pieces + pieces }];
  });
}
