import type { DatabaseSync, SQLOutputValue, StatementSync } from "node:sqlite";
import type { OfferedPart } from "../../contract/catalogue/part-offer.ts";
import { CURRENCY } from "../../contract/values/currency.ts";
import { decimalOf } from "../../contract/values/money.ts";
import type { PartGroup } from "../../contract/values/part-groups.ts";
import { STILL_BUILT } from "../../fitment/fitment-rule.ts";
import type { Columns } from "./columns.ts";
import { eachRow, textOrNull } from "./sql.ts";

export type ListedPart = Omit<OfferedPart, "facts">;

export interface PlacedPart {
  readonly _id: string;
  readonly updatedAt: Date;
}

const PARTS_AT_ONCE = 100;

/** A part's makes are among its vehicles, without a model. */
const PARTS = `
  SELECT row, id, name, cents, deposit, picture, description, quantity, minimum_quantity, part_number, gtin, brand,
    part_group, (
      SELECT json_group_array(json_array(make, model, spelling, first, last))
      FROM json_each(part.vehicles) AS listed
      CROSS JOIN vehicle ON vehicle.vehicle = listed.value
      CROSS JOIN fitment ON fitment.vehicle = vehicle.vehicle AND fitment.part = part.row
    ) AS fitment
  FROM part WHERE row > ?1 ORDER BY row LIMIT ?2`;

export class OfferReader {
  readonly #columns: Columns;
  readonly #parts: StatementSync;
  readonly #places: StatementSync;

  constructor(db: DatabaseSync, columns: Columns) {
    this.#columns = columns;
    this.#parts = db.prepare(PARTS);
    this.#places = db.prepare("SELECT id, updated_at FROM part WHERE row > ? AND row <= ? ORDER BY row");
  }

  get size(): number {
    return this.#columns.size;
  }

  *parts(): Generator<ListedPart> {
    for (const row of eachRow(this.#parts, PARTS_AT_ONCE)) yield listedPart(row);
  }

  /** The numbers of the blocks of so many rows that have parts, from 1. A part stays in its block. */
  blocks(size: number): number[] {
    const blocks = new Set<number>();
    for (let row = 1; row < this.#columns.end; row++) {
      if (this.#columns.exists(row)) blocks.add(Math.ceil(row / size));
    }
    return [...blocks];
  }

  placesIn(block: number, size: number): PlacedPart[] {
    const rows = this.#places.all((block - 1) * size, block * size);
    return rows.map(({ id, updated_at }) => ({ _id: String(id), updatedAt: new Date(Number(updated_at)) }));
  }
}

type FitmentRow = readonly [
  make: string,
  model: string | null,
  spelling: string,
  first: number,
  last: number,
];

function fitmentOf(listed: string): ListedPart["fitment"] {
  const rows: FitmentRow[] = JSON.parse(listed);
  const makes = new Map(
    rows.flatMap(([make, model, spelling]) => (model === null ? [[make, spelling] as const] : [])),
  );
  return rows.flatMap(([make, model, spelling, yearFrom, last]) => {
    if (model === null) return [];
    const yearTo = last === STILL_BUILT ? null : last;
    return { make: makes.get(make) ?? make, model: spelling, yearFrom, yearTo };
  });
}

function priceOf(cents: SQLOutputValue | undefined): number {
  return decimalOf({ cents: Number(cents), currency: CURRENCY });
}

function listedPart(row: Record<string, SQLOutputValue>): ListedPart {
  return {
    _id: String(row.id),
    name: String(row.name),
    price: priceOf(row.cents),
    deposit: priceOf(row.deposit),
    picture: String(row.picture),
    description: String(row.description),
    quantity: Number(row.quantity),
    minimumQuantity: Number(row.minimum_quantity),
    partNumber: textOrNull(row.part_number),
    gtin: textOrNull(row.gtin),
    brand: String(row.brand),
    group: String(row.part_group) as PartGroup,
    fitment: fitmentOf(String(row.fitment)),
  };
}
