import type { NamedVehicle } from "../../sentence/known-vehicles.ts";
import { nameOf, otherNamesOf } from "../../sentence/short-names.ts";
import { type Near, Vocabulary } from "../vocabulary.ts";

/** What makes and models are called. Those of deleted parts stay. */
export class VehicleNames {
  readonly #own = new Map<string, NamedVehicle[]>();
  readonly #short = new Map<string, NamedVehicle[]>();
  readonly #all = new Vocabulary();

  /** Takes keys. */
  add(make: string, model: string | null): void {
    const vehicle = model === null ? { make } : { make, model };
    const name = nameOf(model ?? make);
    if (this.own(name).some((other) => other.make === make && other.model === vehicle.model)) return;
    for (const [names, each] of [
      [this.#own, name] as const,
      ...otherNamesOf(name).map((other) => [this.#short, other] as const),
    ]) {
      names.set(each, [...(names.get(each) ?? []), vehicle]);
      this.#all.add(each);
    }
  }

  own(name: string): readonly NamedVehicle[] {
    return this.#own.get(name) ?? [];
  }

  short(name: string): readonly NamedVehicle[] {
    return this.#short.get(name) ?? [];
  }

  near(name: string): readonly Near[] {
    return this.#all.near(name);
  }
}
