import { isSameName } from "./names.ts";

/** A make, or a make and a model, or these and a year. */
export interface Vehicle {
  readonly make: string;
  readonly model?: string | undefined;
  readonly year?: number | undefined;
}

export function isSameVehicle(one: Vehicle, other: Vehicle): boolean {
  return one.year === other.year && isSameName(one.make, other.make) && isSameName(one.model, other.model);
}
