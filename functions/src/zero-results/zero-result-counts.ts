const MOST_TEXTS = 500;

/** Filters may hide what a text would find, so that such searches are counted apart. A vehicle is counted as a text too. */
export const zeroResultKinds = ["texts", "filtered", "vehicles"] as const;
export type ZeroResultKind = (typeof zeroResultKinds)[number];

export type Counts = Readonly<Record<string, number>>;

type ZeroResults = Readonly<Record<ZeroResultKind, Counts>> & { readonly others: number };

export class ZeroResultCounts implements ZeroResults {
  readonly #counts: Readonly<Record<ZeroResultKind, Map<string, number>>> = {
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

  add(kind: ZeroResultKind, text: string, count = 1): void {
    const total = zeroResultKinds.reduce((sum, each) => sum + this.#counts[each].size, 0);
    const present = this.#counts[kind].get(text);
    if (present === undefined && total >= MOST_TEXTS) this.#others += count;
    else this.#counts[kind].set(text, (present ?? 0) + count);
  }

  addAll(counts: ZeroResults): void {
    for (const kind of zeroResultKinds) {
      for (const [text, count] of Object.entries(counts[kind])) this.add(kind, text, count);
    }
    this.#others += counts.others;
  }

  /** Without texts that another one begins with: somebody was still typing. */
  withoutPrefixes(): ZeroResultCounts {
    const whole = new ZeroResultCounts();
    const { texts, filtered, vehicles, others } = this;
    whole.addAll({ texts: withoutPrefixes(texts), filtered: withoutPrefixes(filtered), vehicles, others });
    return whole;
  }
}

function withoutPrefixes(counts: Counts): Counts {
  // Sorted, a text is followed at once by those that begin with it.
  const sorted = Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.filter(([text], place) => !sorted[place + 1]?.[0].startsWith(text)));
}
