import { nameKey } from "../../contract/values/names.ts";
import type { Count } from "../catalogue.ts";
import { commonest } from "./spellings.ts";

/** Numbers each spelling of a brand. */
export class Brands {
  /** The key that spellings are compared by. */
  readonly keys: string[] = [];
  readonly #spellings: string[] = [];
  /** The number of parts that have it. */
  readonly #parts: number[] = [];
  readonly #numberOf = new Map<string, number>();
  readonly #same = new Map<string, number[]>();

  constructor() {
    this.#add("");
  }

  get length(): number {
    return this.keys.length;
  }

  /** Counts a part with this spelling, and returns the spelling's number. */
  take(spelling: string): number {
    const number = this.#numberOf.get(spelling) ?? this.#add(spelling);
    this.#parts[number] = (this.#parts[number] ?? 0) + 1;
    return number;
  }

  release(number = 0): void {
    this.#parts[number] = (this.#parts[number] ?? 0) - 1;
  }

  /** Counts all parts, or as many as are given of each spelling. */
  merged(counts: ArrayLike<number> = this.#parts): Count<string>[] {
    return [...this.#same].flatMap(([key, numbers]) => {
      const count = numbers.reduce((sum, number) => sum + (counts[number] ?? 0), 0);
      return key === "" || count === 0 ? [] : [{ value: this.#shown(numbers), count }];
    });
  }

  #shown(numbers: readonly number[]): string {
    return commonest(
      numbers.map((number) => ({ value: this.#spellings[number] ?? "", count: this.#parts[number] ?? 0 })),
    );
  }

  #add(spelling: string): number {
    const number = this.keys.push(nameKey(spelling)) - 1;
    this.#spellings.push(spelling);
    this.#parts.push(0);
    this.#numberOf.set(spelling, number);
    const key = this.keys[number] ?? "";
    this.#same.set(key, [...(this.#same.get(key) ?? []), number]);
    return number;
  }
}
