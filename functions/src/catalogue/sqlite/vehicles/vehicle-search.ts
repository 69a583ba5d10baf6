import type { DatabaseSync, StatementSync } from "node:sqlite";
import { byNames } from "../../../contract/values/name-order.ts";
import { nameKey } from "../../../contract/values/names.ts";
import { type VehicleQuery, yearsOf } from "../../../fitment/fitment-rule.ts";
import type { Count } from "../../catalogue.ts";
import { mergeSpellings } from "../../spelling/spellings.ts";
import { countYears } from "../../vehicle-counts.ts";
import { collected } from "../sql.ts";

/** Looks up which parts fit, and which vehicles have parts. Of the spellings of a vehicle a part has one; a make alone has no model. */
export class VehicleSearch {
  readonly #fitting: StatementSync;
  readonly #fittingInYears: StatementSync;
  readonly #makes: StatementSync;
  readonly #models: StatementSync;
  readonly #years: StatementSync;

  constructor(db: DatabaseSync) {
    const fitting = `
      SELECT json_group_array(part) AS found FROM vehicle JOIN fitment USING (vehicle)
      WHERE make = ? AND model IS ?`;
    this.#fitting = db.prepare(fitting);
    this.#fittingInYears = db.prepare(`
      SELECT json_group_array(part) AS found FROM vehicle JOIN fitment USING (vehicle)
      WHERE make = ? AND model IS NOT NULL AND model = ifnull(?, model) AND first <= ? AND last >= ?`);
    this.#makes = db.prepare(`
      SELECT spelling AS value, count(*) AS count FROM vehicle JOIN fitment USING (vehicle)
      WHERE model IS NULL GROUP BY vehicle`);
    this.#models = db.prepare(`
      SELECT spelling AS value, count(DISTINCT part) AS count FROM vehicle JOIN fitment USING (vehicle)
      WHERE make = ? AND model IS NOT NULL GROUP BY vehicle`);
    this.#years = db.prepare(`
      SELECT first, last, count(*) AS count FROM vehicle JOIN fitment USING (vehicle)
      WHERE make = ? AND model IS ? GROUP BY first, last`);
  }

  /** Rows of the parts that fit, universal ones aside. A row may be there more than once. */
  fitting(vehicle: VehicleQuery): number[] {
    const { make, model, year = vehicle.yearFrom } = vehicle;
    const names = [nameKey(make), model === undefined ? null : nameKey(model)] as const;
    if (year === undefined) return collected(this.#fitting, ...names);
    const { first, last } = yearsOf(vehicle);
    return collected(this.#fittingInYears, ...names, last, first);
  }

  makes(): Count<string>[] {
    return this.#counts(this.#makes);
  }

  models(make: string): Count<string>[] {
    return this.#counts(this.#models, nameKey(make));
  }

  years(make: string, model: string, thisYear: number): Count<number>[] {
    const spans = this.#years.all(nameKey(make), nameKey(model)).map((row) => {
      return { first: Number(row.first), last: Number(row.last), count: Number(row.count) };
    });
    return countYears(spans, thisYear);
  }

  #counts(statement: StatementSync, ...values: string[]): Count<string>[] {
    const rows = statement.all(...values);
    const spellings = rows.map(({ value, count }) => ({ value: String(value), count: Number(count) }));
    return mergeSpellings(spellings).sort(
      (a, b) => byNames(a.value, b.value) || (a.value < b.value ? -1 : 1),
    );
  }
}
