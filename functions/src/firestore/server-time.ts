import { FieldValue, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";

export const serverNow = FieldValue.serverTimestamp();

/** Read as a time, written as `serverNow`. */
export const serverTime = z.custom<Timestamp>(
  (value: unknown) => value instanceof Timestamp || value instanceof FieldValue,
);
