const MOST_TEXTS = 500;

/** Filters may hide what a text would find, so that such searches are counted apart. A vehicle is counted as a text too. */
export const missedKinds = ["texts", "filtered", "vehicles"] as const;
export type MissedKind = (typeof missedKinds)[number];

export type Counts = Readonly<Record<string, number>>;

type Missed = Readonly<Record<MissedKind, Counts>> & { readonly others: number };

export class MissedTexts implements Missed {
  readonly #counts: Readonly<Record<MissedKind, Map<string, number>>> = {
    texts: new Map(),
    filtered: new Map(),
    vehicles: new Map(),
  };
  #others = 0;

  get texts(): Counts {
    return Object.fromEntries(this.#counts.texts);
  }

  get filtered(): Counts {
    return Object.fromEntries(this.#counts.filtered);
  }

  get vehicles(): Counts {
    return Object.fromEntries(this.#counts.vehicles);
  }

  get others(): number {
    return this.#others;
  }

  add(kind: MissedKind, text: string, count = 1): void {
    const kept = missedKinds.reduce((sum, each) => sum + this.#counts[each].size, 0);
    const present = this.#counts[kind].get(text);
    if (present === undefined && kept >= MOST_TEXTS) this.#others += count;
    else this.#counts[kind].set(text, (present ?? 0) + count);
  }

  addAll(missed: Missed): void {
    for (const kind of missedKinds) {
      for (const [text, count] of Object.entries(missed[kind])) this.add(kind, text, count);
    }
    this.#others += missed.others;
  }

  /** Without texts that another one begins with: somebody was still typing. */
  withoutBeginnings(): MissedTexts {
    const whole = new MissedTexts();
    const { texts, filtered, vehicles, others } = this;
    whole.addAll({ texts: wholeOnes(texts), filtered: wholeOnes(filtered), vehicles, others });
    return whole;
  }
}

function wholeOnes(counts: Counts): Counts {
  // Sorted, a text is followed at once by those that begin with it.
  const sorted = Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.filter(([text], place) => !sorted[place + 1]?.[0].startsWith(text)));
}
