import type { DatabaseSync, SQLOutputValue, StatementSync } from "node:sqlite";
import { DEMAND_DAYS, firstDay, PACE_DAYS } from "../../parts/internals-rule.ts";
import { type Demand, soldSince } from "../reorder/reorder-rule.ts";
import { eachRow } from "./sql.ts";
import { readSupply } from "./supply.ts";

/** A part that somebody wants, with what a list to order from says of it. */
export interface WantedPart extends Demand {
  readonly _id: string;
  readonly name: string;
  readonly partNumber: string | null;
  readonly brand: string;
  readonly supersededBy: string | null;
  readonly reserved: number;
  /** Of the offer that an order goes to, else the part's. */
  readonly costCents: number | null;
  readonly supplierId: string | null;
  readonly expected: string | null;
}

const AT_ONCE = 500;

const SELECT = `
  SELECT row, part.id, name, part_number, brand, quantity, minimum_quantity, created_at, superseded_by,
    cost, supply, ifnull(reserved, 0) AS reserved, ifnull(waiting, 0) AS waiting, ifnull(sold, '{}') AS sold
  FROM part LEFT JOIN internals USING (id)`;

export class DemandReader {
  readonly #wanted: StatementSync;
  readonly #one: StatementSync;

  constructor(db: DatabaseSync) {
    this.#wanted = db.prepare(`
      ${SELECT} WHERE row > ?1 AND (sold <> '{}' OR waiting > 0 OR quantity < minimum_quantity)
      ORDER BY row LIMIT ?2`);
    this.#one = db.prepare(`${SELECT} WHERE part.id = ?`);
  }

  *each(now = Date.now()): Generator<WantedPart> {
    const days = firstDays(now);
    for (const row of eachRow(this.#wanted, AT_ONCE)) yield wantedPart(row, days);
  }

  find(id: string, now = Date.now()): WantedPart | undefined {
    const row = this.#one.get(id);
    return row && wantedPart(row, firstDays(now));
  }
}

function firstDays(now: number): readonly [string, string] {
  return [firstDay(PACE_DAYS, now), firstDay(DEMAND_DAYS, now)];
}

function wantedPart(row: Record<string, SQLOutputValue>, firsts: readonly [string, string]): WantedPart {
  const [sold30 = 0, sold90 = 0] = row.sold === "{}" ? [] : soldSince(JSON.parse(String(row.sold)), firsts);
  const supply = readSupply(row.supply);
  const costCents = supply.costCents ?? row.cost;
  return {
    _id: String(row.id),
    name: String(row.name),
    partNumber: row.part_number === null ? null : String(row.part_number),
    brand: String(row.brand),
    available: Number(row.quantity),
    minimumQuantity: Number(row.minimum_quantity),
    createdAt: Number(row.created_at),
    supersededBy: row.superseded_by === null ? null : String(row.superseded_by),
    costCents: costCents === null ? null : Number(costCents),
    supplierId: supply.supplierId,
    pack: supply.pack,
    onOrder: supply.onOrder,
    expected: supply.expected,
    reserved: Math.max(0, Number(row.reserved)),
    waiting: Math.max(0, Number(row.waiting)),
    sold30,
    sold90,
  };
}
