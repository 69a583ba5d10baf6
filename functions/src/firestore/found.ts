import type { DocumentSnapshot, Precondition, Timestamp } from "firebase-admin/firestore";
import { readable } from "./readable.ts";

/** A document as it was read, and when it had last changed. */
export interface Found<Data> {
  readonly data: Data;
  readonly updateTime: Timestamp;
}

/** What a read has found, or undefined where there is no document, or a damaged one. */
export function found<Data>(snapshot: DocumentSnapshot<Data>): Found<Data> | undefined {
  const data = readable(snapshot);
  return data && snapshot.updateTime && { data, updateTime: snapshot.updateTime };
}

/** The condition that makes a commit fail where the document has changed since it was found. */
export function unchanged({ updateTime }: Found<unknown>): Precondition {
  return { lastUpdateTime: updateTime };
}
