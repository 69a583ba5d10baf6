import { isCodeOf } from "@carparts/functions/contract/values/article";
import * as z from "zod/mini";
import { cents } from "#ui/format/money.ts";

/** A count is compared with the books, a delivery is added to them. */
export type Mode = "count" | "deliver";

const Line = z.object({
  productId: z.string(),
  name: z.string(),
  partNumber: z.nullable(z.string()),
  gtin: z.nullable(z.string()),
  shelf: z.nullable(z.string()),
  /** The id of the part that replaces it. */
  supersededBy: z._default(z.nullable(z.string()), null),
  /** Paid for one piece. */
  cost: z.nullable(z.number()),
  /** When it came into the list, with the number of its last movement then. */
  onHand: z.int(),
  number: z.int(),
  /** The counted or delivered number. Null until it's typed. */
  pieces: z.nullable(z.int()),
  /** Makes its delivery one, however often it's sent. */
  key: z.string(),
  /** The reason why it couldn't be booked. */
  fault: z.optional(z.string()),
});
export type Line = z.infer<typeof Line>;

export type FoundLine = Omit<Line, "pieces" | "key" | "fault">;

export const CountList = z.object({
  /** Another one after each change. */
  id: z.string(),
  /** The reason for received pieces. */
  reason: z.string(),
  /** The latest first. */
  lines: z.array(Line),
  /** Scanned codes that aren't looked up yet. */
  waiting: z.array(z.string()),
  /** The id of the purchase that received pieces are of. */
  purchase: z.optional(z.string()),
});
export type CountList = z.infer<typeof CountList>;

export function withFound(list: CountList, found: readonly FoundLine[], newKey: () => string): CountList {
  const listed = new Set(list.lines.map(({ productId }) => productId));
  const added = found.filter(({ productId }) => !listed.has(productId));
  return {
    ...list,
    lines: [...added.map((line) => ({ ...line, pieces: null, key: newKey() })), ...list.lines],
  };
}

export function withPieces(list: CountList, productId: string, pieces: number | null): CountList {
  const change = ({ fault, ...line }: Line) => ({ ...line, pieces });
  return { ...list, lines: list.lines.map((line) => (line.productId === productId ? change(line) : line)) };
}

/** The line of a code with so many pieces more, or undefined if none has it. */
export function withScan(list: CountList, code: string, scans = 1) {
  const line = list.lines.find(({ productId, ...each }) => isCodeOf({ ...each, _id: productId }, code));
  if (!line) return undefined;
  const pieces = (line.pieces ?? 0) + scans;
  return { list: withPieces(list, line.productId, pieces), line: { ...line, pieces } };
}

/** With why some of the lines couldn't be booked, and without those that were. */
export function afterBooking(
  list: CountList,
  fieldErrors: ReadonlyMap<string, string | undefined>,
): CountList {
  const lines = list.lines.flatMap((line) => {
    if (!fieldErrors.has(line.productId)) return [line];
    const fault = fieldErrors.get(line.productId);
    return fault === undefined ? [] : [{ ...line, fault }];
  });
  return { ...list, lines };
}

export function bookedLines({ lines }: CountList, mode: Mode): Line[] {
  return lines.filter(({ pieces }) => pieces !== null && (mode === "count" || pieces > 0));
}

/** In pieces. Undefined while nobody has counted. */
export function lineDifference({ pieces, onHand }: Line): number | undefined {
  return pieces === null ? undefined : pieces - onHand;
}

interface Sum {
  readonly parts: number;
  readonly pieces: number;
  readonly difference: number;
  /** In cents, of what has a known cost. */
  readonly value: number;
}

export function sum(lines: readonly Line[]): Sum {
  const none: Sum = { parts: 0, pieces: 0, difference: 0, value: 0 };
  return lines.reduce((sum, line) => {
    const difference = lineDifference(line) ?? 0;
    return {
      parts: sum.parts + 1,
      pieces: sum.pieces + (line.pieces ?? 0),
      difference: sum.difference + difference,
      value: sum.value + cents(line.cost ?? 0, difference),
    };
  }, none);
}
