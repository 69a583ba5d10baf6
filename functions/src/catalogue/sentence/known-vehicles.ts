import type { AskedVehicle } from "../../fitment/fitment-rule.ts";

/** A make, or one of its models, by their keys. */
export interface NamedVehicle {
  readonly make: string;
  readonly model?: string;
}

export interface NearNames {
  readonly errors: number;
  readonly names: readonly string[];
}

export interface NamedPart {
  /** The words of its name. */
  readonly words: readonly string[];
  isFitting(vehicle: NamedVehicle): boolean;
}

export const MOST_PARTS_NAMED = 200;
/** The letters and digits of a number's beginning that is no vehicle. */
export const LEAST_BEGUN = 5;

/** What the catalogue has. Names are as `nameOf` makes them. */
export interface KnownVehicles {
  /** The vehicles of parts that are called so; by their usual short names where none is. */
  named(name: string): readonly NamedVehicle[];
  /** The names that come closest to a misspelt one, which is given in its words. */
  nearest(words: readonly string[]): NearNames | null;
  /** Whether parts have this word. */
  isWord(word: string): boolean;
  isBeginning(typed: string): boolean;
  /** The fewest errors between this and a word of parts that names no vehicle. */
  errorsToWord(word: string): number;
  /** The first parts with these words in their name. */
  partsNamed(words: readonly string[]): readonly NamedPart[];
  /** Whether parts are for the vehicle in these years. */
  hasYears(vehicle: AskedVehicle): boolean;
  /** Whether parts have this number, or numbers that begin so where it's long enough to be meant. */
  isNumber(normal: string): boolean;
  /** The longest of these numbers that parts have. */
  longestNumber(numbers: readonly string[]): string | null;
  /** As most parts spell it. */
  spelt(vehicle: NamedVehicle): NamedVehicle;
}
