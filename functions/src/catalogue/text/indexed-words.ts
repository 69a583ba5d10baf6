import { isUnspaced, type Run, runsOf, singular, wordsIn } from "./words.ts";

/** As many as in '5 W 30', which is also written as one word. */
export const MOST_JOINED = 3;
const MEASURE = /^(\p{N}+)(\p{L}+)$/u;
const HYPHEN = /^[\p{Pd}\u2212]$/u;
const BORDER = /\p{N}\p{L}|\p{L}\p{N}/u;

/** The words of a part's text and those that others write for them: '12 V' has '12V' too, and '12V' has '12' and 'V'. */
export function indexedWords(text: string): string[] {
  const runs = runsOf(text);
  return runs.flatMap((run, place) => {
    if (isUnspaced(run.word)) return [...wordsIn(run), ...run.word];
    return [run.word, ...(measureAt(runs, place) ?? []), ...joinedFrom(runs, place)].map(singular);
  });
}

/** The number and the unit of '12V', but not of the '5W' in '5W-30'. */
export function measureAt(runs: readonly Run[], place: number): [number: string, unit: string] | null {
  const { word = "", gap = "" } = runs[place] ?? {};
  const [, number, unit] = MEASURE.exec(word) ?? [];
  const isBound = HYPHEN.test(gap) && /^\p{N}/u.test(runs[place + 1]?.word ?? "");
  return number === undefined || unit === undefined || isBound ? null : [number, unit];
}

export function isBorder(word: string, next: string): boolean {
  return BORDER.test(word.slice(-1) + next.slice(0, 1));
}

function joinedFrom(runs: readonly Run[], place: number): string[] {
  const joined: string[] = [];
  for (let end = place + 1; end < place + MOST_JOINED; end++) {
    const [last, next] = [runs[end - 1], runs[end]];
    if (!last || !next || !isJoint(last, next)) break;
    joined.push((joined.at(-1) ?? last.word) + next.word);
  }
  return joined;
}

/** '12 V', '5W-30' and 'O-ring', but not 'right-hand': whatever begins like that would be twice as many words. */
function isJoint({ word, gap }: Run, next: Run): boolean {
  if (isBorder(word, next.word)) return HYPHEN.test(gap) || /^\s+$/.test(gap);
  return HYPHEN.test(gap) && /^\p{L}$/u.test(word);
}
