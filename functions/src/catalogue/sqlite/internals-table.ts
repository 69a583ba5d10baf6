import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Attention } from "../../contract/values/attentions.ts";
import { type Money, moneyOf } from "../../contract/values/money.ts";
import { shelfKey } from "../../contract/values/shelf.ts";
import type { StoredOffer } from "../../firestore/stored-part.ts";
import { firstDay, PACE_DAYS } from "../../parts/internals-rule.ts";
import { LONGEST_ID } from "../feeds/merchant-item.ts";
import { OffersTable } from "./offers-table.ts";
import { collected, textOrNull } from "./sql.ts";
import { supplyOf } from "./supply.ts";

export interface PartInternals {
  readonly _id: string;
  readonly shelf: string | null;
  readonly cost: Money | null;
  readonly reserved: number;
  readonly waiting: number;
  readonly sold: Readonly<Record<string, number>>;
  readonly offers: StoredOffer[];
  readonly onOrder: number;
  readonly expected: string | null;
}

export const NO_INTERNALS: Omit<PartInternals, "_id"> = {
  ...{ shelf: null, cost: null, offers: [] },
  ...{ reserved: 0, waiting: 0, sold: {}, onOrder: 0, expected: null },
};

const SOON_DAYS = 14;

/** The address before `?` and `#`. */
const PICTURE_PATH = "substr(picture, 1, min(instr(picture || '?', '?'), instr(picture || '#', '#')) - 1)";

/** `?1` is the first day of the pace. */
export const conditions: Readonly<Record<Attention, string>> = {
  out: "quantity = 0",
  minimum: "quantity < minimum_quantity",
  "running-out": `quantity > 0 AND quantity * ${PACE_DAYS} <= ${SOON_DAYS} * (
    SELECT sum(value) FROM internals, json_each(sold) WHERE internals.id = part.id AND key >= ?1)`,
  picture: "picture GLOB '/*' AND picture NOT GLOB '/pictures/*'",
  // As in feeds/merchant-item.
  unlisted: `cents = 0 OR length(part.id) > ${LONGEST_ID} OR lower(${PICTURE_PATH}) GLOB '*.svg'`,
  fitment: "vehicles = '[]'",
  shelf: "NOT EXISTS (SELECT 1 FROM internals WHERE internals.id = part.id AND shelf IS NOT NULL)",
  superseded: "superseded_by IS NOT NULL AND quantity > 0",
  waiting: "EXISTS (SELECT 1 FROM internals WHERE internals.id = part.id AND waiting > 0)",
  "no-offer": "NOT EXISTS (SELECT 1 FROM internals WHERE internals.id = part.id AND offers <> '[]')",
  "ordered-late":
    "EXISTS (SELECT 1 FROM internals WHERE internals.id = part.id AND on_order > 0 AND expected < date())",
};

/** Holds the fields for admins alone, beside the parts. No answer to anybody else is made of it. */
export class InternalsTable {
  readonly #db: DatabaseSync;
  readonly #write: StatementSync;
  readonly #find: StatementSync;
  readonly #onShelf: StatementSync;
  readonly offers: OffersTable;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#write = db.prepare("INSERT OR REPLACE INTO internals VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    this.#find = db.prepare("SELECT * FROM internals WHERE id = ?");
    this.#onShelf = db.prepare(
      "SELECT json_group_array(row) AS found FROM part JOIN internals USING (id) WHERE shelf_key = ?",
    );
    this.offers = new OffersTable(db);
  }

  write(internals: PartInternals): void {
    const { _id, shelf, cost, reserved, waiting, sold, offers, onOrder, expected } = internals;
    const key = shelf === null ? null : shelfKey(shelf);
    this.offers.write(_id, offers, String(this.#find.get(_id)?.offers ?? "[]"));
    this.#write.run(
      ...([_id, shelf, key, cost?.cents ?? null, reserved, waiting, JSON.stringify(sold)] as const),
      ...([JSON.stringify(offers), onOrder, expected, supplyOf(internals)] as const),
    );
  }

  find(_id: string): PartInternals {
    const found = this.#find.get(_id);
    return {
      _id,
      shelf: found?.shelf == null ? null : String(found.shelf),
      cost: found?.cost == null ? null : moneyOf(Number(found.cost)),
      // Steps of an order whose part was deleted and came back may have taken more than there was.
      reserved: Math.max(0, Number(found?.reserved ?? 0)),
      waiting: Math.max(0, Number(found?.waiting ?? 0)),
      sold: JSON.parse(String(found?.sold ?? "{}")),
      offers: JSON.parse(String(found?.offers ?? "[]")),
      onOrder: Math.max(0, Number(found?.on_order ?? 0)),
      expected: textOrNull(found?.expected),
    };
  }

  rowsOnShelf(shelf: string): number[] {
    const key = shelfKey(shelf);
    return key === "" ? [] : collected(this.#onShelf, key);
  }

  rowsThatNeed(attention: Attention): number[] {
    const statement = this.#db.prepare(
      `SELECT json_group_array(row) AS found FROM part WHERE ${conditions[attention]}`,
    );
    return attention === "running-out" ? collected(statement, firstDay()) : collected(statement);
  }
}
