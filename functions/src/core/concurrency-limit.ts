import { busy } from "./app-error.ts";

/** Limits concurrent work. Further calls are refused and may retry. */
export class ConcurrencyLimit {
  readonly #most: number;
  #underWay = 0;

  constructor(most: number) {
    this.#most = most;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#underWay >= this.#most) throw busy();
    this.#underWay++;
    try {
      return await work();
    } finally {
      this.#underWay--;
    }
  }
}
