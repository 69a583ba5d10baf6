import type { SearchCursor } from "../cursor.ts";

type Key = string | number;

/** Keeps the first rows after a cursor, in order, of all that are added. Equal keys go by id. */
export class TopRows {
  readonly rows: number[] = [];
  readonly #keys: Key[] = [];
  readonly #most: number;
  readonly #keyOf: (row: number) => Key;
  readonly #ids: readonly string[];
  readonly #after: SearchCursor | null;

  readonly #isDescending: boolean;

  constructor(
    most: number,
    keyOf: (row: number) => Key,
    ids: readonly string[],
    after: SearchCursor | null,
    isDescending = false,
  ) {
    this.#most = most;
    this.#keyOf = keyOf;
    this.#ids = ids;
    this.#after = after;
    this.#isDescending = isDescending;
  }

  add(row: number): void {
    const key = this.#keyOf(row);
    if (this.#after && !this.#isAfter(key, row, this.#after)) return;
    const isFull = this.rows.length === this.#most;
    if (isFull && !this.#comesBefore(key, row, this.#most - 1)) return;
    const place = this.#placeOf(key, row);
    if (isFull) {
      this.rows.pop();
      this.#keys.pop();
    }
    this.rows.splice(place, 0, row);
    this.#keys.splice(place, 0, key);
  }

  #placeOf(key: Key, row: number): number {
    let [first, end] = [0, this.rows.length];
    while (first < end) {
      const middle = (first + end) >> 1;
      if (this.#comesBefore(key, row, middle)) end = middle;
      else first = middle + 1;
    }
    return first;
  }

  #isAfter(key: Key, row: number, { key: last, id }: SearchCursor): boolean {
    return key === last ? (this.#ids[row] ?? "") > id : this.#precedes(last, key);
  }

  #comesBefore(key: Key, row: number, place: number): boolean {
    const other = this.#keys[place] ?? 0;
    if (key !== other) return this.#precedes(key, other);
    return (this.#ids[row] ?? "") < (this.#ids[this.rows[place] ?? 0] ?? "");
  }

  #precedes(key: Key, other: Key): boolean {
    return this.#isDescending ? key > other : key < other;
  }
}
