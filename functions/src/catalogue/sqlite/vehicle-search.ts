import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Vehicle } from "../../fitment/fitment-rule.ts";
import type { Count } from "../catalogue.ts";
import { byName, countYears } from "../vehicle-counts.ts";
import { collected } from "./sql.ts";

/** Looks up which parts fit, and which vehicles have parts. A vehicle of a make alone has no model. */
export class VehicleSearch {
  readonly #fitting: StatementSync;
  readonly #fittingInYear: StatementSync;
  readonly #makes: StatementSync;
  readonly #models: StatementSync;
  readonly #years: StatementSync;

  constructor(db: DatabaseSync) {
    const fitting = `
      SELECT json_group_array(part) AS found FROM vehicle JOIN fitment USING (vehicle)
      WHERE make = ? AND model IS ?`;
    this.#fitting = db.prepare(fitting);
    this.#fittingInYear = db.prepare(`${fitting} AND ? BETWEEN first AND last`);
    this.#makes = db.prepare(`
      SELECT make AS value, count(*) AS count FROM vehicle JOIN fitment USING (vehicle)
      WHERE model IS NULL GROUP BY make`);
    this.#models = db.prepare(`
      SELECT model AS value, count(DISTINCT part) AS count FROM vehicle JOIN fitment USING (vehicle)
      WHERE make = ? AND model IS NOT NULL GROUP BY model`);
    this.#years = db.prepare(`
      SELECT first, last, count(*) AS count FROM vehicle JOIN fitment USING (vehicle)
      WHERE make = ? AND model IS ? GROUP BY first, last`);
  }

  /** Rows of the parts that fit, universal ones aside. A row may be there more than once. */
  fitting({ make, model = null as never, year }: Vehicle): number[] {
    return year === undefined
      ? collected(this.#fitting, make, model)
      : collected(this.#fittingInYear, make, model, year);
  }

  makes(): Count<string>[] {
    return this.#counts(this.#makes);
  }

  models(make: string): Count<string>[] {
    return this.#counts(this.#models, make);
  }

  years(make: string, model: string, thisYear: number): Count<number>[] {
    const spans = this.#years.all(make, model).map((row) => {
      return { first: Number(row.first), last: Number(row.last), count: Number(row.count) };
    });
    return countYears(spans, thisYear);
  }

  #counts(statement: StatementSync, ...values: string[]): Count<string>[] {
    const rows = statement.all(...values);
    return rows.map(({ value, count }) => ({ value: String(value), count: Number(count) })).sort(byName);
  }
}
