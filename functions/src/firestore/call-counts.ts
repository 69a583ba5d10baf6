import { Timestamp } from "firebase-admin/firestore";
import type { RateLimit } from "../contract/endpoint.ts";
import { GrpcStatus, libraryCodeOf } from "../core/library-code.ts";
import { sha256 } from "../core/sha256.ts";
import { rateLimits, StoredCallCount } from "./collections.ts";
import { fieldsOf } from "./converter.ts";
import { readable } from "./readable.ts";

const CHANGED_MEANWHILE: ReadonlySet<unknown> = new Set([
  GrpcStatus.NOT_FOUND,
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
]);

export function countIdOf(kind: string, uid: string): string {
  return sha256(`${uid}\n${kind}`);
}

/** At the limit, returns when the window ends (ms). Takes no locks: a lost race is retried. */
export async function countCall(
  kind: string,
  uid: string,
  { calls, seconds }: RateLimit,
): Promise<number | undefined> {
  const document = rateLimits.doc(countIdOf(kind, uid));
  for (;;) {
    const snapshot = await document.get();
    const present = readable(snapshot);
    const now = Date.now();
    const isOpen = present !== undefined && present.expiresAt.toMillis() > now;
    if (isOpen && present.calls >= calls) return present.expiresAt.toMillis();
    const expiresAt = isOpen ? present.expiresAt : Timestamp.fromMillis(now + seconds * 1000);
    const next = fieldsOf(StoredCallCount, { calls: isOpen ? present.calls + 1 : 1, expiresAt });
    try {
      if (snapshot.updateTime) await document.update(next, { lastUpdateTime: snapshot.updateTime });
      else await document.create({ _id: document.id, ...next });
      return undefined;
    } catch (error) {
      if (!CHANGED_MEANWHILE.has(libraryCodeOf(error))) throw error;
    }
  }
}
