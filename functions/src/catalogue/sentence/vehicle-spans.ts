import { isSameName } from "../../contract/values/names.ts";
import type { Vehicle } from "../../contract/values/vehicle.ts";
import { isBeforeVerb, isFiller } from "./fillers.ts";
import { findSpans, isPartTerm, type Span } from "./spans.ts";
import type { Token } from "./tokens.ts";
import type { NamedVehicle, VehicleLexicon } from "./vehicle-lexicon.ts";
import type { YearsRead } from "./years.ts";

const MOST_VEHICLES = 5;

export class VehicleSpans {
  readonly all: readonly Span[];
  /** Too many vehicles to choose from. */
  readonly tooMany: readonly Span[];
  readonly #tokens: readonly Token[];
  readonly #years: readonly YearsRead[];
  readonly #spans: readonly Span[];
  readonly #lexicon: VehicleLexicon;
  readonly #ofParts = new Map<string, boolean>();

  constructor(
    tokens: readonly Token[],
    years: readonly YearsRead[],
    filter: Vehicle | null,
    lexicon: VehicleLexicon,
  ) {
    this.#tokens = tokens;
    this.#years = years;
    this.#lexicon = lexicon;
    this.#spans = findSpans(tokens, lexicon);
    const matching = this.#matchingSpans(filter);
    const chosen: Span[] = [];
    for (const span of matching)
      if (distinctVehicles([...chosen, span]).length <= MOST_VEHICLES) chosen.push(span);
    this.all = chosen;
    this.tooMany = matching.filter((span) => !chosen.includes(span));
  }

  #matchingSpans(filter: Vehicle | null): Span[] {
    const makes = new Set(
      this.#spans.flatMap(({ vehicles }) => vehicles.filter(isMake).map(({ make }) => make)),
    );
    const named = this.#spans.flatMap((span) => {
      const own = span.vehicles.find(isMake);
      const ofTyped = span.vehicles.filter(({ make }) => makes.has(make));
      const matching = own ? [own] : ofTyped.length > 0 ? ofTyped : span.vehicles;
      const vehicles = matching.filter((vehicle) => matchesFilter(vehicle, filter));
      return vehicles.length > 0 && this.#mayBeVehicle(span, vehicles) ? [{ ...span, vehicles }] : [];
    });
    const surely = named.filter((span) => this.#isVehicle(span) === true);
    const alone = named.filter((span) => this.#isVehicle(span) === null);
    const isNoPartTerm = (span: Span) => surely.length === 0 || !this.#isPartTerm(span);
    return [...surely, ...alone.filter(isNoPartTerm)].sort((a, b) => a.from - b.from);
  }

  /** Numbers and single letters are models beside their make or a year alone; words that say nothing, where no other vehicle is. */
  #mayBeVehicle(span: Span, vehicles: readonly NamedVehicle[]): boolean {
    if (vehicles.some(isMake) || this.#isBesideOwnMake(span) || this.#isBesideYear(span)) return true;
    const typed = this.#tokens.slice(span.from, span.to);
    const name = typed.map((token) => token.name).join("");
    if (/^(\d+|.)$/u.test(name) || (name.length === 2 && typed.length === 2)) return false;
    if (!typed.every(({ plain }) => isFiller(plain))) return true;
    return this.#spans.length === 1 && !isBeforeVerb(this.#tokens[span.from - 1]?.plain);
  }

  /** Null where the other vehicles have to tell. */
  #isVehicle(span: Span): boolean | null {
    const isBesideOwnMake = this.#isBesideOwnMake(span);
    if (isBesideOwnMake && span.vehicles.some(isMake)) return true;
    const [before, after] = [this.#neighbour(span.from - 1), this.#neighbour(span.to)];
    if (before || after) return !this.#isPartTerm(span, before, after);
    return isBesideOwnMake || this.#isBesideYear(span) || null;
  }

  /** Looked up once, however often a text repeats the words. */
  #isPartTerm(span: Span, before?: Token, after?: Token): boolean {
    const key = JSON.stringify([span.words, span.vehicles, before?.plain, after?.plain]);
    const answer = this.#ofParts.get(key) ?? isPartTerm(span, before, after, this.#lexicon);
    this.#ofParts.set(key, answer);
    return answer;
  }

  #isBesideYear(span: Span): boolean {
    return this.#years.some(({ from, to }) => from === span.to || to === span.from);
  }

  #isBesideOwnMake({ from, to, vehicles }: Span): boolean {
    const beside = this.#spans.filter((other) => other.to === from || other.from === to);
    const others = beside.flatMap((other) => other.vehicles.map(({ make }) => make));
    return vehicles.some(({ make }) => others.includes(make));
  }

  #neighbour(place: number): Token | undefined {
    const isConsumed = [...this.#spans, ...this.#years].some(({ from, to }) => from <= place && place < to);
    const token = this.#tokens[place];
    return token && !isConsumed && !isFiller(token.plain) ? token : undefined;
  }
}

function isMake({ model }: NamedVehicle): boolean {
  return model === undefined;
}

function matchesFilter({ make, model }: NamedVehicle, filter: Vehicle | null): boolean {
  if (!filter) return true;
  return isSameName(make, filter.make) && (!model || !filter.model || isSameName(model, filter.model));
}

/** Each once. A make says nothing beside one of its models. */
export function distinctVehicles(spans: readonly Span[]): NamedVehicle[] {
  const all = spans.flatMap(({ vehicles }) => vehicles);
  const ofModels = all.filter((vehicle) => !isMake(vehicle));
  const matching = [...ofModels, ...all.filter(({ make }) => ofModels.every((other) => other.make !== make))];
  return [...new Map(matching.map((each) => [JSON.stringify([each.make, each.model]), each])).values()];
}
