import { DatabaseSync } from "node:sqlite";
import { isAvailable } from "../../contract/products.ts";
import { nameOrder } from "../../contract/values/name-order.ts";
import type { Fit, VehicleQuery } from "../../fitment/fitment-rule.ts";
import type {
  Catalogue,
  Count,
  FoundParts,
  PageRequest,
  PartSearch,
  Search,
  SearchResult,
  VehicleQuestion,
} from "../catalogue.ts";
import type { CatalogueItem } from "../catalogue-item.ts";
import { ALL, assertReading, readSearchCursor, writeSearchCursor } from "../cursor.ts";
import { rank } from "../ranks.ts";
import { asScanned } from "../scanned.ts";
import { describeReading } from "../sentence/reading.ts";
import { readSentence } from "../sentence/sentence.ts";
import { nameLength } from "../text/name-length.ts";
import { AllParts } from "./all-parts.ts";
import { type Columns, readColumns } from "./columns.ts";
import { InternalsTable, type PartInternals } from "./internals-table.ts";
import { type Listed, list } from "./listing.ts";
import { NumberSearch } from "./number-search.ts";
import { OfferReader } from "./offer-reader.ts";
import type { OffersTable } from "./offers-table.ts";
import { type PartFigures, PartFiguresReader } from "./part-figures.ts";
import { PartReader } from "./part-reader.ts";
import { PartWriter } from "./part-writer.ts";
import { CATALOGUE_FORMAT, CREATE_TABLES, DELETE_ALL, OWN_FILE } from "./schema.ts";
import { collected } from "./sql.ts";
import { TextSearch } from "./text-search.ts";
import { SqliteVehicles } from "./vehicles/sqlite-vehicles.ts";
import { VehicleNames } from "./vehicles/vehicle-names.ts";
import { VehicleSearch } from "./vehicles/vehicle-search.ts";
import { Vocabulary } from "./vocabulary.ts";
import { WordSearch } from "./word-search.ts";

/** The catalogue in SQLite with FTS5: in memory, or in a file of this process. */
export class SqliteCatalogue implements Catalogue {
  readonly #db: DatabaseSync;
  #columns!: Columns;
  #writer!: PartWriter;
  #reader!: PartReader;
  #numbers!: NumberSearch;
  #texts!: TextSearch;
  #vehicles!: VehicleSearch;
  #lexicon!: SqliteVehicles;
  #internals!: InternalsTable;
  #figures!: PartFiguresReader;
  #allParts!: AllParts;
  #offers!: OfferReader;
  #changes = 0;

  constructor(db = empty()) {
    this.#db = db;
    this.#open();
  }

  /** Opens a file that `saveTo` wrote, and continues in it. Throws for another format. */
  static open(path: string): SqliteCatalogue {
    const db = new DatabaseSync(path);
    try {
      db.exec(OWN_FILE);
      const format = db.prepare("PRAGMA user_version").get()?.user_version;
      if (format !== CATALOGUE_FORMAT) throw new Error(`The catalogue has format ${format}.`);
      return new SqliteCatalogue(db);
    } catch (error) {
      db.close();
      throw error;
    }
  }

  /** Writes a new file, without what deleted parts left behind. */
  saveTo(path: string): void {
    this.#db.exec("INSERT INTO words (words) VALUES ('optimize')");
    this.#db.prepare("VACUUM INTO ?").run(path);
  }

  get size(): number {
    return this.#columns.size;
  }

  get allParts(): AllParts {
    return this.#allParts;
  }

  get offers(): OfferReader {
    return this.#offers;
  }

  /** Counts on with each part that changes, and with what admins setInternals of one. */
  get version(): number {
    return this.#changes;
  }

  replace(items: Iterable<CatalogueItem>): void {
    this.#change(() => {
      this.#db.exec(DELETE_ALL);
      this.#open();
      for (const item of items) this.#write(item);
    });
  }

  upsert(items: Iterable<CatalogueItem>): void {
    this.#change(() => {
      for (const item of items) this.#write(item);
    });
  }

  remove(ids: Iterable<string>): void {
    this.#change(() => {
      for (const id of ids) {
        const row = this.#writer.remove(id);
        if (row === null) continue;
        this.#changes++;
        this.#columns.remove(row);
      }
    });
  }

  search(query: Search, page: PageRequest): SearchResult {
    const search = this.#asScanned(query);
    const sentence = search.text === "" ? null : readSentence(search.text, search.vehicle, this.#lexicon);
    const read = sentence?.vehicles ?? [];
    const vehicles = read.length > 0 || !search.vehicle ? read : [search.vehicle];
    const fitting = vehicles.length === 0 ? null : this.#fitting(vehicles);
    const isOnlyFitting = read.length > 0 && !search.isFitting;
    const isExcluded = fitting && (isOnlyFitting || search.isFitting);
    const isWanted = (row: number) => !isExcluded || this.#fitOf(row, fitting) !== false;
    const hits = sentence && this.#texts.findSentence(sentence, this.#columns, isWanted);
    const chosen = search.ids && this.#reader.rowsOf(search.ids);
    const { rows, ...result } = this.#list({ hits, chosen, fitting, isOnlyFitting }, search, page);
    const isOneVehicle = vehicles.length === 1;
    const found = rows.map((row) => ({
      item: this.#reader.shown(row),
      matched: hits && this.#reader.matched(row, hits),
      fits: isOneVehicle && fitting ? this.#fitOf(row, fitting) : null,
    }));
    const dropped = hits && hits.rows.length > 0 ? hits.dropped : null;
    return { found, ...result, read: sentence && describeReading(sentence, dropped) };
  }

  /** For admins, whose filters include internal fields. */
  searchParts(query: PartSearch, page: PageRequest): FoundParts {
    const search = this.#asScanned(query);
    const hits = search.text === "" ? null : this.#texts.find(search.text, this.#columns.end);
    if (hits) for (const row of this.#internals.rowsOnShelf(query.text)) hits.add(row, rank.anywhere);
    const scanned = search.ids && this.#reader.rowsOf(search.ids);
    const needing = search.attention && this.#internals.rowsThatNeed(search.attention);
    const chosen = scanned && needing ? scanned.filter((row) => needing.includes(row)) : (scanned ?? needing);
    const { rows, total, next } = this.#list({ hits, chosen, fitting: null }, search, page);
    return { ids: rows.map((row) => this.#columns.ids[row] ?? ""), total, next };
  }

  /** The ids of the parts whose own number begins like this normalised one. */
  withNumber(beginning: string): string[] {
    const hits = [...this.#numbers.whole(beginning), ...this.#numbers.beginning(beginning)];
    const own = hits.filter(({ kind }) => kind === "own" || kind === "superseded");
    return [...new Set(own.map(({ row }) => this.#columns.ids[row] ?? ""))];
  }

  get suppliersOffers(): OffersTable {
    return this.#internals.offers;
  }

  internalsOf(id: string): PartInternals {
    return this.#internals.find(id);
  }

  figures(mostSellers: number): PartFigures {
    return this.#figures.read(mostSellers);
  }

  *ids(): Generator<string> {
    for (const [row, id] of this.#columns.ids.entries()) if (this.#columns.exists(row)) yield id;
  }

  brands(): readonly Count<string>[] {
    return this.#columns.brands.merged();
  }

  nameOf(id: string): string | undefined {
    return this.#reader.nameOf(id);
  }

  hasPicture(path: string): boolean {
    return this.#reader.hasPicture(path);
  }

  setInternals(internals: Iterable<PartInternals>): void {
    this.#change(() => {
      for (const each of internals) {
        this.#changes++;
        this.#internals.write(each);
      }
    });
  }

  #asScanned<Query extends Search>(search: Query): Query {
    return asScanned(search, {
      isPart: (id) => this.#reader.nameOf(id) !== undefined,
      isNumber: (key) => this.#lexicon.isNumber(key),
    });
  }

  #list(listed: Listed, search: Search, { limit, after }: PageRequest) {
    const { hits } = listed;
    const cursor = after === undefined ? null : readSearchCursor(after, search);
    assertReading(cursor, hits?.reading ?? ALL);
    const { lastKey, ...listing } = list(this.#columns, listed, search, limit, cursor);
    const last = { reading: hits?.reading ?? ALL, id: this.#columns.ids[listing.rows.at(-1) ?? 0] ?? "" };
    const next = lastKey === null ? null : writeSearchCursor(search, { ...last, key: lastKey });
    return { ...listing, next };
  }

  vehicles({ make, model }: VehicleQuestion): readonly Count<string | number>[] {
    if (make === undefined) return this.#vehicles.makes();
    if (model === undefined) return this.#vehicles.models(make);
    return this.#vehicles.years(make, model, new Date().getFullYear());
  }

  #write(item: CatalogueItem): void {
    this.#changes++;
    const row = this.#writer.write(item);
    this.#columns.set(row, {
      id: item._id,
      nameOrder: nameOrder(item.name),
      nameLength: nameLength(item.name),
      brand: item.brand,
      group: item.group,
      cents: item.cents,
      quantity: item.quantity,
      createdAt: Date.parse(item.createdAt),
      updatedAt: item.updatedAt?.toMillis() ?? Date.parse(item.createdAt),
      isAvailable: isAvailable(item),
      isUniversal: item.fitment.length === 0,
    });
  }

  #change(change: () => void): void {
    this.#db.exec("BEGIN");
    try {
      change();
      this.#lexicon.forgetSpellings();
      this.#db.exec("COMMIT");
    } catch (error) {
      this.#db.exec("ROLLBACK");
      this.#open();
      throw error;
    }
  }

  #open(): void {
    const vocabulary = new Vocabulary();
    const words = this.#db.prepare("SELECT json_group_array(word) AS found FROM word");
    for (const word of collected<string>(words)) vocabulary.add(word);
    const brandWordsQuery = this.#db.prepare("SELECT json_group_array(word) AS found FROM maker");
    const brandWords = new Set(collected<string>(brandWordsQuery));
    this.#columns = readColumns(this.#db);
    const names = new VehicleNames();
    this.#writer = new PartWriter(this.#db, vocabulary, brandWords, names);
    this.#reader = new PartReader(this.#db);
    this.#numbers = new NumberSearch(this.#db);
    const wordSearch = new WordSearch(this.#db, vocabulary);
    this.#texts = new TextSearch(this.#numbers, wordSearch, vocabulary, brandWords);
    this.#lexicon = new SqliteVehicles(this.#db, names, wordSearch, vocabulary, this.#numbers);
    this.#vehicles = new VehicleSearch(this.#db);
    this.#internals = new InternalsTable(this.#db);
    this.#figures = new PartFiguresReader(this.#db);
    this.#allParts = new AllParts(this.#db, this.#columns, this.#vehicles, this.#lexicon);
    this.#offers = new OfferReader(this.#db, this.#columns);
  }

  #fitting(vehicles: readonly VehicleQuery[]): Uint8Array {
    const fitting = new Uint8Array(this.#columns.end);
    for (const vehicle of vehicles) for (const row of this.#vehicles.fitting(vehicle)) fitting[row] = 1;
    return fitting;
  }

  #fitOf(row: number, fitting: Uint8Array): Fit {
    return this.#columns.isUniversal(row) ? "universal" : fitting[row] === 1;
  }
}

function empty(): DatabaseSync {
  const db = new DatabaseSync(":memory:");
  db.exec(CREATE_TABLES);
  return db;
}
