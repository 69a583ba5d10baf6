import type { DatabaseSync, SQLOutputValue, StatementSync } from "node:sqlite";
import type { OfferedPart } from "../../contract/catalogue/part-offer.ts";
import { CURRENCY } from "../../contract/values/currency.ts";
import { decimalOf } from "../../contract/values/money.ts";
import type { PartGroup } from "../../contract/values/part-groups.ts";
import { STILL_BUILT } from "../../fitment/fitment-rule.ts";
import { pageOf } from "../feeds/page-of.ts";
import type { Columns } from "./columns.ts";
import { textOrNull } from "./sql.ts";

export type ListedPart = Omit<OfferedPart, "facts">;

interface PlacedPart {
  readonly _id: string;
  readonly updatedAt: Date;
}

/** One of so many pages, from 1. */
export interface PageOfParts {
  readonly page: number;
  readonly pages: number;
}

const PARTS_AT_ONCE = 100;

/** A part's makes are among its vehicles, without a model. What else has to agree isn't known here, but where something has. */
const PARTS = `
  SELECT id, name, cents, deposit, picture, description, quantity, minimum_quantity, part_number, gtin, brand,
    part_group, (
      SELECT json_group_array(json_array(make, model, spelling, first, last))
      FROM json_each(part.vehicles) AS listed
      CROSS JOIN vehicle ON vehicle.vehicle = listed.value
      CROSS JOIN fitment ON fitment.vehicle = vehicle.vehicle AND fitment.part = part.row AND NOT has_note
    ) AS fitment
  FROM part WHERE row IN (SELECT value FROM json_each(?))`;

/** Reads pages on demand, so that the caller can yield between them. */
export class OfferReader {
  readonly #columns: Columns;
  readonly #parts: StatementSync;
  readonly #feedBytes: StatementSync;

  constructor(db: DatabaseSync, columns: Columns) {
    this.#columns = columns;
    this.#parts = db.prepare(PARTS);
    this.#feedBytes = db.prepare("SELECT total(feed_bytes) AS bytes FROM part");
  }

  get size(): number {
    return this.#columns.size;
  }

  get feedBytes(): number {
    return Number(this.#feedBytes.get()?.bytes);
  }

  *partsOn(page: PageOfParts): Generator<ListedPart> {
    let rows: number[] = [];
    for (const row of this.#rowsOn(page)) {
      rows.push(row);
      if (rows.length < PARTS_AT_ONCE) continue;
      yield* this.#partsIn(rows);
      rows = [];
    }
    yield* this.#partsIn(rows);
  }

  *placesOn(page: PageOfParts): Generator<PlacedPart> {
    for (const row of this.#rowsOn(page)) {
      yield { _id: this.#idOf(row), updatedAt: new Date(this.#columns.updatedAt[row] ?? 0) };
    }
  }

  *#rowsOn({ page, pages }: PageOfParts): Generator<number> {
    for (let row = 1; row < this.#columns.end; row++) {
      if (this.#columns.exists(row) && pageOf(this.#idOf(row), pages) === page) yield row;
    }
  }

  #idOf(row: number): string {
    return this.#columns.ids[row] ?? "";
  }

  #partsIn(rows: readonly number[]): ListedPart[] {
    return this.#parts.all(JSON.stringify(rows)).map(listedPart);
  }
}

type FitmentRow = readonly [
  make: string,
  model: string | null,
  spelling: string,
  first: number,
  last: number,
];

function parseFitment(listed: string): ListedPart["fitment"] {
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
    fitment: parseFitment(String(row.fitment)),
  };
}
