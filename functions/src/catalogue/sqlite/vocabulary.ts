import { errorsAllowed, isCorrectable, typingErrors } from "../text/typing-errors.ts";

interface SameLength {
  readonly words: string[];
  /** Which letters each word holds, a bit for each. */
  readonly letters: number[];
}

export interface NearWord {
  readonly errors: number;
  readonly words: readonly string[];
}

export class Vocabulary {
  readonly #all = new Set<string>();
  readonly #byLength: SameLength[] = [];

  /** Returns whether it's a new word. Numbers are left out. */
  add(word: string): boolean {
    if (this.#all.has(word) || !isCorrectable(word)) return false;
    this.#all.add(word);
    while (this.#byLength.length <= word.length) this.#byLength.push({ words: [], letters: [] });
    this.#byLength[word.length]?.words.push(word);
    this.#byLength[word.length]?.letters.push(lettersOf(word));
    return true;
  }

  has(word: string): boolean {
    return this.#all.has(word);
  }

  /** The words that may have been meant, those with the fewest and likeliest errors first. */
  near(typed: string): NearWord[] {
    const found = new Map<number, string[]>();
    const most = errorsAllowed(typed);
    const letters = lettersOf(typed);
    for (let length = typed.length - most; length <= typed.length + most; length++) {
      const same = this.#byLength[length];
      for (let index = 0; same && index < same.words.length; index++) {
        // Each error takes one letter away and adds one at most, which spares nearly all words the comparison.
        const others = same.letters[index] ?? 0;
        if (bits(letters & ~others) > most || bits(others & ~letters) > most) continue;
        const word = same.words[index] ?? "";
        const errors = typingErrors(typed, word, most);
        if (!Number.isFinite(errors) || errors === 0) continue;
        const words = found.get(errors);
        if (words) words.push(word);
        else found.set(errors, [word]);
      }
    }
    return [...found].map(([errors, words]) => ({ errors, words })).sort((a, b) => a.errors - b.errors);
  }
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) % 32);
  return letters;
}

function bits(value: number): number {
  let left = value - ((value >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
