import { errorsInWords, nameOf, otherNamesOf } from "../../sentence/short-names.ts";
import type { NamedVehicle } from "../../sentence/vehicle-lexicon.ts";
import { isCorrectable } from "../../text/typing-errors.ts";
import { typedWords } from "../../text/words.ts";
import { type NearWord, Vocabulary } from "../vocabulary.ts";

/** Names of makes and models. Those of deleted parts stay. */
export class VehicleNames {
  readonly #own = new Map<string, NamedVehicle[]>();
  readonly #short = new Map<string, NamedVehicle[]>();
  readonly #all = new Vocabulary();
  readonly #ofSeveralWords: string[][] = [];

  add(make: string, model: string | null): void {
    const vehicle = model === null ? { make } : { make, model };
    const name = nameOf(model ?? make);
    if (this.own(name).some((other) => other.make === make && other.model === vehicle.model)) return;
    const words = typedWords(model ?? make);
    if (words.length > 1 && !isCorrectable(name)) this.#ofSeveralWords.push(words);
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

  near(words: readonly string[]): readonly NearWord[] {
    const name = words.join("");
    if (isCorrectable(name)) return this.#all.near(name);
    const near = this.#ofSeveralWords.map((full) => ({
      errors: errorsInWords(words, full),
      words: [full.join("")],
    }));
    return near.filter(({ errors }) => Number.isFinite(errors)).sort((a, b) => a.errors - b.errors);
  }
}
