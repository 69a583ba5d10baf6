import { isSameName, nameKey } from "../../contract/values/names.ts";
import { normaliseNumber } from "../../contract/values/part-number.ts";
import type { Vehicle } from "../../contract/values/vehicle.ts";
import { type AskedVehicle, yearsOf } from "../../fitment/fitment-rule.ts";
import { hasDigit, numbersWithin, placeOf } from "../text/typed-text.ts";
import { isBeforeVerb, isFiller, isFillerBesideOthers } from "./fillers.ts";
import type { KnownVehicles, NamedVehicle } from "./known-vehicles.ts";
import { isWordOfParts, type Span, spansOf } from "./spans.ts";
import { type Token, tokensOf, without, withoutQuotes } from "./tokens.ts";
import { type YearsRead, yearsIn } from "./years.ts";

/** How a text is read: what is left to search for, and what the other words say. */
export interface Sentence {
  readonly words: string;
  /** None, the one, or those of which one is meant. */
  readonly vehicles: readonly AskedVehicle[];
  readonly ignored: readonly string[];
  readonly dropped: readonly string[];
  /** The text as it would be searched if nothing were read in it. */
  readonly text: string;
}

const MOST_TOKENS = 40;
const MOST_VEHICLES = 5;
const LONG_NUMBER = 8;
const SHORT_FILLER = 2;
const GENERATION = /^(mk ?)?([1-9]|i{2,3}|iv|vi{0,3})$/;

/** Reads makes, models and years in a text, unless it's a number. What was asked for besides wins over words. */
export function readSentence(text: string, asked: Vehicle | null, known: KnownVehicles): Sentence {
  const plain = withoutQuotes(text) || text;
  const unread = { words: plain, vehicles: [], ignored: [], dropped: [], text: plain };
  const normal = normaliseNumber(plain);
  if (hasDigit(normal) && known.isNumber(normal)) return unread;
  const tokens = tokensOf(text, numberIn(text, known)).slice(0, MOST_TOKENS);
  const read = new Reading(tokens, asked, known);
  if (read.ignored.length === 0 && read.vehicleWords.length === 0) return unread;
  const taken = [...read.vehicleWords, ...read.ignored, ...read.dropped];
  const words = withoutQuotes(without(text, taken));
  if (words === "" && read.vehicles.length === 0) return unread;
  return {
    ...{ words, text: plain, vehicles: read.vehicles },
    ignored: inOrder(read.ignored),
    dropped: inOrder(read.dropped),
  };
}

/** Where a number stands. A short one in pieces, such as '308 2013', may as well be a vehicle. */
function numberIn(text: string, known: KnownVehicles): readonly [start: number, end: number] | undefined {
  const number = known.longestNumber(numbersWithin(text));
  if (number === null) return undefined;
  const place = placeOf(number, text);
  return number.length >= LONG_NUMBER || !/\s/.test(text.slice(...place)) ? place : undefined;
}

class Reading {
  readonly vehicles: readonly AskedVehicle[];
  readonly vehicleWords: Token[] = [];
  readonly ignored: Token[] = [];
  readonly dropped: Token[] = [];
  readonly #tokens: readonly Token[];
  readonly #asked: Vehicle | null;
  readonly #known: KnownVehicles;
  readonly #years: readonly YearsRead[];
  readonly #spans: readonly Span[];

  constructor(tokens: readonly Token[], asked: Vehicle | null, known: KnownVehicles) {
    this.#tokens = tokens;
    this.#asked = asked;
    this.#known = known;
    this.#years = yearsIn(tokens, new Date().getFullYear());
    this.#spans = spansOf(tokens, known);
    const named = this.#namedVehicles();
    this.vehicles = this.#inYears(named);
    this.#takeFillers();
  }

  #namedVehicles(): NamedVehicle[] {
    const spans = this.#chosenSpans();
    for (const span of spans) this.vehicleWords.push(...this.#wordsOf(span));
    return vehiclesOf(spans);
  }

  #chosenSpans(): Span[] {
    const makes = new Set(
      this.#spans.flatMap(({ vehicles }) => vehicles.filter(isMake).map(({ make }) => make)),
    );
    const named = this.#spans.flatMap((span) => {
      const own = span.vehicles.find(isMake);
      const ofTyped = span.vehicles.filter(({ make }) => makes.has(make));
      const meant = own ? [own] : ofTyped.length > 0 ? ofTyped : span.vehicles;
      const vehicles = meant.filter((vehicle) => this.#isAskedFor(vehicle));
      return vehicles.length > 0 && this.#mayBeVehicle(span, vehicles) ? [{ ...span, vehicles }] : [];
    });
    const surely = named.filter((span) => this.#isVehicle(span) === true);
    const alone = named.filter((span) => this.#isVehicle(span) === null);
    const isNeeded = (span: Span) =>
      surely.length === 0 || !isWordOfParts(span, undefined, undefined, this.#known);
    const chosen: Span[] = [];
    for (const span of [...surely, ...alone.filter(isNeeded)].sort((a, b) => a.from - b.from)) {
      const isTooMany = vehiclesOf([...chosen, span]).length > MOST_VEHICLES;
      if (isTooMany) this.dropped.push(...this.#wordsOf(span));
      else chosen.push(span);
    }
    return chosen;
  }

  #isAskedFor({ make, model }: NamedVehicle): boolean {
    if (!this.#asked) return true;
    const { make: askedMake, model: askedModel } = this.#asked;
    return isSameName(make, askedMake) && (!model || !askedModel || isSameName(model, askedModel));
  }

  /** Numbers and single letters are models beside their make or a year alone, and so are words that say nothing beside another vehicle. */
  #mayBeVehicle(span: Span, vehicles: readonly NamedVehicle[]): boolean {
    if (vehicles.some(isMake) || this.#isBesideOwn(span) || this.#isBesideYear(span)) return true;
    const typed = this.#wordsOf(span);
    const name = typed.map((token) => token.name).join("");
    if (/^(\d+|.)$/u.test(name) || (name.length === 2 && typed.length === 2)) return false;
    if (!typed.every(({ plain }) => isFiller(plain))) return true;
    return this.#spans.length === 1 && !isBeforeVerb(this.#tokens[span.from - 1]?.plain);
  }

  /** Null where nothing but the other vehicles can tell, which the parts with it in their names do then. */
  #isVehicle(span: Span): boolean | null {
    const isBesideOwn = this.#isBesideOwn(span);
    if (isBesideOwn && span.vehicles.some(isMake)) return true;
    const [before, after] = [this.#neighbour(span.from - 1), this.#neighbour(span.to)];
    if (before || after) return !isWordOfParts(span, before, after, this.#known);
    return isBesideOwn || this.#isBesideYear(span) || null;
  }

  #isBesideYear(span: Span): boolean {
    return this.#years.some(({ from, to }) => from === span.to || to === span.from);
  }

  #isBesideOwn({ from, to, vehicles }: Span): boolean {
    const beside = this.#spans.filter((other) => other.to === from || other.from === to);
    const others = beside.flatMap((other) => other.vehicles.map(({ make }) => make));
    return vehicles.some(({ make }) => others.includes(make));
  }

  #neighbour(place: number): Token | undefined {
    const isTaken = [...this.#spans, ...this.#years].some(({ from, to }) => from <= place && place < to);
    const token = this.#tokens[place];
    return token && !isTaken && !isFiller(token.plain) ? token : undefined;
  }

  /** The vehicles in the first years that parts have. Other years say nothing that could be found. */
  #inYears(named: readonly NamedVehicle[]): AskedVehicle[] {
    const askedModel = this.#asked?.model === undefined ? null : this.#asked;
    let vehicles: AskedVehicle[] = named.map((vehicle) => ({
      ...this.#asked,
      ...this.#known.spelt(vehicle),
    }));
    if (this.#asked && named.every(({ make, model }) => isSaid(this.#asked, make, model))) {
      this.ignored.push(...this.vehicleWords.splice(0));
      vehicles = [];
    }
    let isRead = false;
    for (const years of this.#years) {
      const candidates = vehicles.length > 0 ? vehicles : askedModel ? [askedModel] : [];
      if (candidates.length === 0 || this.#isTaken(years.from)) continue;
      if (this.#asked?.year !== undefined) {
        if (years.first === this.#asked.year && years.last === years.first)
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
    for (const { to, vehicles: ofSpan } of this.#spans) {
      const token = this.#tokens[to];
      const isOfModel = ofSpan.some(({ model }) => model !== undefined) && this.#isTaken(to - 1);
      if (token && isOfModel && !this.#isTaken(to) && GENERATION.test(token.plain)) this.dropped.push(token);
    }
    return vehicles;
  }

  /** A model that is still built fits no year that is far ahead. */
  #hasParts(vehicle: AskedVehicle): boolean {
    const { make, model } = vehicle;
    const keys = { ...vehicle, make: nameKey(make), ...(model !== undefined && { model: nameKey(model) }) };
    return yearsOf(vehicle).first <= new Date().getFullYear() + 1 && this.#known.hasYears(keys);
  }

  #takeFillers(): void {
    const rest = this.#tokens.filter(
      (token, place) => !token.isLiteral && !this.#isTaken(place) && isApart(token),
    );
    const sayNothing = rest.filter(({ plain }) => isFiller(plain));
    this.ignored.push(...sayNothing.filter(({ plain }) => plain.length > SHORT_FILLER));
    for (const token of sayNothing.filter((token) => this.#isShortFiller(token)).toReversed())
      this.ignored.push(token);
    for (const token of rest.toReversed()) {
      const place = this.#tokens.indexOf(token);
      if (isFillerBesideOthers(token.plain) && this.#isBesideTaken(place)) this.ignored.push(token);
    }
  }

  #isBesideTaken(place: number): boolean {
    if (place < this.#tokens.length - 1) return this.#isTaken(place + 1);
    return this.#isTaken(place - 1) || isFillerBesideOthers(this.#tokens[place - 1]?.plain ?? "");
  }

  /**
   * Whether a word of one or two letters says nothing: not the beginning of 'A 204 320' or 'a c compressor', and no typing
   * error of 'kit', where nothing else is read.
   */
  #isShortFiller(token: Token): boolean {
    const next = this.#tokens.indexOf(token) + 1;
    const isRead = this.vehicleWords.length > 0 || this.#isTaken(next - 2);
    const isBeforeWord = isRead && /^\p{L}{3,}$/u.test(this.#tokens[next]?.plain ?? "");
    return token.plain.length <= SHORT_FILLER && (this.#isTaken(next) || isBeforeWord);
  }

  #isTaken(place: number): boolean {
    const token = this.#tokens[place];
    return (
      token !== undefined &&
      [this.vehicleWords, this.ignored, this.dropped].some((taken) => taken.includes(token))
    );
  }

  #wordsOf({ from, to }: { readonly from: number; readonly to: number }): readonly Token[] {
    return this.#tokens.slice(from, to);
  }
}

function isMake({ model }: NamedVehicle): boolean {
  return model === undefined;
}

function isSaid(asked: Vehicle | null, make: string, model: string | undefined): boolean {
  return isSameName(make, asked?.make) && (model === undefined || isSameName(model, asked?.model));
}

function withYears(vehicle: AskedVehicle, { first, last }: YearsRead): AskedVehicle {
  return first === last ? { ...vehicle, year: first } : { ...vehicle, yearFrom: first, yearTo: last };
}

function isApart({ before, after }: Token): boolean {
  return !/[^\s,;:.!?()]/.test(before.slice(-1)) && !/[^\s,;:.!?()]/.test(after.slice(0, 1));
}

/** Each once. A make says nothing beside one of its models. */
function vehiclesOf(spans: readonly Span[]): NamedVehicle[] {
  const all = spans.flatMap(({ vehicles }) => vehicles);
  const ofModels = all.filter((vehicle) => !isMake(vehicle));
  const meant = [...ofModels, ...all.filter(({ make }) => ofModels.every((other) => other.make !== make))];
  return [...new Map(meant.map((each) => [JSON.stringify([each.make, each.model]), each])).values()];
}

function inOrder(tokens: readonly Token[]): string[] {
  return tokens.toSorted((a, b) => a.start - b.start).map(({ typed }) => typed);
}
