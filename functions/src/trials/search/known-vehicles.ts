import type { CatalogueItem } from "../../catalogue/catalogue-item.ts";
import { errorsInWords, nameOf, otherNamesOf } from "../../catalogue/sentence/short-names.ts";
import {
  LEAST_BEGUN,
  MOST_PARTS_NAMED,
  type NamedVehicle,
  type NearNames,
  type VehicleLexicon,
} from "../../catalogue/sentence/vehicle-lexicon.ts";
import { errorsAllowed, isCorrectable, typingErrors } from "../../catalogue/text/typing-errors.ts";
import { typedWords, wordsOf } from "../../catalogue/text/words.ts";
import { fitOf } from "../../fitment/fitment-rule.ts";
import { fits, keyOf } from "./keys.ts";
import { isNumberOf, numberHits } from "./number-hits.ts";
import type { Entry } from "./text-hits.ts";
import { countVehicles } from "./vehicles.ts";
import { hasBeginning } from "./word-matches.ts";

/** Looks vehicles up in all parts each time. */
export function knownVehicles(entries: ReadonlyMap<string, Entry>): VehicleLexicon {
  const all = [...entries.values()];
  const items = all.map(({ item }) => item);
  const vehicles = vehiclesIn(items);
  const own = Map.groupBy(vehicles, ({ make, model }) => nameOf(model ?? make));
  const named = (name: string) => {
    const short = () =>
      vehicles.filter(({ make, model }) => otherNamesOf(nameOf(model ?? make)).includes(name));
    return own.get(name) ?? short();
  };
  const names = new Set([...own.keys()].flatMap((name) => [name, ...otherNamesOf(name)]));
  const severalWords = [
    ...new Map(vehicles.map(({ make, model }) => [nameOf(model ?? make), typedWords(model ?? make)])),
  ]
    .filter(([name, words]) => words.length > 1 && !isCorrectable(name))
    .map(([, words]) => words);
  const vocabulary = new Set(all.flatMap(({ words }) => [...words.all]));
  return {
    named,
    nearest(words) {
      const name = words.join("");
      const near = isCorrectable(name)
        ? [...names].map((each) => ({ name: each, errors: errorsBetween(name, each) }))
        : severalWords.map((each) => ({ name: each.join(""), errors: errorsInWords(words, each) }));
      return nearestOf(near);
    },
    isWord: (word) => vocabulary.has(word),
    isBeginning: (typed) => hasBeginning(typed, vocabulary),
    nearestWords(word) {
      const others = [...vocabulary].filter((each) => !names.has(each));
      const near = others.map((each) => ({ name: each, errors: errorsBetween(word, each) }));
      return nearestOf(near);
    },
    partsNamed(filter) {
      const having = all.filter(({ words }) => filter.every((word) => words.name.has(word)));
      return having.slice(0, MOST_PARTS_NAMED).map(({ item }) => ({
        words: wordsOf(item.name),
        isFitting: (vehicle) => fits(item, vehicle) === true,
      }));
    },
    hasYears: (vehicle) =>
      items.some(({ fitment }) =>
        fitment.some(
          (row) => fitOf([{ ...row, make: keyOf(row.make), model: keyOf(row.model) }], vehicle) === true,
        ),
      ),
    isNumber(normal) {
      const isIntended = (each: string) =>
        each === normal || (normal.length >= LEAST_BEGUN && each.startsWith(normal));
      return numberHits(new Map(items.map((item) => [item._id, item])), isIntended, 0).size > 0;
    },
    longestNumber(numbers) {
      const longest = numbers.toSorted((a, b) => b.length - a.length);
      return longest.find((each) => isNumberOf(items, each)) ?? null;
    },
    spelt({ make, model }) {
      const shownMake = spelling(items, {}, make);
      return model === undefined
        ? { make: shownMake }
        : { make: shownMake, model: spelling(items, { make }, model) };
    },
  };
}

function vehiclesIn(items: readonly CatalogueItem[]): NamedVehicle[] {
  const rows = items.flatMap(({ fitment }) =>
    fitment.map(({ make, model }) => [keyOf(make), keyOf(model)] as const),
  );
  const makes = [...new Set(rows.map(([make]) => make))].map((make) => ({ make }));
  const models = new Map(rows.map(([make, model]) => [JSON.stringify([make, model]), { make, model }]));
  const all: NamedVehicle[] = [...makes, ...models.values()];
  return all.filter(({ make, model }) => nameOf(model ?? make) !== "");
}

function spelling(items: readonly CatalogueItem[], question: { make?: string }, key: string): string {
  const values = countVehicles(items, question).map(({ value }) => String(value));
  return values.find((value) => keyOf(value) === key) ?? key;
}

function nearestOf(near: readonly { name: string; errors: number }[]): NearNames | null {
  const errors = near.reduce((least, each) => Math.min(least, each.errors), Number.POSITIVE_INFINITY);
  if (!Number.isFinite(errors)) return null;
  return { errors, names: near.filter((each) => each.errors === errors).map(({ name }) => name) };
}

function errorsBetween(typed: string, corrected: string): number {
  const most = errorsAllowed(typed);
  const isPossible = typed !== corrected && most > 0 && isCorrectable(corrected);
  return isPossible ? typingErrors(typed, corrected, most) : Number.POSITIVE_INFINITY;
}
