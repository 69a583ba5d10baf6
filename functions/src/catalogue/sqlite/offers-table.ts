import type { DatabaseSync, StatementSync } from "node:sqlite";
import { articleKey } from "../../contract/values/article.ts";
import type { StoredOffer } from "../../firestore/stored-part.ts";
import { collected } from "./sql.ts";

/** Finds parts by their suppliers, and by the suppliers' numbers. */
export class OffersTable {
  readonly #add: StatementSync;
  readonly #remove: StatementSync;
  readonly #of: StatementSync;
  readonly #withNumber: StatementSync;
  readonly #counts: StatementSync;

  constructor(db: DatabaseSync) {
    this.#add = db.prepare("INSERT OR REPLACE INTO offer VALUES (?, ?, ?)");
    this.#remove = db.prepare("DELETE FROM offer WHERE supplier = ? AND normal = ? AND id = ?");
    this.#of = db.prepare("SELECT json_group_array(id) AS found FROM offer WHERE supplier = ?");
    this.#withNumber = db.prepare(`
      SELECT json_group_array(id) AS found FROM offer JOIN part USING (id) WHERE supplier = ? AND normal = ?`);
    this.#counts = db.prepare(
      "SELECT supplier, count(*) AS parts FROM offer JOIN part USING (id) GROUP BY supplier",
    );
  }

  /** `before` is what the table has of the part, as JSON. */
  write(id: string, offers: readonly StoredOffer[], before: string): void {
    if (JSON.stringify(offers) === before) return;
    for (const offer of JSON.parse(before) as StoredOffer[]) this.#remove.run(...keyOf(offer), id);
    for (const offer of offers) this.#add.run(...keyOf(offer), id);
  }

  /** Also parts that were deleted. */
  partsOf(supplierId: string): string[] {
    return collected<string>(this.#of, supplierId);
  }

  partsWithNumber(supplierId: string, number: string): string[] {
    return collected<string>(this.#withNumber, supplierId, articleKey(number));
  }

  countBySupplier(): ReadonlyMap<string, number> {
    return new Map(this.#counts.all().map(({ supplier, parts }) => [String(supplier), Number(parts)]));
  }
}

function keyOf({ supplierId, number }: StoredOffer): [string, string] {
  return [supplierId, articleKey(number ?? "")];
}
