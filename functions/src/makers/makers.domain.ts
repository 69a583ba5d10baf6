import type { DeleteMaker, MadeBrand, SaveMaker } from "../contract/admin/makers.ts";
import { changedMeanwhile, notFound } from "../core/app-error.ts";
import type { Actor } from "../core/caller.ts";
import type { KeptMaker } from "../firestore/collections.ts";
import { forgetKnown } from "./known-makers.store.ts";
import { changeMaker } from "./makers.store.ts";

function shown(brand: string, kept: KeptMaker | null): MadeBrand {
  if (!kept) return { brand, version: 0, maker: null };
  const { version, name, address, email, responsible } = kept;
  return { brand, version, maker: { name, address, email, responsible } };
}

function assertSeen({ brand, version }: DeleteMaker, present: KeptMaker | null): void {
  if ((present?.version ?? 0) !== version) throw changedMeanwhile("maker", shown(brand, present));
}

export async function saveMaker(actor: Actor, { version, ...maker }: SaveMaker): Promise<MadeBrand> {
  const { brand } = maker;
  const kept = await changeMaker(actor, {
    ...{ brand, what: "maker_saved" },
    decide(present) {
      assertSeen({ brand, version }, present);
      return maker;
    },
  });
  forgetKnown();
  return shown(brand, kept);
}

export async function deleteMaker(actor: Actor, seen: DeleteMaker): Promise<MadeBrand> {
  const { brand } = seen;
  await changeMaker(actor, {
    ...{ brand, what: "maker_deleted" },
    decide(present) {
      if (!present) throw notFound("maker");
      assertSeen(seen, present);
      return null;
    },
  });
  forgetKnown();
  return shown(brand, null);
}
