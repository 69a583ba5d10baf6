import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { BestSeller } from "../../contract/admin/overview.ts";
import { type Attention, attentions } from "../../contract/values/attentions.ts";
import { firstDay } from "../../parts/internals-rule.ts";
import { conditions } from "./internals-table.ts";

export interface PartFigures {
  readonly attention: Readonly<Record<Attention, number>>;
  readonly stock: {
    readonly cents: number;
    readonly costCents: number;
    readonly known: number;
    readonly unknown: number;
  };
  readonly bestSellers: readonly BestSeller[];
}

const counts = attentions.map((kind) => `count(*) FILTER (WHERE ${conditions[kind]}) AS "${kind}"`);

/** Sums of floating point, which can't overflow and are exact up to 2^53 cents. */
const SUMS = `
  SELECT ${counts.join(", ")},
    total(quantity * cents) AS cents, total(quantity * cost) AS costCents,
    count(*) FILTER (WHERE quantity > 0 AND cost IS NOT NULL) AS known,
    count(*) FILTER (WHERE quantity > 0 AND cost IS NULL) AS unknown
  FROM part LEFT JOIN internals AS own ON own.id = part.id`;

const BEST_SELLERS = `
  SELECT part.id AS _id, name, part_number AS partNumber, sum(value) AS pieces
  FROM part JOIN internals USING (id), json_each(sold)
  WHERE sold <> '{}' AND key >= ?1
  GROUP BY part.id HAVING pieces > 0
  ORDER BY pieces DESC, name_order, _id LIMIT ?2`;

export class PartFiguresReader {
  readonly #sums: StatementSync;
  readonly #bestSellers: StatementSync;

  constructor(db: DatabaseSync) {
    this.#sums = db.prepare(SUMS);
    this.#bestSellers = db.prepare(BEST_SELLERS);
  }

  read(mostSellers: number): PartFigures {
    const sums = this.#sums.get(firstDay()) as Record<Attention | keyof PartFigures["stock"], number>;
    const { cents, costCents, known, unknown, ...attention } = sums;
    const bestSellers = this.#bestSellers.all(firstDay(), mostSellers).map((row) => ({ ...row }));
    return { attention, stock: { cents, costCents, known, unknown }, bestSellers: bestSellers as never };
  }
}
