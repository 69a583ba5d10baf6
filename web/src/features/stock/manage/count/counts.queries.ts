import { type CountResult, countStock, MOST_COUNTED } from "@carparts/functions/contract/admin/counts";
import { type ListedPart, readWholePart, searchParts } from "@carparts/functions/contract/admin/parts";
import { type ReceiptResult, receive } from "@carparts/functions/contract/admin/receipts";
import { adjustStock } from "@carparts/functions/contract/admin/stock";
import { isCodeOf } from "@carparts/functions/contract/values/article";
import { shelfKey } from "@carparts/functions/contract/values/shelf";
import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { ApiError, call } from "#lib/api-client.ts";
import { refresh } from "#lib/refresh.ts";
import type { FoundLine, Line } from "./count-list.ts";

const PAGE = 100;

export const GONE = "This part is no longer in the shop.";

async function search(q: string): Promise<ListedPart[]> {
  const found: ListedPart[] = [];
  let after: string | undefined;
  do {
    const { items, next } = await call(searchParts, { query: { q, limit: PAGE, after } }, { isFresh: true });
    found.push(...items);
    after = next ?? undefined;
  } while (after !== undefined && found.length < MOST_COUNTED);
  return found.slice(0, MOST_COUNTED);
}

export interface FoundByCode {
  /** The code is a shelf's, and these are its parts. */
  readonly isShelf: boolean;
  readonly lines: readonly FoundLine[];
}

async function findByCode(code: string): Promise<FoundByCode> {
  const found = await search(code);
  const parts = found.filter((part) => isCodeOf(part, code));
  if (parts.length > 0) return { isShelf: false, lines: await toLines(parts) };
  const key = shelfKey(code);
  const onShelf = found.filter(({ shelf }) => shelf !== null && shelfKey(shelf) === key);
  return { isShelf: onShelf.length > 0, lines: onShelf.length > 0 ? await toLines(onShelf) : [] };
}

/** The list of parts may be behind an order of just now, and a count of none tells what is on hand. */
async function toLines(parts: readonly ListedPart[]): Promise<FoundLine[]> {
  const none = parts.map(({ _id, lastMovement }) => ({ productId: _id, counted: 0, number: lastMovement }));
  const { items } = await call(countStock, { body: { lines: none, isDryRun: true } });
  return parts.flatMap(({ _id, lastMovement, ...part }, place) => {
    const { result, difference } = items[place] ?? { result: "gone", difference: 0 };
    if (result === "gone") return [];
    const { name, partNumber, gtin, shelf, supersededBy: next, cost } = part;
    const now = { onHand: 0 - difference, number: lastMovement };
    return [{ productId: _id, name, partNumber, gtin, shelf, supersededBy: next?._id ?? null, cost, ...now }];
  });
}

/** Nothing where it's gone. */
export async function findById(id: string): Promise<FoundLine[]> {
  try {
    return await toLines([await call(readWholePart, { params: { id } }, { isFresh: true })]);
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 404) return [];
    throw failure;
  }
}

export function useFindByCode() {
  return useMutation({ mutationFn: findByCode });
}

const booking = ["book-pieces"];

/** The parts that are being checked or booked. What is typed of them now would go with their lines. */
export function useBookedNow(): ReadonlySet<string> {
  const all = useMutationState({
    filters: { mutationKey: booking, status: "pending" },
    select: ({ state }) => (state.variables as Pick<Count, "lines">).lines.map(({ productId }) => productId),
  });
  return new Set(all.flat());
}

interface Count {
  readonly lines: readonly Line[];
  /** With the same one, retries book only once. */
  readonly countId: string;
  readonly isDryRun: boolean;
}

/** Its results are in the order of the lines. `onEnd` is called even where the list, and all that shows it, has gone. */
export function useBookCount(onEnd: (results: CountResult[], count: Count) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: booking,
    async mutationFn({ lines, ...count }: Count) {
      const results: CountResult[] = [];
      while (results.length < lines.length) {
        const next = lines.slice(results.length, results.length + MOST_COUNTED);
        const counted = next.map(({ productId, number, onHand, pieces }) => {
          return { productId, number, onHand, counted: pieces ?? 0 };
        });
        results.push(...(await call(countStock, { body: { lines: counted, ...count } })).items);
      }
      return results;
    },
    onSuccess: onEnd,
    onSettled: (_results, _error, { isDryRun }) => void (isDryRun || refresh(queryClient, "products")),
  });
}

interface Delivery {
  readonly lines: readonly Line[];
  readonly reason: string;
  /** The purchase that it's of, and true to book more than was ordered. */
  readonly purchase?: string | undefined;
  readonly isOver?: boolean;
  /** Told of each line. Without a fault it's booked. */
  readonly onEnd: (productId: string, fault?: string) => void;
}

/** A retry would be refused too, so the next line may be tried. */
function isRefused(failure: unknown): failure is ApiError {
  return failure instanceof ApiError && [404, 409, 422].includes(failure.status);
}

const faults: Readonly<Record<Exclude<ReceiptResult["result"], "done">, string>> = {
  over: "More than is still to come. Somebody else may have booked it in.",
  gone: GONE,
  closed: "The purchase is closed.",
};

/** Returns why it isn't booked. */
async function receiveLine(
  id: string,
  { productId, pieces, key }: Line,
  isOver = false,
): Promise<string | undefined> {
  const lines = [{ productId, pieces: pieces ?? 0, isOver }];
  const { items } = await call(receive, { params: { id }, body: { lines }, key });
  const { result } = items[0] ?? { result: "gone" };
  return result === "done" ? undefined : faults[result];
}

interface DeliveryBooking {
  readonly booked: readonly Line[];
  readonly left: number;
}

/** `onBooked` is called even where the list, and all that shows it, has gone with its last line. */
export function useBookDelivery(onBooked: (parts: DeliveryBooking) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: booking,
    async mutationFn({ lines, reason, onEnd, ...order }: Delivery): Promise<DeliveryBooking> {
      const booked: Line[] = [];
      for (const line of lines) {
        const { productId, pieces, key } = line;
        try {
          const body = { change: pieces ?? 0, reason };
          const fault =
            order.purchase === undefined
              ? void (await call(adjustStock, { params: { id: productId }, body, key }))
              : await receiveLine(order.purchase, line, order.isOver);
          if (fault === undefined) booked.push(line);
          onEnd(productId, fault);
        } catch (failure) {
          if (!isRefused(failure)) throw failure;
          onEnd(productId, failure.message);
        }
      }
      return { booked, left: lines.length - booked.length };
    },
    onSuccess: onBooked,
    onSettled: () => void refresh(queryClient, "products", "purchases", "suppliers"),
  });
}
