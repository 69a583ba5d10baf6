import { CollectionReference, Firestore, getFirestore, Query, Transaction } from "firebase-admin/firestore";

interface Got {
  readonly size?: number;
  readonly length?: number;
  /** Of a document, whose data may be damaged. */
  readonly exists?: boolean;
  /** Of an aggregation, which may have counted as `count` or `total`. */
  data?(): unknown;
}
type Getter = (...input: unknown[]) => Promise<Got>;

/** Counts billed reads: each returned document, one for an empty query, and one for each thousand that are counted. */
export class ReadCounter {
  #reads = 0;

  constructor() {
    // A document's own `get` is a `getAll` of the database.
    for (const { prototype } of [Query, CollectionReference, Firestore, Transaction]) {
      for (const name of ["get", "getAll"]) {
        if (Object.hasOwn(prototype, name)) this.#count(prototype as never, name);
      }
    }
    const { prototype } = Object.getPrototypeOf(getFirestore().collection("any").count()).constructor;
    this.#count(prototype, "get");
  }

  /** The reads since the last time that somebody asked. */
  take(): number {
    const reads = this.#reads;
    this.#reads = 0;
    return reads;
  }

  #count(prototype: Record<string, Getter>, name: string): void {
    const get = prototype[name] as Getter;
    const counted = (answer: Got) => {
      const sums = answer.exists === undefined ? answer.data?.() : undefined;
      const { count = 0, total = count } = (sums ?? {}) as { count?: number; total?: number };
      this.#reads += Math.max(1, answer.size ?? answer.length ?? Math.ceil(total / 1000));
      return answer;
    };
    prototype[name] = function (this: unknown, ...input) {
      return get.apply(this, input).then(counted);
    };
  }
}
