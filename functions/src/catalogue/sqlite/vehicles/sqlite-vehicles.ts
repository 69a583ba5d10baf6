import type { DatabaseSync, StatementSync } from "node:sqlite";
import { type VehicleQuery, yearsOf } from "../../../fitment/fitment-rule.ts";
import type { NamedPart, NamedVehicle, NearNames, VehicleLexicon } from "../../sentence/vehicle-lexicon.ts";
import { LEAST_BEGUN, MOST_PARTS_NAMED } from "../../sentence/vehicle-lexicon.ts";
import { commonest } from "../../spelling/spellings.ts";
import { wordsOf } from "../../text/words.ts";
import { inName, phrase } from "../match-expressions.ts";
import type { NumberSearch } from "../number-search.ts";
import type { Vocabulary } from "../vocabulary.ts";
import type { WordSearch } from "../word-search.ts";
import type { VehicleNames } from "./vehicle-names.ts";

export class SqliteVehicles implements VehicleLexicon {
  readonly #names: VehicleNames;
  readonly #words: WordSearch;
  readonly #vocabulary: Vocabulary;
  readonly #numbers: NumberSearch;
  readonly #exists: StatementSync;
  readonly #inYears: StatementSync;
  readonly #spellings: StatementSync;
  readonly #partsNamed: StatementSync;
  readonly #fits: StatementSync;
  /** Counted once: a make has thousands of parts. */
  readonly #spelt = new Map<string, string>();

  constructor(
    db: DatabaseSync,
    names: VehicleNames,
    words: WordSearch,
    vocabulary: Vocabulary,
    numbers: NumberSearch,
  ) {
    this.#names = names;
    this.#words = words;
    this.#vocabulary = vocabulary;
    this.#numbers = numbers;
    const fitting = "FROM vehicle JOIN fitment USING (vehicle) WHERE make = ? AND model IS ?";
    this.#exists = db.prepare(`SELECT 1 ${fitting} LIMIT 1`);
    this.#fits = db.prepare(`SELECT 1 ${fitting} AND part = ? LIMIT 1`);
    this.#inYears = db.prepare(`
      SELECT 1 FROM vehicle JOIN fitment USING (vehicle)
      WHERE make = ? AND model IS NOT NULL AND model = ifnull(?, model) AND first <= ? AND last >= ? LIMIT 1`);
    this.#spellings = db.prepare(`
      SELECT spelling AS value, count(DISTINCT part) AS count ${fitting} GROUP BY vehicle`);
    this.#partsNamed = db.prepare(`
      SELECT row, part.name FROM words JOIN part ON row = words.rowid WHERE words MATCH ?
      ORDER BY words.rowid LIMIT ${MOST_PARTS_NAMED}`);
  }

  named(name: string): readonly NamedVehicle[] {
    const own = this.#existing(this.#names.own(name));
    return own.length > 0 ? own : this.#existing(this.#names.short(name));
  }

  nearest(words: readonly string[]): NearNames | null {
    const near = this.#names.near(words);
    const existing = near.map((each) => ({
      ...each,
      names: each.words.filter((name) => this.named(name).length > 0),
    }));
    const [nearest] = existing.filter(({ names }) => names.length > 0);
    const names = existing.flatMap((each) => (each.errors === nearest?.errors ? each.names : []));
    return nearest ? { errors: nearest.errors, names } : null;
  }

  isWord(word: string): boolean {
    return this.#words.has(word);
  }

  isBeginning(typed: string): boolean {
    return this.#words.hasBeginning(typed);
  }

  nearestWords(word: string): NearNames | null {
    const isOther = (each: string) => this.named(each).length === 0 && this.#words.has(each);
    const near = this.#vocabulary.near(word).find(({ words }) => words.some(isOther));
    return near ? { errors: near.errors, names: near.words.filter(isOther) } : null;
  }

  partsNamed(words: readonly string[]): readonly NamedPart[] {
    return this.#partsNamed.all(inName(phrase(words))).map(({ row, name }) => ({
      words: wordsOf(String(name)),
      isFitting: ({ make, model }) => this.#fits.get(make, model ?? null, Number(row)) !== undefined,
    }));
  }

  hasYears(vehicle: VehicleQuery): boolean {
    const { first, last } = yearsOf(vehicle);
    return this.#inYears.get(vehicle.make, vehicle.model ?? null, last, first) !== undefined;
  }

  isNumber(normal: string): boolean {
    const { length } = normal;
    return (
      this.#numbers.whole(normal).length > 0 ||
      (length >= LEAST_BEGUN && this.#numbers.beginning(normal).length > 0)
    );
  }

  longestNumber(numbers: readonly string[]): string | null {
    return this.#numbers.longest(numbers);
  }

  spelt({ make, model }: NamedVehicle): NamedVehicle {
    const shownMake = this.#spelling(make, null);
    return model === undefined
      ? { make: shownMake }
      : { make: shownMake, model: this.#spelling(make, model) };
  }

  #spelling(make: string, model: string | null): string {
    const key = JSON.stringify([make, model]);
    const spelling = this.#spelt.get(key) ?? this.#commonest(make, model);
    this.#spelt.set(key, spelling);
    return spelling;
  }

  #commonest(make: string, model: string | null): string {
    const spellings = this.#spellings.all(make, model);
    return commonest(spellings.map(({ value, count }) => ({ value: String(value), count: Number(count) })));
  }

  forgetSpellings(): void {
    this.#spelt.clear();
  }

  #existing(vehicles: readonly NamedVehicle[]): NamedVehicle[] {
    return vehicles.filter(({ make, model }) => this.#exists.get(make, model ?? null) !== undefined);
  }
}
