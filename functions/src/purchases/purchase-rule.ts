import type { DraftLine, Problem, PurchaseState } from "../contract/admin/purchases.ts";
import { isOpen, openPieces } from "../contract/admin/purchases.ts";
import { type Money, moneyOf, sumOf, times } from "../contract/values/money.ts";
import { MOST_PIECES } from "../contract/values/primitives.ts";
import type { StoredPurchase } from "../firestore/collections.ts";

export type Line = StoredPurchase["lines"][number];

/** A supplier's offer of a part. */
interface Offer {
  readonly supplierId: string;
  readonly number: string | null;
  readonly pack: number;
  readonly cost: Money | null;
}

export interface OfferedPart {
  readonly _id: string;
  readonly name: string;
  readonly partNumber: string | null;
  readonly offers: readonly Offer[];
}

export interface Drafted {
  readonly result: "done" | "wrong" | "gone";
  readonly lines: readonly Line[];
  readonly problems: readonly Problem[];
  /** Those for which nothing can be drafted. */
  readonly faults: readonly Problem[];
}

/** Of a part that is replaced, the one to order in its place. Null where they lead in a circle, undefined where the part isn't there. */
export type FindPart = (id: string) => OfferedPart | null | undefined;

function called({ name, partNumber }: OfferedPart): string {
  return partNumber ?? name.slice(0, 40);
}

/** The lines of a draft, and what people should know of them. A part has one line. */
export function draftLines(wanted: readonly DraftLine[], supplierId: string, find: FindPart): Drafted {
  const lines = new Map<string, Line>();
  const problems: Problem[] = [];
  const faults: Problem[] = [];
  let result: Drafted["result"] = "done";
  function refuse(line: number, as: "wrong" | "gone", reason: string): void {
    if (result !== "gone") result = as;
    problems.push({ line, reason });
    faults.push({ line, reason });
  }
  for (const [place, { productId, packs, cost }] of wanted.entries()) {
    const part = find(productId);
    if (!part) {
      if (part === null) refuse(place, "wrong", "This part's replacements form a loop.");
      else refuse(place, "gone", "This part isn't there any more.");
      continue;
    }
    if (part._id !== productId) problems.push({ line: place, reason: `Replaced by ${called(part)}.` });
    const offer = part.offers.find((each) => each.supplierId === supplierId);
    if (!offer)
      problems.push({
        line: place,
        reason: "This supplier has no offer for it, so it's ordered by the piece.",
      });
    const before = lines.get(part._id);
    if (before)
      problems.push({ line: place, reason: `${called(part)} was listed twice; the packs were added up.` });
    const line = lineOf(part, offer, packs + (before?.packs ?? 0), cost ?? before?.cost);
    if (line.pieces > MOST_PIECES) refuse(place, "wrong", `More than ${MOST_PIECES} pieces.`);
    lines.set(part._id, line);
  }
  return { result, lines: [...lines.values()], problems, faults };
}

function lineOf(
  { _id, name, partNumber }: OfferedPart,
  offer: Offer | undefined,
  packs: number,
  cost: Money | number | null | undefined,
): Line {
  const pack = offer?.pack ?? 1;
  const own = typeof cost === "number" ? moneyOf(Math.round(cost * 100)) : cost;
  return {
    ...{ productId: _id, name, partNumber, supplierNumber: offer?.number ?? null },
    ...{ pack, packs, pieces: pack * packs, received: 0, cost: own ?? offer?.cost ?? null },
  };
}

export function totalOf(lines: readonly Line[]): Money {
  return sumOf(lines.flatMap(({ cost, pieces }) => (cost ? times(cost, pieces) : [])));
}

/** The state of a purchase that is sent, by its lines. */
export function stateOf(lines: readonly Line[]): PurchaseState {
  if (lines.every((line) => openPieces(line) === 0)) return "received";
  return lines.some(({ received }) => received > 0) ? "part" : "sent";
}

/** From draft to sent, and from all that was sent to closed. */
export function isNext(present: PurchaseState, next: "sent" | "closed"): boolean {
  return next === "sent" ? present === "draft" : isOpen({ state: present }) || present === "received";
}

/** Tells people, in the screen's words, why a purchase in this state takes no such step. */
export function stepFault(present: PurchaseState): string {
  if (present === "draft") return "A draft can't be closed. Delete it instead.";
  return `This purchase is already ${present === "part" ? "partly received" : present}.`;
}

export function isLate({ expected, ...purchase }: Pick<StoredPurchase, "state" | "expected">, today: string) {
  return isOpen(purchase) && expected !== null && expected < today;
}
