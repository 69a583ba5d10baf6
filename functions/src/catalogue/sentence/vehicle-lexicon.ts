import type { VehicleQuery } from "../../fitment/fitment-rule.ts";

export interface NamedVehicle {
  readonly make: string;
  readonly model?: string;
}

export interface NearNames {
  readonly errors: number;
  readonly names: readonly string[];
}

export interface NamedPart {
  readonly words: readonly string[];
  isFitting(vehicle: NamedVehicle): boolean;
}

export const MOST_PARTS_NAMED = 200;
export const LEAST_BEGUN = 5;

/** Vehicles of the catalogue. Names are as `nameOf` makes them. */
export interface VehicleLexicon {
  /** The vehicles of parts that are called so; by their usual short names where none is. */
  named(name: string): readonly NamedVehicle[];
  nearest(words: readonly string[]): NearNames | null;
  isWord(word: string): boolean;
  isBeginning(typed: string): boolean;
  nearestWords(word: string): NearNames | null;
  partsNamed(words: readonly string[]): readonly NamedPart[];
  hasYears(vehicle: VehicleQuery): boolean;
  /** Finds parts with this number, or, if it's long enough, with numbers that begin with it. */
  isNumber(normal: string): boolean;
  longestNumber(numbers: readonly string[]): string | null;
  spelt(vehicle: NamedVehicle): NamedVehicle;
}
