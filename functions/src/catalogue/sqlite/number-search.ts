import type { DatabaseSync, StatementSync } from "node:sqlite";
import { type NumberKind, numberKinds } from "../ranks.ts";
import { collected } from "./sql.ts";

export interface NumberHit {
  readonly row: number;
  /** `superseded` is the own number of a part that another one replaces. */
  readonly kind: NumberKind;
}

const AFTER_ALL_OTHERS = "\u{10FFFF}";

export class NumberSearch {
  readonly #longest: StatementSync;
  readonly #whole: StatementSync;
  readonly #beginning: StatementSync;
  readonly #supersededBy: StatementSync;

  constructor(db: DatabaseSync) {
    this.#longest = db.prepare(`
      SELECT normal FROM json_each(?) AS asked JOIN number ON normal = asked.value
      ORDER BY length(normal) DESC LIMIT 1`);
    const hits = "SELECT json_group_array(part * 4 + kind) AS found FROM number";
    this.#whole = db.prepare(`${hits} WHERE normal = ?`);
    this.#beginning = db.prepare(`${hits} WHERE normal > ? AND normal < ?`);
    this.#supersededBy = db.prepare(`
      WITH RECURSIVE chain (row, next, steps) AS (
        SELECT row, superseded_by, 0 FROM part WHERE row = ?
        UNION
        SELECT part.row, part.superseded_by, steps + 1 FROM chain JOIN part ON part.id = chain.next
        WHERE steps < 10
      )
      SELECT row FROM chain WHERE row <> ? ORDER BY steps DESC LIMIT 1`);
  }

  longest(numbers: readonly string[]): string | null {
    if (numbers.length === 0) return null;
    const found = this.#longest.get(JSON.stringify(numbers));
    return found ? String(found.normal) : null;
  }

  whole(number: string): NumberHit[] {
    return collected(this.#whole, number).map(hit);
  }

  /** Longer numbers that begin like this. */
  beginning(number: string): NumberHit[] {
    return collected(this.#beginning, number, number + AFTER_ALL_OTHERS).map(hit);
  }

  /** The part at the end of the chain that replaces this one, if any. */
  successorOf(row: number): number | null {
    const found = this.#supersededBy.get(row, row);
    return found ? Number(found.row) : null;
  }
}

function hit(found: number): NumberHit {
  return { row: found >> 2, kind: numberKinds[found & 3] ?? "equivalent" };
}
