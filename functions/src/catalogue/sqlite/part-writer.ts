import { hash } from "node:crypto";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { articleKey } from "../../contract/values/article.ts";
import { nameOrder } from "../../contract/values/name-order.ts";
import { normaliseNumber } from "../../contract/values/part-number.ts";
import type { CatalogueItem } from "../catalogue-item.ts";
import { feedBytesOf } from "../feeds/feed-bytes.ts";
import { type NumberKind, numberKinds } from "../ranks.ts";
import { indexedWords } from "../text/indexed-words.ts";
import { nameLength } from "../text/name-length.ts";
import { typedWords } from "../text/words.ts";
import { textOrNull } from "./sql.ts";
import { FitmentWriter } from "./vehicles/fitment-writer.ts";
import type { VehicleNames } from "./vehicles/vehicle-names.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A part's numbers other than its own, as its row keeps them: OEM numbers, then brands and numbers of equivalents. */
export type OtherNumbers = readonly [
  oem: readonly string[],
  equivalents: readonly (readonly [brand: string, number: string])[],
];

export class PartWriter {
  readonly #vocabulary: Vocabulary;
  readonly #brandWords: Set<string>;
  readonly #fitment: FitmentWriter;
  readonly #statements: Readonly<Record<keyof typeof STATEMENTS, StatementSync>>;

  /** Adds to the vocabulary, to the words of brands and makes, and to the names of vehicles. */
  constructor(db: DatabaseSync, vocabulary: Vocabulary, brandWords: Set<string>, vehicles: VehicleNames) {
    this.#vocabulary = vocabulary;
    this.#brandWords = brandWords;
    const prepared = Object.entries(STATEMENTS).map(([name, sql]) => [name, db.prepare(sql)]);
    this.#statements = Object.fromEntries(prepared);
    this.#fitment = new FitmentWriter(db, vehicles);
  }

  /** Writes a part in place of the one with its id, and returns its row. */
  write(item: CatalogueItem): number {
    this.#writeMakers(item);
    const indexed = contentHash(item);
    const before = this.#statements.find.get(item._id);
    const row = before ? Number(before.row) : Number(this.#statements.nextRow.get()?.row);
    if (before?.indexed === indexed) {
      this.#statements.update.run(...toRowValues(item), row);
      return row;
    }
    if (before) this.remove(item._id);
    const vehicles = this.#fitment.write(row, item.fitment);
    const words = [item.name, item.brand, detailsOf(item)].map(indexedWords);
    this.#statements.insert.run(
      ...toRowValues(item),
      row,
      item._id,
      nameLength(item.name),
      JSON.stringify(vehicles),
      indexed,
    );
    this.#writeWords(row, words);
    for (const [number, kind] of numbersOf(item)) this.#statements.addNumber.run(number, kind, row);
    return row;
  }

  remove(id: string): number | null {
    const found = this.#statements.find.get(id);
    if (!found) return null;
    const row = Number(found.row);
    const [oemNumbers, equivalents] = JSON.parse(String(found.other_numbers)) as OtherNumbers;
    const numbers = {
      partNumber: textOrNull(found.part_number),
      gtin: textOrNull(found.gtin),
      supersededBy: textOrNull(found.superseded_by),
      oemNumbers,
      equivalents: equivalents.map(([, number]) => ({ number })),
    };
    for (const [number, kind] of numbersOf(numbers)) this.#statements.removeNumber.run(number, kind, row);
    this.#fitment.remove(row, JSON.parse(String(found.vehicles)));
    this.#statements.removeWords.run(row);
    this.#statements.remove.run(row);
    return row;
  }

  #writeWords(row: number, columns: readonly (readonly string[])[]): void {
    this.#statements.addWords.run(row, ...columns.map((words) => words.join(" ")));
    for (const word of columns.flat()) if (this.#vocabulary.add(word)) this.#statements.addWord.run(word);
  }

  #writeMakers(item: CatalogueItem): void {
    for (const word of typedWords(brandNames(item).join(" "))) {
      if (this.#brandWords.has(word)) continue;
      this.#brandWords.add(word);
      this.#statements.addMaker.run(word);
    }
  }
}

const VALUES =
  `name name_order brand part_group cents deposit quantity minimum_quantity expected created_at updated_at superseded_by part_number gtin other_numbers
  picture description feed_bytes`.split(/\s+/);

const STATEMENTS = {
  find: "SELECT row, indexed, part_number, gtin, superseded_by, other_numbers, vehicles FROM part WHERE id = ?",
  nextRow: "SELECT ifnull(max(row), 0) + 1 AS row FROM part",
  insert: `INSERT INTO part (${VALUES.join()}, row, id, name_length, vehicles, indexed)
    VALUES (${VALUES.map(() => "?").join()}, ?, ?, ?, ?, ?)`,
  update: `UPDATE part SET ${VALUES.map((name) => `${name} = ?`).join()} WHERE row = ?`,
  remove: "DELETE FROM part WHERE row = ?",
  addWords: "INSERT INTO words (rowid, name, brand, description) VALUES (?, ?, ?, ?)",
  removeWords: "DELETE FROM words WHERE rowid = ?",
  addWord: "INSERT OR IGNORE INTO word VALUES (?)",
  addMaker: "INSERT OR IGNORE INTO maker VALUES (?)",
  addNumber: "INSERT OR IGNORE INTO number VALUES (?, ?, ?)",
  removeNumber: "DELETE FROM number WHERE normal = ? AND kind = ? AND part = ?",
};

function detailsOf({ description, facts }: CatalogueItem): string {
  return [description, ...facts.map(({ name, value }) => `${name}: ${value}`)].join(". ");
}

function brandNames({ brand, equivalents, fitment }: CatalogueItem): string[] {
  return [...new Set([brand, ...equivalents.map((each) => each.brand), ...fitment.map(({ make }) => make)])];
}

/** In the order of VALUES. */
function toRowValues(item: CatalogueItem) {
  const equivalents = item.equivalents.map(({ brand, number }) => [brand, number] as const);
  const otherNumbers: OtherNumbers = [item.oemNumbers, equivalents];
  return [
    ...[
      item.name,
      nameOrder(item.name),
      item.brand,
      item.group,
      item.cents,
      item.depositCents,
      item.quantity,
      item.minimumQuantity,
      item.expected ?? null,
    ],
    ...[Date.parse(item.createdAt), item.updatedAt?.toMillis() ?? Date.parse(item.createdAt)],
    ...[item.supersededBy, item.partNumber, item.gtin, JSON.stringify(otherNumbers)],
    ...[item.picture, item.description, feedBytesOf(item)],
  ];
}

/** The indexed columns: while it stays the same, a change of price or stock writes one row. */
function contentHash({ name, brand, description, facts, fitment, ...item }: CatalogueItem): string {
  const indexed = [name, brand, description, facts, fitment, numbersOf(item)];
  return hash("sha1", JSON.stringify(indexed), "base64").slice(0, 16);
}

type WithNumbers = Pick<CatalogueItem, "partNumber" | "gtin" | "supersededBy"> & {
  readonly oemNumbers: readonly string[];
  readonly equivalents: readonly { readonly number: string }[];
};

function numbersOf({ partNumber, gtin, oemNumbers, equivalents, supersededBy }: WithNumbers) {
  const own = [partNumber, gtin].filter((number) => number !== null);
  return [
    ...own.flatMap((number) => toNumberEntry(number, supersededBy === null ? "own" : "superseded")),
    ...oemNumbers.flatMap((number) => toNumberEntry(number, "oem")),
    ...equivalents.flatMap(({ number }) => toNumberEntry(number, "equivalent")),
  ].filter(([normal]) => normal !== "");
}

function toNumberEntry(number: string, kind: NumberKind): [normal: string, kind: number][] {
  const normals = new Set([articleKey(number), normaliseNumber(number)]);
  return [...normals].map((normal) => [normal, numberKinds.indexOf(kind)]);
}
