import { WriteBatch } from "firebase-admin/firestore";

type Change = (...input: unknown[]) => unknown;

/** Counts billed writes and deletes. Transactions, batches and single documents all write through a batch. */
export class WriteCounter {
  #counts = { writes: 0, deletes: 0 };

  constructor() {
    const prototype = WriteBatch.prototype as unknown as Record<string, Change>;
    for (const name of ["create", "set", "update"]) this.#count(prototype, name, "writes");
    this.#count(prototype, "delete", "deletes");
  }

  /** Those since the last time that somebody asked. */
  take() {
    const counts = this.#counts;
    this.#counts = { writes: 0, deletes: 0 };
    return counts;
  }

  #count(prototype: Record<string, Change>, name: string, kind: "writes" | "deletes"): void {
    const change = prototype[name] as Change;
    const add = () => {
      this.#counts[kind]++;
    };
    prototype[name] = function (this: unknown, ...input) {
      add();
      return change.apply(this, input);
    };
  }
}
