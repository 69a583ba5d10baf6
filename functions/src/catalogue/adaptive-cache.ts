/** How many times as long as counting took it's remembered at least, so that counting takes a twentieth of the time at most. */
const TIMES = 20;

/** What is counted over all parts, until they are others. */
export class AdaptiveCache<Value> {
  #counted: { readonly state: string; readonly value: Value; readonly until: number } | undefined;
  #underWay: Promise<Value> | undefined;

  /** `state` is another one whenever `count` would give something else. */
  of(state: string, count: () => Promise<Value>): Promise<Value> {
    const counted = this.#counted;
    if (counted && (counted.state === state || performance.now() < counted.until)) {
      return Promise.resolve(counted.value);
    }
    this.#underWay ??= this.#count(state, count).finally(() => {
      this.#underWay = undefined;
    });
    return this.#underWay;
  }

  async #count(state: string, count: () => Promise<Value>): Promise<Value> {
    const begunAt = performance.now();
    const value = await count();
    const endedAt = performance.now();
    this.#counted = { state, value, until: endedAt + TIMES * (endedAt - begunAt) };
    return value;
  }
}
