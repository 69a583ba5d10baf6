import { CollectionReference, Firestore, Query, Transaction } from "firebase-admin/firestore";

type Getter = (...input: unknown[]) => Promise<{ readonly size?: number; readonly length?: number }>;

/** Counts billed reads: each returned document, and one for an empty query. */
export class ReadCounter {
  #reads = 0;

  constructor() {
    // A document's own `get` is a `getAll` of the database.
    for (const { prototype } of [Query, CollectionReference, Firestore, Transaction]) {
      for (const name of ["get", "getAll"]) {
        if (Object.hasOwn(prototype, name)) this.#count(prototype as never, name);
      }
    }
  }

  /** The reads since the last time that somebody asked. */
  take(): number {
    const reads = this.#reads;
    this.#reads = 0;
    return reads;
  }

  #count(prototype: Record<string, Getter>, name: string): void {
    const get = prototype[name] as Getter;
    const counted = (answer: { size?: number; length?: number }) => {
      this.#reads += Math.max(1, answer.size ?? answer.length ?? 1);
      return answer;
    };
    prototype[name] = function (this: unknown, ...input) {
      return get.apply(this, input).then(counted);
    };
  }
}
