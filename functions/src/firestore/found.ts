import type { DocumentSnapshot, Precondition, Timestamp } from "firebase-admin/firestore";
import { readable } from "./readable.ts";

export interface Found<Data> {
  readonly data: Data;
  readonly updateTime: Timestamp;
}

export function found<Data>(snapshot: DocumentSnapshot<Data>): Found<Data> | undefined {
  const data = readable(snapshot);
  return data && snapshot.updateTime && { data, updateTime: snapshot.updateTime };
}

export function unchanged({ updateTime }: Pick<Found<unknown>, "updateTime">): Precondition {
  return { lastUpdateTime: updateTime };
}
