/** The functions with one guard taken away, and the tests that must notice. */
export interface Mutant {
  readonly name: string;
  readonly file: string;
  readonly edit: (source: string) => string;
  readonly tests: readonly string[];
  readonly project?: "unit" | "emulator";
}

export function replacing(from: string | RegExp, to: string) {
  return (source: string) => source.replace(from, to);
}
