import { isSameName } from "./names.ts";

interface Vehicle {
  readonly make: string;
  readonly model?: string | undefined;
  readonly year?: number | undefined;
}

/** Whether two are the same, in whatever spelling. */
export function isSameVehicle(one: Vehicle, other: Vehicle): boolean {
  return one.year === other.year && isSameName(one.make, other.make) && isSameName(one.model, other.model);
}
