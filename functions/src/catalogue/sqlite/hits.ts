import type { MatchStrategy } from "../cursor.ts";

export type IsWanted = (row: number) => boolean;

/** The parts that a text finds, each by the number of its row and with its rank. */
export class Hits {
  readonly reading: MatchStrategy;
  readonly number: string;
  readonly rows: number[] = [];
  /** The words, as they are compared, without which alone they were found. */
  dropped: readonly string[] = [];
  typedWords = 0;
  readonly #ranks: Uint8Array;
  readonly #predecessors = new Map<number, number>();

  /** For rows below `end`. */
  constructor(reading: MatchStrategy, number: string, end: number) {
    this.reading = reading;
    this.number = number;
    this.#ranks = new Uint8Array(end);
  }

  add(row: number, rank: number): void {
    const before = this.#ranks[row];
    if (before === 0) this.rows.push(row);
    if (before === 0 || (before !== undefined && rank < before)) this.#ranks[row] = rank;
  }

  addSuccessor(row: number, predecessor: number, rank: number): void {
    this.add(row, rank);
    if (!this.#predecessors.has(row)) this.#predecessors.set(row, predecessor);
  }

  /** The part that this one replaces, where that's why it was found. */
  predecessorOf(row: number): number | undefined {
    return this.#predecessors.get(row);
  }

  rankOf(row: number): number {
    return this.#ranks[row] ?? 0;
  }
}
