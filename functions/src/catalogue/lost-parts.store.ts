import { findMissing } from "../parts/tombstones.store.ts";
import { Replica } from "./replica/replica.ts";

const AT_ONCE = 300;

export async function* findLostParts(): AsyncGenerator<string> {
  const { catalogue, isFromSnapshot } = await new Replica().complete();
  if (!isFromSnapshot) return;
  const ids = [...catalogue.ids()];
  for (let first = 0; first < ids.length; first += AT_ONCE)
    yield* await findMissing(ids.slice(first, first + AT_ONCE));
}
