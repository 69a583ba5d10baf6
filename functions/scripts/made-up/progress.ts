const WIDTH = 30;

interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Shows how much is done of a long work: a bar in a terminal, elsewhere a line for each tenth. */
export class Progress {
  readonly #what: string;
  readonly #total: number;
  readonly #screen: Screen;
  #done = 0;

  constructor(what: string, total: number, screen: Screen = process.stdout) {
    this.#what = what;
    this.#total = total;
    this.#screen = screen;
  }

  add(count: number): void {
    const before = this.#done;
    this.#done = Math.min(before + count, this.#total);
    if (this.#screen.isTTY) this.#screen.write(`\r${this.#bar()}${this.#isOver ? "\n" : ""}`);
    else if (this.#tenths(this.#done) > this.#tenths(before)) this.#screen.write(`${this.#counted()}\n`);
  }

  get #isOver(): boolean {
    return this.#done === this.#total;
  }

  #tenths(count: number): number {
    return Math.floor((count * 10) / this.#total);
  }

  #counted(): string {
    return `${this.#what}: ${this.#done} of ${this.#total}`;
  }

  #bar(): string {
    const filled = Math.floor((this.#done * WIDTH) / this.#total);
    return `${"█".repeat(filled)}${"░".repeat(WIDTH - filled)} ${this.#counted()}`;
  }
}
