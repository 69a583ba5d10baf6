import type { DocumentData, FirestoreDataConverter, QueryDocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";
import type { Damage } from "../contract/admin/damage.ts";
import { isKnown, upgrade } from "./migrations/history.ts";

/** Read documents with `readable`, which handles this. */
export class DamagedDocument extends Error {
  readonly damage: Damage;

  constructor(damage: Damage) {
    super(`${damage.collection}/${damage.document} is damaged: ${damage.fields.join(", ")}`);
    this.damage = damage;
  }
}

function toPlace({ ref, id }: QueryDocumentSnapshot): Pick<Damage, "collection" | "document"> {
  return { collection: ref.parent.id, document: id };
}

function upgraded(snapshot: QueryDocumentSnapshot, stored: DocumentData): DocumentData {
  const place = toPlace(snapshot);
  if (!isKnown(place.collection, stored)) throw new DamagedDocument({ ...place, fields: ["schemaVersion"] });
  return upgrade(place.collection, stored, place.document);
}

type Schema = z.ZodMiniObject<{ _id: z.ZodMiniType<string> } & z.core.$ZodShape>;

/** `_id` is the document name and isn't stored. `update` bypasses this: use `fieldsOf`. */
export function converter<S extends Schema>(schema: S, version = 0): FirestoreDataConverter<z.output<S>> {
  return {
    toFirestore(document, options?: object) {
      const whole = options ? z.partial(schema) : schema;
      const { _id, ...fields } = whole.parse(document) as z.output<S>;
      return version > 0 && !options ? { ...fields, schemaVersion: version } : fields;
    },
    fromFirestore(snapshot) {
      const stored = snapshot.data();
      const present = stored.schemaVersion === version ? stored : upgraded(snapshot, stored);
      const result = schema.safeParse({ ...withoutDirectionMarks(present), _id: snapshot.id });
      if (result.success) return result.data;
      const fields = [...new Set(result.error.issues.map(({ path }) => fieldAt(path)))];
      throw new DamagedDocument({ ...toPlace(snapshot), fields });
    },
  };
}

function fieldAt(path: readonly PropertyKey[]): string {
  const isOtherCurrency = path.at(-1) === "currency";
  return isOtherCurrency ? path.join(".") : String(path[0]);
}

/** Adds `stored`, the whole document, unknown fields included. */
export function withStored<S extends Schema>(
  schema: S,
): FirestoreDataConverter<z.output<S> & { readonly stored: DocumentData }> {
  const { toFirestore, fromFirestore } = converter(schema);
  return {
    toFirestore: toFirestore as never,
    fromFirestore: (snapshot) => ({ ...fromFirestore(snapshot), stored: snapshot.data() }),
  };
}

export function fieldsOf<S extends Schema, F extends Partial<z.output<S>>>(schema: S, fields: F): F {
  return z.partial(schema).parse(fields) as F;
}

/** Phones paste them around numbers, and earlier releases stored them. */
function withoutDirectionMarks(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, value]) => {
    return [name, typeof value === "string" ? value.replace(/\p{Bidi_C}/gu, "") : value];
  });
  return Object.fromEntries(entries);
}
