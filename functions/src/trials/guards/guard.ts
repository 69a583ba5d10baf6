/** A guard taken out of the functions, and the test that must notice. */
export interface Guard {
  readonly name: string;
  readonly file: string;
  readonly edit: (source: string) => string;
  readonly test: string;
  /** Which of the file's tests, for a guard that only some of them know. */
  readonly title?: string | undefined;
}

/** A text that the source has exactly once, and its replacement. */
type Row = readonly [name: string, from: string | RegExp, to: string, title?: string];

/** The guards of a file, a row each. */
export function guardsOf(file: string, test: string, rows: readonly Row[]): Guard[] {
  return rows.map(([name, from, to, title]) => ({
    ...{ name, file, test, title },
    edit(source) {
      const pieces = source.split(from);
      if (pieces.length === 2) return pieces.join(to);
      throw new Error(`${name}: ${from} stands ${pieces.length - 1} times in ${file}.`);
    },
  }));
}
