/** A number as typed, and when it was asked for: the same one may be asked for again. */
export interface AskedVin {
  readonly typed: string;
  readonly at: number;
}

export function askedVin(typed: string): AskedVin {
  return { typed, at: Date.now() };
}
