const WINDOW = 60_000;

/** Lets so many through in a minute, and tells how many more there were once the minute is over. */
export class ReportQuota {
  readonly #most: number;
  readonly #onDropped: (dropped: number) => void;
  #taken = 0;
  #isCounting = false;

  constructor(most: number, onDropped: (dropped: number) => void) {
    this.#most = most;
    this.#onDropped = onDropped;
  }

  take(): boolean {
    if (!this.#isCounting) this.#begin();
    this.#taken++;
    return this.#taken <= this.#most;
  }

  /** A process without requests may be stopped. The line then comes with its next request. */
  #begin(): void {
    this.#isCounting = true;
    setTimeout(() => this.#end(), WINDOW).unref();
  }

  #end(): void {
    const dropped = this.#taken - this.#most;
    this.#taken = 0;
    this.#isCounting = false;
    if (dropped > 0) this.#onDropped(dropped);
  }
}
