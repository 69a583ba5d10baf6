import { CollectionReference } from "firebase-admin/firestore";
import * as map from "./collections.ts";

export const collections = Object.values(map).filter((value) => value instanceof CollectionReference);
