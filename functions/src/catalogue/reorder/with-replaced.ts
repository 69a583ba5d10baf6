import type { WantedPart } from "../sqlite/demand-reader.ts";

/** With the demand and the stock of the parts that it replaces. */
export interface WithReplaced extends WantedPart {
  readonly replaces: readonly { readonly _id: string; readonly name: string }[];
}

/** Demand for a replaced part counts for the last of its successors. */
export async function withReplaced(
  parts: readonly WantedPart[],
  lastOf: (part: WantedPart) => Promise<WantedPart>,
): Promise<WithReplaced[]> {
  const all = new Map<string, WithReplaced>();
  for (const part of parts) {
    const last = await lastOf(part);
    const present = all.get(last._id) ?? { ...last, replaces: [] };
    all.set(last._id, last._id === part._id || !isWanted(part) ? present : joined(present, part));
  }
  return [...all.values()];
}

function isWanted({ sold90, waiting }: WantedPart): boolean {
  return sold90 > 0 || waiting > 0;
}

function joined(successor: WithReplaced, { _id, name, ...old }: WantedPart): WithReplaced {
  return {
    ...successor,
    available: successor.available + old.available,
    reserved: successor.reserved + old.reserved,
    waiting: successor.waiting + old.waiting,
    onOrder: successor.onOrder + old.onOrder,
    expected: [successor.expected, old.expected].filter((day) => day !== null).sort()[0] ?? null,
    sold30: successor.sold30 + old.sold30,
    sold90: successor.sold90 + old.sold90,
    createdAt: Math.min(successor.createdAt, old.createdAt),
    replaces: [...successor.replaces, { _id, name }],
  };
}
