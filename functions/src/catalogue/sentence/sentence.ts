import { articleKey } from "../../contract/values/article.ts";
import { isSameName, nameKey } from "../../contract/values/names.ts";
import type { Vehicle } from "../../contract/values/vehicle.ts";
import { vinAmong } from "../../contract/values/vin.ts";
import { type VehicleQuery, yearsOf } from "../../fitment/fitment-rule.ts";
import { hasDigit, numbersWithin, placeOf } from "../text/typed-text.ts";
import { isFiller, isFillerBesideOthers } from "./fillers.ts";
import type { Span } from "./spans.ts";
import { removeTokens, type Token, tokensOf, withoutQuotes } from "./tokens.ts";
import type { NamedVehicle, VehicleLexicon } from "./vehicle-lexicon.ts";
import { distinctVehicles, VehicleSpans } from "./vehicle-spans.ts";
import { vehicleOfVin } from "./vin-vehicle.ts";
import { type YearsRead, yearsIn } from "./years.ts";

export interface Sentence {
  readonly words: string;
  readonly vehicles: readonly VehicleQuery[];
  readonly ignored: readonly string[];
  readonly dropped: readonly string[];
  /** The text as it would be searched if nothing were read in it. */
  readonly text: string;
}

const MOST_TOKENS = 40;
const LONG_NUMBER = 8;
const SHORT_FILLER = 2;
const GENERATION = /^(mk ?)?([1-9]|i{2,3}|iv|vi{0,3})$/;

/** Reads makes, models and years in a text, unless it's a number. What was in the filters wins over the words. */
export function readSentence(text: string, filter: Vehicle | null, lexicon: VehicleLexicon): Sentence {
  const plain = withoutQuotes(text) || text;
  const unread = { words: plain, vehicles: [], ignored: [], dropped: [], text: plain };
  const normal = articleKey(plain);
  if (hasDigit(normal) && lexicon.isNumber(normal)) return unread;
  const ofVin = readWithVin(text, filter, lexicon);
  if (ofVin) return ofVin;
  const tokens = tokensOf(text, numberIn(text, lexicon)).slice(0, MOST_TOKENS);
  const read = new SentenceReader(tokens, filter, lexicon);
  if (read.ignored.length === 0 && read.vehicleWords.length === 0) return unread;
  const consumed = [...read.vehicleWords, ...read.ignored, ...read.dropped];
  const words = withoutQuotes(removeTokens(text, consumed));
  if (words === "" && read.vehicles.length === 0) return unread;
  return {
    ...{ words, text: plain, vehicles: read.vehicles },
    ignored: inOrder(read.ignored),
    dropped: inOrder(read.dropped),
  };
}

function readWithVin(text: string, filter: Vehicle | null, lexicon: VehicleLexicon): Sentence | undefined {
  const found = vinAmong(text);
  const vehicle = found && vehicleOfVin(found.vin, lexicon);
  if (!found || !vehicle) return undefined;
  const { vin, rest } = found;
  const tokens = tokensOf(rest);
  const isEmpty = tokens.every(({ plain }) => isFiller(plain) || isFillerBesideOthers(plain));
  const read = isEmpty
    ? { words: "", vehicles: [], ignored: tokens.map(({ typed }) => typed), dropped: [], text: "" }
    : readSentence(rest, filter ?? vehicle, lexicon);
  if (filter) return { ...read, ignored: [...read.ignored, vin] };
  return { ...read, vehicles: read.vehicles.length > 0 ? read.vehicles : [vehicle] };
}

/** Position of a number. A short one in pieces, such as '308 2013', may also be a vehicle. */
function numberIn(text: string, lexicon: VehicleLexicon): readonly [start: number, end: number] | undefined {
  const number = lexicon.longestNumber(numbersWithin(text));
  if (number === null) return undefined;
  const place = placeOf(number, text);
  return number.length >= LONG_NUMBER || !/\s/.test(text.slice(...place)) ? place : undefined;
}

class SentenceReader {
  readonly vehicles: readonly VehicleQuery[];
  readonly vehicleWords: Token[] = [];
  readonly ignored: Token[] = [];
  readonly dropped: Token[] = [];
  readonly #tokens: readonly Token[];
  readonly #filter: Vehicle | null;
  readonly #lexicon: VehicleLexicon;
  readonly #years: readonly YearsRead[];

  constructor(tokens: readonly Token[], filter: Vehicle | null, lexicon: VehicleLexicon) {
    this.#tokens = tokens;
    this.#filter = filter;
    this.#lexicon = lexicon;
    this.#years = yearsIn(tokens, new Date().getFullYear());
    const spans = new VehicleSpans(tokens, this.#years, filter, lexicon);
    for (const span of spans.all) this.vehicleWords.push(...this.#wordsOf(span));
    for (const span of spans.tooMany) this.dropped.push(...this.#wordsOf(span));
    this.vehicles = this.#inYears(distinctVehicles(spans.all));
    this.#dropGenerations(spans.all);
    this.#dropFillers();
  }

  /** The vehicles in the first years that parts have. Other years say nothing that could be found. */
  #inYears(named: readonly NamedVehicle[]): VehicleQuery[] {
    const modelFilter = this.#filter?.model === undefined ? null : this.#filter;
    let vehicles: VehicleQuery[] = named.map((vehicle) => ({
      ...this.#filter,
      ...this.#lexicon.spelt(vehicle),
    }));
    if (this.#filter && named.every(({ make, model }) => isInFilter(this.#filter, make, model))) {
      this.ignored.push(...this.vehicleWords.splice(0));
      vehicles = [];
    }
    let isRead = false;
    for (const years of this.#years) {
      const candidates = vehicles.length > 0 ? vehicles : modelFilter ? [modelFilter] : [];
      if (candidates.length === 0 || this.#isConsumed(years.from)) continue;
      if (this.#filter?.year !== undefined) {
        if (years.first === this.#filter.year && years.last === years.first)
          this.ignored.push(...this.#wordsOf(years));
        continue;
      }
      const inYears = isRead
        ? []
        : candidates.map((vehicle) => withYears(vehicle, years)).filter((vehicle) => this.#hasParts(vehicle));
      (inYears.length > 0 ? this.vehicleWords : this.dropped).push(...this.#wordsOf(years));
      if (inYears.length === 0) continue;
      isRead = true;
      vehicles = inYears;
    }
    return vehicles;
  }

  /** Parts have years: the 5 of 'Golf 5' finds none. */
  #dropGenerations(spans: readonly Span[]): void {
    for (const { to, vehicles } of spans) {
      const token = this.#tokens[to];
      const isOfModel = vehicles.some(({ model }) => model !== undefined);
      if (token && isOfModel && !this.#isConsumed(to) && GENERATION.test(token.plain))
        this.dropped.push(token);
    }
  }

  #hasParts(vehicle: VehicleQuery): boolean {
    const { make, model } = vehicle;
    const keys = { ...vehicle, make: nameKey(make), ...(model !== undefined && { model: nameKey(model) }) };
    return yearsOf(vehicle).first <= new Date().getFullYear() + 1 && this.#lexicon.hasYears(keys);
  }

  #dropFillers(): void {
    const rest = this.#tokens.filter(
      (token, place) => !token.isLiteral && !this.#isConsumed(place) && isDelimited(token),
    );
    const dropped = rest.filter(({ plain }) => isFiller(plain));
    this.ignored.push(...dropped.filter(({ plain }) => plain.length > SHORT_FILLER));
    for (const token of dropped.filter((token) => this.#isShortFiller(token)).toReversed())
      this.ignored.push(token);
    for (const token of rest.toReversed()) {
      const place = this.#tokens.indexOf(token);
      if (isFillerBesideOthers(token.plain) && this.#isBesideConsumed(place)) this.ignored.push(token);
    }
  }

  #isBesideConsumed(place: number): boolean {
    if (place < this.#tokens.length - 1) return this.#isConsumed(place + 1);
    return this.#isConsumed(place - 1) || isFillerBesideOthers(this.#tokens[place - 1]?.plain ?? "");
  }

  /** Not the beginning of 'A 204 320', and no typing error of 'kit' where nothing else is read. */
  #isShortFiller(token: Token): boolean {
    const next = this.#tokens.indexOf(token) + 1;
    const isRead = this.vehicleWords.length > 0 || this.#isConsumed(next - 2);
    const isBeforeWord = isRead && /^\p{L}{3,}$/u.test(this.#tokens[next]?.plain ?? "");
    return token.plain.length <= SHORT_FILLER && (this.#isConsumed(next) || isBeforeWord);
  }

  #isConsumed(place: number): boolean {
    const token = this.#tokens[place];
    return (
      token !== undefined &&
      [this.vehicleWords, this.ignored, this.dropped].some((consumed) => consumed.includes(token))
    );
  }

  #wordsOf({ from, to }: { readonly from: number; readonly to: number }): readonly Token[] {
    return this.#tokens.slice(from, to);
  }
}

function isInFilter(filter: Vehicle | null, make: string, model: string | undefined): boolean {
  return isSameName(make, filter?.make) && (model === undefined || isSameName(model, filter?.model));
}

function withYears(vehicle: VehicleQuery, { first, last }: YearsRead): VehicleQuery {
  return first === last ? { ...vehicle, year: first } : { ...vehicle, yearFrom: first, yearTo: last };
}

function isDelimited({ before, after }: Token): boolean {
  return !/[^\s,;:.!?()]/.test(before.slice(-1)) && !/[^\s,;:.!?()]/.test(after.slice(0, 1));
}

function inOrder(tokens: readonly Token[]): string[] {
  return tokens.toSorted((a, b) => a.start - b.start).map(({ typed }) => typed);
}
