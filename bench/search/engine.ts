import { performance } from "node:perf_hooks";
import { hostileTexts } from "../../functions/scripts/made-up/hostile-texts.ts";
import { aSearch, numberInOtherSeparators } from "../../functions/scripts/made-up/made-up-queries.ts";
import type { Search } from "../../functions/src/catalogue/catalogue.ts";
import { median, quantile } from "../../tools/lib/statistics.ts";
import type { Row } from "../table.ts";
import { filtersOnly, misspeltWords, sentenceOnly, wordsOnly } from "./addresses.ts";
import { type Subject, sized } from "./subject.ts";

const ROUNDS = 500;
const WARM_UP_ROUNDS = 50;
const HOSTILE_ROUNDS = 5;

/** Times the engine for a page of 24, without HTTP. */
export function measureEngine(subject: Subject): Row[] {
  const kinds: [what: string, next: () => Search, most: number][] = [
    ["words", () => wordsOnly(subject), 10],
    ["one typing error", () => misspeltWords(subject), 10],
    ["number", () => numberOnly(subject), 10],
    ["sentence with a vehicle", () => sentenceOnly(subject), 15],
    ["filters with counts", () => filtersOnly(subject), 40],
  ];
  const times = kinds.map((): number[] => []);
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    for (const [place, [, next]] of kinds.entries()) {
      const search = next();
      const begin = performance.now();
      subject.catalogue.search(search, { limit: 24 });
      if (round >= 0) times[place]?.push(performance.now() - begin);
    }
  }
  const rows = kinds.map(([what, , most], place) => {
    const [p50, p95] = [0.5, 0.95].map((share) => quantile(times[place] ?? [], share));
    const detail = `p50 ${p50?.toFixed(2)} ms`;
    return sized(subject, `engine p95, ${what}`, p95 ?? Number.NaN, { most, digits: 1, unit: "ms", detail });
  });
  return [...rows, worstHostile(subject)];
}

/** Texts that nobody types by accident must not keep others waiting: the slowest text, each at its median. */
function worstHostile(subject: Subject): Row {
  const slowest = hostileTexts.map((text) => {
    const times = Array.from({ length: HOSTILE_ROUNDS }, () => {
      const begin = performance.now();
      subject.catalogue.search(aSearch({ text }), { limit: 24 });
      return performance.now() - begin;
    });
    return { text, time: median(times) };
  });
  const [worst] = slowest.sort((a, b) => b.time - a.time);
  const detail = JSON.stringify(worst?.text.slice(0, 20));
  return sized(subject, "worst hostile text", worst?.time ?? Number.NaN, {
    most: 50,
    digits: 1,
    unit: "ms",
    detail,
  });
}

function numberOnly({ random, items }: Subject): Search {
  return aSearch({ text: numberInOtherSeparators(random, random.pick(items)).text });
}
