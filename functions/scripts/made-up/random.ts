/** Random values that a seed repeats: mulberry32, by Tommy Ettinger. Not for secrets. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** At least 0 and below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number, both limits included. */
  int(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(values: readonly T[]): T {
    const value = values[this.int(0, values.length - 1)];
    if (value === undefined) throw new Error("There is nothing to pick from.");
    return value;
  }

  /** So many different values, or all there are. */
  some<T>(values: readonly T[], count: number): T[] {
    const left = [...values];
    const chosen: T[] = [];
    while (chosen.length < count && left.length > 0) {
      chosen.push(...left.splice(this.int(0, left.length - 1), 1));
    }
    return chosen;
  }

  /** The pattern with each `#` replaced by a digit and each `@` by a capital letter. */
  fill(pattern: string): string {
    return pattern.replace(/[#@]/g, (sign) =>
      sign === "#" ? String(this.int(0, 9)) : this.pick([..."ABCDEFGHJKLMNPRSTUVWXYZ"]),
    );
  }
}
