/** A number as typed, and when it was asked for: the same one may be asked for again. */
export interface VinRequest {
  readonly typed: string;
  readonly at: number;
}

export function vinRequest(typed: string): VinRequest {
  return { typed, at: Date.now() };
}
