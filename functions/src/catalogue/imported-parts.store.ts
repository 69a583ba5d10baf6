import { partChanges } from "../firestore/collections.ts";

const MOST = 2_000;

export async function findImportedParts(importId: string): Promise<string[]> {
  const marks = partChanges.withConverter(null).where("row.importId", "==", importId);
  const { docs } = await marks.select("productId").limit(MOST).get();
  return docs.map((mark) => String(mark.get("productId")));
}
