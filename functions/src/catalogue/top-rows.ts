import type { Cursor } from "./cursor.ts";

type Key = string | number;

/** Keeps the first rows after a cursor, in order, of all that are added. Equal keys go by id. */
export class TopRows {
  readonly rows: number[] = [];
  readonly #keys: Key[] = [];
  readonly #most: number;
  readonly #keyOf: (row: number) => Key;
  readonly #ids: readonly string[];
  readonly #after: Cursor | null;

  constructor(most: number, keyOf: (row: number) => Key, ids: readonly string[], after: Cursor | null) {
    this.#most = most;
    this.#keyOf = keyOf;
    this.#ids = ids;
    this.#after = after;
  }

  add(row: number): void {
    const key = this.#keyOf(row);
    if (this.#after && !this.#isAfter(key, row, this.#after)) return;
    let place = this.rows.length;
    if (place === this.#most && !this.#comesBefore(key, row, place - 1)) return;
    if (place === this.#most) place--;
    for (; place > 0 && this.#comesBefore(key, row, place - 1); place--) {
      this.rows[place] = this.rows[place - 1] ?? 0;
      this.#keys[place] = this.#keys[place - 1] ?? 0;
    }
    this.rows[place] = row;
    this.#keys[place] = key;
  }

  #isAfter(key: Key, row: number, { key: last, id }: Cursor): boolean {
    return key === last ? (this.#ids[row] ?? "") > id : key > last;
  }

  /** Whether a row comes before the one at this place. */
  #comesBefore(key: Key, row: number, place: number): boolean {
    const other = this.#keys[place] ?? 0;
    if (key !== other) return key < other;
    return (this.#ids[row] ?? "") < (this.#ids[this.rows[place] ?? 0] ?? "");
  }
}
