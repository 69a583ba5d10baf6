import { DatabaseSync, type StatementSync } from "node:sqlite";

/** The tables' entry for numbers that begin so. A make is there where it's the only one. */
export interface Maker {
  readonly make: string | null;
  readonly maker: string | null;
  readonly type: string | null;
}

export const elements = ["model", "series", "trim", "body", "litres", "fuel"] as const;
export type Element = (typeof elements)[number];

/** The entry of a key that a number matches. `make` is that of a model. */
export interface Match {
  readonly element: Element;
  readonly text: string;
  readonly make: string | null;
}

/** The build's extract of the public tables of the US. Opened once, and read in place. */
export class VinTable {
  readonly #maker: StatementSync;
  readonly #matches: StatementSync;
  readonly #makes: StatementSync;
  readonly #models: StatementSync;

  constructor(path: string | URL) {
    const db = new DatabaseSync(path, { readOnly: true });
    this.#maker = db.prepare("SELECT make, maker, type FROM maker WHERE wmi = ?");
    this.#matches = db.prepare(`
      SELECT element, name.text AS text, make.text AS make
      FROM years JOIN pattern USING (schema) JOIN name ON name.id = pattern.name
      LEFT JOIN name make ON make.id = pattern.make
      WHERE wmi = ? AND first <= ?2 AND last >= ?2 AND ?3 GLOB keys
      ORDER BY exactness DESC, schema DESC`);
    this.#makes = db.prepare("SELECT DISTINCT make AS value FROM model WHERE isCar ORDER BY make");
    this.#models = db.prepare(
      "SELECT model AS value FROM model WHERE make = ? COLLATE NOCASE AND isCar ORDER BY model",
    );
  }

  makerOf(wmi: string): Maker | undefined {
    return this.#maker.get(wmi) as Maker | undefined;
  }

  matches(wmi: string, year: number, signs: string): Match[] {
    return this.#matches.all(wmi, year, signs) as unknown as Match[];
  }

  makes(): string[] {
    return this.#makes.all().map(({ value }) => String(value));
  }

  models(make: string): string[] {
    return this.#models.all(make).map(({ value }) => String(value));
  }
}
