import type { FirestoreDataConverter } from "firebase-admin/firestore";
import type * as z from "zod/mini";

/**
 * Reads and writes documents through their schema. What comes out of the database is parsed like any other
 * input; the document's name is its `_id` and is not stored twice.
 */
export function converter<Schema extends z.ZodMiniType<{ _id: string }>>(
  schema: Schema,
): FirestoreDataConverter<z.output<Schema>> {
  return {
    toFirestore(document) {
      const { _id, ...fields } = document as z.output<Schema>;
      return fields;
    },
    fromFirestore: (snapshot) => schema.parse({ ...snapshot.data(), _id: snapshot.id }),
  };
}
