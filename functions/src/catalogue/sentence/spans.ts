import { hasSynonyms } from "../text/synonyms.ts";
import { errorsAllowed, isCorrectable, LIKELY, typingErrors } from "../text/typing-errors.ts";
import { singular, wordsOf } from "../text/words.ts";
import { isFiller } from "./fillers.ts";
import type { Token } from "./tokens.ts";
import type { NamedVehicle, VehicleLexicon } from "./vehicle-lexicon.ts";

/** Neighbouring words that name vehicles: those from `from` to before `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
  readonly vehicles: readonly NamedVehicle[];
}

const MOST_WORDS = 4;
const MOST_MISSPELT = 2;
const SHORTEST_MISSPELT = 3;

export function findSpans(tokens: readonly Token[], lexicon: VehicleLexicon): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < tokens.length; ) {
    const span = spanAt(tokens, from, spans.at(-1), lexicon);
    if (span) spans.push(span);
    from = span?.to ?? from + 1;
  }
  return spans;
}

function spanAt(
  tokens: readonly Token[],
  from: number,
  last: Span | undefined,
  lexicon: VehicleLexicon,
): Span | null {
  const before = last?.to === from ? last.vehicles : [];
  for (let to = Math.min(from + MOST_WORDS, tokens.length); to > from; to--) {
    const typed = tokens.slice(from, to);
    if (typed.some(({ isLiteral }) => isLiteral)) continue;
    const name = typed.map((token) => token.name).join("");
    const named = lexicon.named(name);
    if (named.length > 0) {
      return { from, to, words: wordsOf(typed.map((token) => token.typed).join(" ")), vehicles: named };
    }
    if (typed.length > MOST_MISSPELT) continue;
    const beside = [...before, ...lexicon.named(tokens[to]?.name ?? "")];
    const neighbours = [before.length === 0 ? tokens[from - 1] : undefined, tokens[to]] as const;
    const corrected = correctSpelling(
      { typed, name, beside, neighbours, isLast: to === tokens.length },
      lexicon,
    );
    const vehicles = corrected.flatMap((each) => lexicon.named(each));
    if (vehicles.length > 0) return { from, to, words: corrected.slice(0, 1), vehicles };
  }
  return null;
}

interface Candidate {
  readonly typed: readonly Token[];
  readonly name: string;
  readonly beside: readonly NamedVehicle[];
  readonly neighbours: readonly [before: Token | undefined, after: Token | undefined];
  readonly isLast: boolean;
}

/**
 * The names that may have been meant, unless a word of parts comes as close: that of a part which goes on with the neighbour,
 * or any that isn't beside the name's make or model.
 */
function correctSpelling(
  { typed, name, beside, neighbours, isLast }: Candidate,
  lexicon: VehicleLexicon,
): readonly string[] {
  const mayBeWrong = ({ plain, isLiteral }: Token) =>
    !isLiteral && isCorrectable(plain) && plain.length >= SHORTEST_MISSPELT && !isFiller(plain);
  const isRight = (token: Token, place: number) =>
    /^\p{N}+$/u.test(token.plain) || (place < typed.length - 1 && isPrefix(token));
  const letters = typed.filter((token, place) => !isRight(token, place));
  if (!letters.every(mayBeWrong)) return [];
  if (letters.every(({ plain }) => isWord(singular(plain), lexicon))) return [];
  if (isLast && lexicon.isBeginning(typed.at(-1)?.plain ?? "")) return [];
  const nearest = lexicon.nearest(typed.map((token) => token.name));
  if (!nearest) return [];
  const words = letters.map(({ plain }) => lexicon.nearestWords(singular(plain)));
  if (typed.length === 1 && words[0]?.names.some((word) => isInName(word, neighbours, lexicon))) return [];
  const errors = words.reduce((sum, each) => sum + (each?.errors ?? Number.POSITIVE_INFINITY), 0);
  const makes = new Set(beside.map(({ make }) => make));
  const isBesideOwnMake = nearest.names.some((each) =>
    lexicon.named(each).some(({ make }) => makes.has(make)),
  );
  if (errors <= nearest.errors && !isBesideOwnMake) return [];
  // Any three letters come close to three others.
  return name.length > SHORTEST_MISSPELT || nearest.errors === LIKELY ? nearest.names : [];
}

function isPrefix({ plain, after }: Token): boolean {
  return plain.length < SHORTEST_MISSPELT && /^\p{Pd}$/u.test(after);
}

function isInName(
  word: string,
  [before, after]: readonly [before: Token | undefined, after: Token | undefined],
  lexicon: VehicleLexicon,
): boolean {
  if (!before && !after) return false;
  return lexicon
    .partsNamed([word])
    .some(({ words }) =>
      words.some(
        (each, place) =>
          each === word && (matchesWord(before, words[place - 1]) || matchesWord(after, words[place + 1])),
      ),
    );
}

function isWord(word: string, lexicon: VehicleLexicon): boolean {
  return lexicon.isWord(word) || hasSynonyms(word);
}

/**
 * Finds words that belong to parts and name no vehicle: the 'spark' of 'spark plug', where most parts with such a name
 * don't fit a Spark. `before` and `after` are the neighbours that name none either.
 */
export function isPartTerm(
  { words, vehicles }: Span,
  before: Token | undefined,
  after: Token | undefined,
  lexicon: VehicleLexicon,
): boolean {
  const parts = lexicon.partsNamed(words);
  const matchesPhrase = (name: readonly string[]) =>
    name.some((_, place) => {
      if (words.some((word, offset) => name[place + offset] !== word)) return false;
      if (!before && !after) return true;
      return matchesWord(before, name[place - 1]) || matchesWord(after, name[place + words.length]);
    });
  const matching = parts.filter(({ words: name }) => matchesPhrase(name));
  const fitting = matching.filter((part) => vehicles.some((vehicle) => part.isFitting(vehicle)));
  return fitting.length * 2 < matching.length;
}

function matchesWord(token: Token | undefined, word: string | undefined): boolean {
  if (!token || word === undefined) return false;
  const typed = singular(token.plain);
  return (
    word.startsWith(token.plain) ||
    typed === word ||
    Number.isFinite(typingErrors(typed, word, errorsAllowed(typed)))
  );
}
