const MOST_TEXTS = 500;

/** Filters may hide what a text would find, so that such searches are counted apart. */
export type MissedKind = "texts" | "filtered";

export type Counts = Readonly<Record<string, number>>;

interface Missed {
  readonly texts: Counts;
  readonly filtered: Counts;
  /** Searches for texts beyond the most that are kept. */
  readonly others: number;
}

/** What was looked for and not found, in so many texts at most. */
export class MissedTexts implements Missed {
  readonly #counts = { texts: new Map<string, number>(), filtered: new Map<string, number>() };
  #others = 0;

  get texts(): Counts {
    return Object.fromEntries(this.#counts.texts);
  }

  get filtered(): Counts {
    return Object.fromEntries(this.#counts.filtered);
  }

  get others(): number {
    return this.#others;
  }

  add(kind: MissedKind, text: string, count = 1): void {
    const { texts, filtered } = this.#counts;
    const present = this.#counts[kind].get(text);
    if (present === undefined && texts.size + filtered.size >= MOST_TEXTS) this.#others += count;
    else this.#counts[kind].set(text, (present ?? 0) + count);
  }

  addAll({ texts, filtered, others }: Missed): void {
    for (const [text, count] of Object.entries(texts)) this.add("texts", text, count);
    for (const [text, count] of Object.entries(filtered)) this.add("filtered", text, count);
    this.#others += others;
  }

  /** Without texts that another one begins with: somebody was still typing. */
  withoutBeginnings(): MissedTexts {
    const whole = new MissedTexts();
    const { texts, filtered, others } = this;
    whole.addAll({ texts: wholeOnes(texts), filtered: wholeOnes(filtered), others });
    return whole;
  }
}

function wholeOnes(counts: Counts): Counts {
  // Sorted, a text is followed at once by those that begin with it.
  const sorted = Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.filter(([text], place) => !sorted[place + 1]?.[0].startsWith(text)));
}
