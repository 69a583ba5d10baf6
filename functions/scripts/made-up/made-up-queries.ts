import type { PageRequest, Search, Sort } from "../../src/catalogue/catalogue.ts";
import type { CatalogueItem } from "../../src/catalogue/catalogue-item.ts";
import { typedWords } from "../../src/catalogue/text/words.ts";
import { partGroups } from "../../src/contract/values/part-groups.ts";
import type { VehicleQuery } from "../../src/fitment/fitment-rule.ts";
import { brands } from "./brands.ts";
import type { Random } from "./random.ts";
import { makes } from "./vehicles.ts";

/** A text, and the part that somebody has in mind who types it. */
export interface Query {
  readonly text: string;
  readonly item: CatalogueItem;
  /** The words meant, without typing errors; of a number the number. */
  readonly expected: string;
}

const everything: Search = {
  text: "",
  ids: null,
  groups: [],
  brands: [],
  vehicle: null,
  isFitting: false,
  isAvailable: false,
  leastCents: null,
  mostCents: null,
  sort: "newest",
};

/** A search without filters. */
export function aSearch(search: Partial<Search> = {}): Search {
  return { ...everything, ...(search.text && { sort: "best" as const }), ...search };
}

/** Two to four words of a part's name. */
export function someWords(random: Random, item: CatalogueItem): Query {
  const words = lettersOnly(item.name);
  const chosen = new Set(random.some(words, random.int(2, 4)));
  const expected = words.filter((word) => chosen.delete(word)).join(" ");
  return { text: expected, item, expected };
}

export function oneError(random: Random, item: CatalogueItem): Query {
  const { expected } = someWords(random, item);
  return { text: misspelt(random, expected), item, expected };
}

export function wholeNameWithTwoErrors(random: Random, item: CatalogueItem): Query {
  return { text: misspelt(random, misspelt(random, item.name)), item, expected: item.name };
}

/** A number of the part, as somebody else would write it. */
export function numberInOtherSeparators(random: Random, item: CatalogueItem): Query {
  const equivalents = item.equivalents.map(({ number }) => number);
  const expected = random.pick([item.partNumber ?? "", ...item.oemNumbers, ...equivalents]);
  const separator = random.pick(["", " ", "-", ".", "/"]);
  const text = expected.replace(/[\s./-]+/g, separator);
  return { text: random.chance(0.5) ? text.toLowerCase() : text, item, expected };
}

export function beginningOfNumber(random: Random, item: CatalogueItem): Query {
  const query = numberInOtherSeparators(random, item);
  return { ...query, text: query.text.slice(0, Math.max(5, query.text.length - random.int(1, 3))) };
}

export interface SentenceQuery extends Query {
  readonly vehicle: VehicleQuery;
}

/** Texts of people who need a kind of part for their car; `KIND` is the part's name, `CAR` its make and model. */
export const sentenceTemplates = [
  "KIND for a YEAR CAR",
  "KIND for my CAR from YEAR",
  "KIND CAR 'YY",
  "YEAR CAR KIND",
  "CAR KIND YEAR",
  "CAR SPAN KIND",
  "i need a KIND for my YEAR MODEL",
  "MODEL KIND",
  "KIND to fit CAR YEAR",
  "looking for KIND, CAR, YEAR",
] as const;

const shortMakes: Readonly<Record<string, readonly string[]>> = {
  VW: ["Volkswagen"],
  BMW: ["Beemer", "Bimmer"],
  "Mercedes-Benz": ["Merc", "Mercedes", "Benz"],
};

/** The kind of a part that isn't universal and one of its vehicles, in a sentence with one typing error. */
export function sentenceOf(random: Random, item: CatalogueItem): SentenceQuery {
  const { make, model, yearFrom, yearTo } = random.pick(item.fitment);
  const year = random.int(yearFrom, Math.min(yearTo ?? yearFrom + 5, new Date().getFullYear()));
  const until = Math.min(year + random.int(1, 4), new Date().getFullYear());
  const kind = kindOf(item);
  const named = random.chance(0.4) ? random.pick(shortMakes[make] ?? [make]) : make;
  const template = random.pick(sentenceTemplates);
  const expected = template
    .replace("CAR", `${named} MODEL`)
    .replace("MODEL", model)
    .replace("SPAN", `${year}-${until}`)
    .replace("YEAR", String(year))
    .replace("YY", String(year).slice(2))
    .replace("KIND", random.chance(0.3) ? `${kind}s` : kind);
  const text = misspelt(random, random.chance(0.6) ? expected.toLowerCase() : expected);
  const years = template.includes("SPAN") ? { yearFrom: year, yearTo: until } : { year };
  return { text, item, expected, vehicle: { make, model, ...(/Y|SPAN/.test(template) && years) } };
}

/** The name of the part, without its variant and measures. */
export function kindOf({ name }: Pick<CatalogueItem, "name">): string {
  return name.split(",")[0] ?? "";
}

/** Words or numbers of a part that name no vehicle. */
export function noVehicle(random: Random, item: CatalogueItem): Query {
  const make = random.pick([someWords, oneError, numberInOtherSeparators, beginningOfNumber]);
  return make(random, item);
}

/** A vehicle and some filters, in all orders. */
export function someFilters(random: Random): { search: Search; page: PageRequest } {
  const make = random.pick(makes);
  const [model, generations] = random.pick(Object.entries(make.models));
  const [from, to] = random.pick(generations);
  const depth = random.int(0, 3);
  const [least, most] = [random.int(0, 20_000), random.int(5_000, 90_000)];
  const spelt = (name: string) => (random.chance(0.2) ? ` ${name.toLowerCase()}\u200b` : name);
  const sorts: Sort[] = ["best", "newest", "price", "-price", "name"];
  const search = aSearch({
    groups: random.chance(0.3) ? random.some(partGroups, random.int(1, 3)) : [],
    brands: random.chance(0.3) ? random.some(Object.keys(brands), random.int(1, 5)).map(spelt) : [],
    vehicle:
      depth === 0
        ? null
        : {
            make: spelt(make.name),
            model: depth > 1 ? spelt(model) : undefined,
            year: depth > 2 ? random.int(from, to ?? from + 9) : undefined,
          },
    isFitting: depth > 0 && random.chance(0.7),
    isAvailable: random.chance(0.3),
    leastCents: random.chance(0.2) ? least : null,
    mostCents: random.chance(0.2) ? Math.max(least, most) : null,
    sort: random.pick(sorts),
  });
  return { search, page: { limit: random.int(1, 48) } };
}

function lettersOnly(name: string): string[] {
  return [...new Set(typedWords(name))].filter((word) => /^\p{L}{3,}$/u.test(word));
}

/** The text with a letter more, one less, one replaced, or two swapped. */
function misspelt(random: Random, text: string): string {
  const places = [...text.matchAll(/\p{L}{3,}/gu)].flatMap(({ index, 0: word }) =>
    Array.from(word, (_, offset) => ({ place: index + offset, isLast: offset === word.length - 1 })),
  );
  const { place, isLast } = random.pick(places);
  const letter = random.fill("@").toLowerCase();
  const [before, at, after] = [text.slice(0, place), text.charAt(place), text.slice(place + 1)];
  const kind = random.pick(["more", "less", "replaced", "swapped"]);
  if (kind === "more") return before + letter + at + after;
  if (kind === "less") return before + after;
  if (kind === "replaced" || isLast) return before + letter + after;
  return before + after.charAt(0) + at + after.slice(1);
}
