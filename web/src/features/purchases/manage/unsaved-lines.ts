import type { Purchase } from "@carparts/functions/contract/admin/purchases";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { persistedRecord } from "#lib/persisted-record.ts";
import { money } from "#ui/format/money.ts";
import { pluralize } from "#ui/format/pluralize.ts";

const DraftLine = z.object({
  ...{ productId: z.string(), name: z.string(), partNumber: z.nullable(z.string()) },
  ...{ supplierNumber: z.nullable(z.string()), pack: z.nullable(z.int()), packs: z.nullable(z.int()) },
  /** Null for the cost that the supplier asks. */
  cost: z.nullable(z.number()),
});
export type DraftLine = z.infer<typeof DraftLine>;

/**
 * Lines that aren't saved yet, with the version that they change, by account and purchase. In the tab, so that a reload loses
 * nothing.
 */
const stored = persistedRecord("purchaseLines", z.object({ version: z.int(), lines: z.array(DraftLine) }));

export function useUnsavedLines(purchase: Purchase, uid: string) {
  const name = `${uid} ${purchase._id}`;
  const read = (all = stored.all()) => all?.[name];
  const unsaved = read(useSyncExternalStore(stored.subscribe, stored.all));
  const { version, lines }: { version: number; lines: readonly DraftLine[] } = unsaved ?? purchase;
  return {
    ...{ isUnsaved: unsaved !== undefined, version, lines },
    change(act: (lines: readonly DraftLine[]) => readonly DraftLine[]): void {
      const before = read() ?? purchase;
      stored.set(name, { version: before.version, lines: [...act(before.lines)] });
    },
    discard: () => stored.set(name, undefined),
    /** Keeps what was edited after these were sent, as a change of what was saved. */
    settle(sent: readonly DraftLine[], saved: Purchase): void {
      const now = read();
      const isNewer = now !== undefined && now.lines !== sent;
      stored.set(name, isNewer ? { ...now, version: saved.version } : undefined);
    },
  };
}
export type UnsavedLines = ReturnType<typeof useUnsavedLines>;

export function lineText({ packs, cost }: Pick<DraftLine, "packs" | "cost">): string {
  return [pluralize(packs ?? 0, "pack"), cost !== null && money(cost)].filter(Boolean).join(", ");
}
