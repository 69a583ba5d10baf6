import { CollectionReference } from "firebase-admin/firestore";
import * as map from "./collections.ts";

export const collections = [...Object.values(map), ...Object.values(map.nounCollections)].filter(
  (value) => value instanceof CollectionReference,
);
