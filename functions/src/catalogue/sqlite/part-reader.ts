import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Matched } from "../../contract/catalogue/answer.ts";
import { articleKey } from "../../contract/values/article.ts";
import type { PartGroup } from "../../contract/values/part-groups.ts";
import { normaliseNumber } from "../../contract/values/part-number.ts";
import type { ShownItem } from "../catalogue.ts";
import { isWholeNumber, kindOf } from "../ranks.ts";
import type { Hits } from "./hits.ts";
import type { OtherNumbers } from "./part-writer.ts";
import { IS_OWN_PICTURE } from "./schema.ts";
import { textOrNull } from "./sql.ts";

export class PartReader {
  readonly #shown: StatementSync;
  readonly #numbers: StatementSync;
  readonly #rowOf: StatementSync;
  readonly #nameOf: StatementSync;
  readonly #ofPicture: StatementSync;

  constructor(db: DatabaseSync) {
    this.#shown = db.prepare(`
      SELECT id, name, cents, deposit, picture, description, quantity, minimum_quantity, expected, part_number, brand,
        part_group
      FROM part WHERE row = ?`);
    this.#numbers = db.prepare("SELECT part_number, gtin, other_numbers FROM part WHERE row = ?");
    this.#rowOf = db.prepare("SELECT row FROM part WHERE id = ?");
    this.#nameOf = db.prepare("SELECT name FROM part WHERE id = ?");
    this.#ofPicture = db.prepare(`SELECT 1 FROM part WHERE picture = ? AND ${IS_OWN_PICTURE} LIMIT 1`);
  }

  rowsOf(ids: readonly string[]): number[] {
    return ids.flatMap((id) => {
      const found = this.#rowOf.get(id);
      return found ? [Number(found.row)] : [];
    });
  }

  nameOf(id: string): string | undefined {
    const part = this.#nameOf.get(id);
    return part && String(part.name);
  }

  hasPicture(path: string): boolean {
    return this.#ofPicture.get(path) !== undefined;
  }

  shown(row: number): ShownItem {
    const part = this.#shown.get(row);
    if (!part) throw new Error(`The catalogue has no row ${row}.`);
    return {
      _id: String(part.id),
      name: String(part.name),
      cents: Number(part.cents),
      depositCents: Number(part.deposit),
      picture: String(part.picture),
      description: String(part.description),
      quantity: Number(part.quantity),
      minimumQuantity: Number(part.minimum_quantity),
      expected: textOrNull(part.expected),
      partNumber: textOrNull(part.part_number),
      brand: String(part.brand),
      group: String(part.part_group) as PartGroup,
    };
  }

  matched(row: number, hits: Hits): Matched | null {
    const rank = hits.rankOf(row);
    const kind = kindOf(rank);
    if (kind === null) return null;
    const part = this.#numbers.get((kind === "superseded" && hits.predecessorOf(row)) || row);
    const [oemNumbers, equivalents] = JSON.parse(String(part?.other_numbers)) as OtherNumbers;
    const isSearched = (number: string) => {
      const key = articleKey(number);
      if (isWholeNumber(rank)) return key === hits.number;
      return key.startsWith(hits.number) || normaliseNumber(number).startsWith(hits.number);
    };
    if (kind === "own" || kind === "superseded") {
      const own = [part?.part_number, part?.gtin].filter((number) => typeof number === "string");
      return { kind, number: own.find(isSearched) ?? "" };
    }
    if (kind === "oem") return { kind, number: oemNumbers.find(isSearched) ?? "" };
    const [brand, number] = equivalents.find(([, number]) => isSearched(number)) ?? ["", ""];
    return { kind, number, brand };
  }
}
