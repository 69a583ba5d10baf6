import {
  aSearch,
  numberInOtherSeparators,
  oneError,
  type Query,
  sentenceTemplates,
  wholeNameWithTwoErrors,
} from "../../functions/scripts/made-up/made-up-queries.ts";
import type { SearchHit } from "../../functions/src/catalogue/catalogue.ts";
import { wordsOf } from "../../functions/src/catalogue/text/words.ts";
import { isAvailable } from "../../functions/src/contract/products.ts";
import { normaliseNumber } from "../../functions/src/contract/values/part-number.ts";
import { changedTexts, wrongSentences } from "../../functions/src/trials/search/sentence-trial.ts";
import type { Row } from "../table.ts";
import { type Subject, sized } from "./subject.ts";

const QUERIES = 200;
const SENTENCES = 300;

/** Counts how often the first hit is right, for parts in stock: others come last. */
export function measureQuality(subject: Subject): Row[] {
  const { random, catalogue } = subject;
  const items = subject.items.filter(isAvailable);
  const rightOf = (make: typeof oneError, isRight: (first: SearchHit, query: Query) => boolean) => {
    let right = 0;
    for (let count = 0; count < QUERIES; count++) {
      const query = make(random, random.pick(items));
      const [first] = catalogue.search(aSearch({ text: query.text }), { limit: 1 }).found;
      if (first && isRight(first, query)) right++;
    }
    return right;
  };
  const kinds: [what: string, right: number, least: number][] = [
    ["words with one error", rightOf(oneError, holdsAllWords), 195],
    ["names with two errors", rightOf(wholeNameWithTwoErrors, isThatPart), 190],
    ["numbers in other separators", rightOf(numberInOtherSeparators, holdsNumber), QUERIES],
  ];
  const rows = kinds.map(([what, right, least]) =>
    sized(subject, `first hit right of ${QUERIES}, ${what}`, right, { least, digits: 0 }),
  );
  return [...rows, ...measureSentences(subject)];
}

function measureSentences(subject: Subject): Row[] {
  const { catalogue, items, random } = subject;
  const wrong = wrongSentences(catalogue, items, random, SENTENCES);
  for (const { text, expected } of wrong) console.log(`  not found: ${text} (${expected})`);
  const changed = changedTexts(catalogue, items, random, SENTENCES);
  for (const text of changed) console.log(`  found otherwise than as words: ${text}`);
  return [
    sized(subject, `first hit fits and is of the kind, of ${SENTENCES} sentences`, SENTENCES - wrong.length, {
      ...{ least: 285, digits: 0 },
      detail: sentenceTemplates.join(" | "),
    }),
    sized(subject, `${SENTENCES} queries without a vehicle, other results than as words`, changed.length, {
      ...{ most: 0, digits: 0 },
    }),
  ];
}

function holdsAllWords({ item }: SearchHit, { expected: expectedText }: Query): boolean {
  const held = new Set(wordsOf(`${item.name} ${item.brand} ${item.description}`));
  return wordsOf(expectedText).every((word) => held.has(word));
}

/** Two parts may have the same name. */
function isThatPart({ item }: SearchHit, { expected: expectedText }: Query): boolean {
  return item.name === expectedText;
}

/** Several parts may have the number, and the successor of a superseded one comes first. */
function holdsNumber({ matched }: SearchHit, { expected: expectedText }: Query): boolean {
  return matched !== null && normaliseNumber(matched.number) === normaliseNumber(expectedText);
}
