import { lastSuccessor } from "../parts/supersession.ts";
import { replica } from "./replica/own-replica.ts";

/** The last parts that replace these, by their ids. None of what isn't replaced, and none while the catalogue can't be read. */
export async function findSuccessors(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const catalogue = await replica.presentForAdmins().catch(() => undefined);
  const successors = new Map<string, string>();
  if (!catalogue) return successors;
  const find = async (id: string) => catalogue.allParts.wantedPart(id);
  for (const id of ids) {
    const part = await find(id);
    const { last } = part ? await lastSuccessor(part, find) : {};
    if (last) successors.set(id, last._id);
  }
  return successors;
}

/** The parts as they are now, by these ids, each or the last one that replaces it. Null where they lead in a circle. Reads no document but those of parts that changed. */
export async function findPartsToOrder(ids: Iterable<string>) {
  replica.invalidate();
  const catalogue = await replica.presentForAdmins();
  const find = async (id: string) => catalogue.allParts.wantedPart(id);
  const found = new Map<string, Awaited<ReturnType<typeof partToOrder>>>();
  async function partToOrder(id: string) {
    const part = await find(id);
    if (!part) return undefined;
    const { last = part, isEndless } = await lastSuccessor(part, find);
    if (isEndless) return null;
    const { _id, name, partNumber } = last;
    return { _id, name, partNumber, offers: catalogue.internalsOf(_id).offers };
  }
  for (const id of new Set(ids)) found.set(id, await partToOrder(id));
  return found;
}
