import { FieldPath, type Query, type QueryDocumentSnapshot } from "firebase-admin/firestore";

export async function* batchesOf<Item>(
  query: Query<Item>,
  size: number,
): AsyncGenerator<QueryDocumentSnapshot<Item>[]> {
  const byName = query.orderBy(FieldPath.documentId()).limit(size);
  for (let next = byName; ; ) {
    const { docs } = await next.get();
    if (docs.length > 0) yield docs;
    if (docs.length < size) return;
    next = byName.startAfter(docs.at(-1)?.id);
  }
}
