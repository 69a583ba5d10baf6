// Texts are made of what a pattern is made of, and doubled: a pattern that backtracks shows it on one of them.

/** A sign of each kind that patterns tell apart. */
const SIGNS = [
  ...Array.from({ length: 95 }, (_, code) => String.fromCharCode(32 + code)),
  ..."\t\n\r\0\u00a0\u0301\u200b\u200d\u202e\u2028éßЯς٣½–’“（＝漢か€©",
  ...["\u{1f600}", "\ud800"],
];

const QUANTIFIER = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/;
const GROUP = /^\((?:\?(?:[:=!]|<[=!]|<\w+>|[a-z]*(?:-[a-z]+)?:))?/;
const EDGE = /^(?:[\^$|)]|\\[bB])/;
const ESCAPE = /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|k<\w+>|\d+|.)/isu;

interface Piece {
  readonly source: string;
  readonly isRepeated: boolean;
}

/** The end of the class that begins here; classes with the flag `v` hold others. */
function endOfClass(pattern: string, begin: number): number {
  let depth = 0;
  for (let at = begin; at < pattern.length; at++) {
    if (pattern[at] === "\\") at++;
    else if (pattern[at] === "[") depth++;
    else if (pattern[at] === "]" && --depth === 0) return at + 1;
  }
  return pattern.length;
}

/** The pattern's pieces that take one sign each, in its order. */
function piecesOf({ source, unicodeSets }: RegExp): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < source.length; ) {
    const rest = source.slice(at);
    const skipped = (GROUP.exec(rest) ?? EDGE.exec(rest) ?? QUANTIFIER.exec(rest))?.[0];
    if (skipped !== undefined) {
      at += skipped.length;
      continue;
    }
    const simpleEnd = at + (/^\[(?:\\.|[^\]\\])*\]/su.exec(rest)?.[0].length ?? 1);
    const classEnd = unicodeSets ? endOfClass(source, at) : simpleEnd;
    const end = rest.startsWith("[") ? classEnd : at + (ESCAPE.exec(rest)?.[0] ?? [...rest][0] ?? "").length;
    pieces.push({ source: source.slice(at, end), isRepeated: QUANTIFIER.test(source.slice(end)) });
    at = end;
  }
  return pieces;
}

const MOST_TEXTS = 3000;

/** The prefix, the repeated text and the suffix. */
type Recipe = readonly [before: string, repeated: string, after: string];

function recipesFor(pattern: RegExp): Recipe[] {
  const pieces = piecesOf(pattern);
  const flags = pattern.flags.replace(/[gy]/g, "");
  const takers = [...new Set(pieces.map(({ source }) => source))].map((source) => {
    const taker = new RegExp(/^\\(?:\d|k<)/.test(source) ? "(?!)" : `^(?:${source})$`, flags);
    return { source, taken: SIGNS.filter((sign) => taker.test(sign)) };
  });
  const kindOf = (sign: string) => takers.map(({ taken }) => (taken.includes(sign) ? 1 : 0)).join("");
  const kinds = [...new Map(SIGNS.toReversed().map((sign) => [kindOf(sign), sign])).values()];
  const none = SIGNS.find((sign) => !kindOf(sign).includes("1")) ?? "";
  const taken = pieces.map(({ source }) => takers.find((each) => each.source === source)?.taken[0] ?? "");
  const begin = (end: number) => taken.slice(0, end).join("");
  const befores = new Set([
    "",
    none,
    ...pieces.flatMap(({ isRepeated }, at) => (isRepeated ? [begin(at), begin(at + 1)] : [])),
    begin(pieces.length),
  ]);
  const pairs = kinds.flatMap((one) => kinds.map((other) => one + other));
  const runs = pieces.flatMap((_, from) =>
    [2, 3, 4, 6, 8, 11, 15, 20, 30, pieces.length].map(
      (length) => [begin(from), taken.slice(from, from + length).join("")] as const,
    ),
  );
  const recipes = [
    ...runs.flatMap(
      ([before, run]) =>
        [
          [before, run, none],
          ["", run, none],
        ] as const,
    ),
    ...[...befores].flatMap((before) =>
      kinds.flatMap(
        (kind) =>
          [
            [before, kind, none],
            [before, kind, kinds[0] ?? ""],
            [before, kind, ""],
          ] as const,
      ),
    ),
    ...[...befores].flatMap((before) => pairs.map((pair) => [before, pair, none] as const)),
  ];
  return [...new Map(recipes.map((recipe) => [recipe.join("\n"), recipe])).values()].slice(0, MOST_TEXTS);
}

function textOf([before, repeated, after]: Recipe, length: number): string {
  // Long texts are repeated as often as what is short, nearly, or its growth would be too little to see.
  return before + repeated.repeat(Math.ceil(length / Math.min(3, repeated.length))) + after;
}

/** In milliseconds of this thread's own processor time, to which others' work doesn't add. It's counted in steps of some. */
function costOf(work: () => void): number {
  const begin = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(begin);
  return (user + system) / 1000;
}

/** In milliseconds. What takes less than a step of the processor's time has no cost, but takes time. */
function timeOf(work: () => void): number {
  const begin = performance.now();
  work();
  return performance.now() - begin;
}

function leastOf(measure: typeof timeOf, work: () => void, times = 3): number {
  return Math.min(...Array.from({ length: times }, () => measure(work)));
}

/** Too short for anything but powers to take time. A longer text might never end. */
const SHORT = [24, 40, 60, 100, 160];
const FIRST = 2000;
const LONGEST = 64_000;
/** In milliseconds. */
const QUICK = 0.25;
const MEASURABLE = 25;
const ATTEMPTS = 5;

type Work = (length: number) => () => void;

function isSlow(workOn: Work, length: number): boolean {
  const work = workOn(length);
  return Array.from({ length: ATTEMPTS }).every(() => timeOf(work) >= QUICK);
}

/** Compares the time for a text with that for one four times as long. Work that is always quick passes. */
export function growsFaster(workOn: Work): boolean {
  if (!isSlow(workOn, FIRST)) return false;
  for (let length = FIRST; length <= LONGEST; length *= 2) {
    const [work, quarter] = [workOn(length), workOn(length / 4)];
    if (leastOf(costOf, work) <= MEASURABLE) continue;
    // Others' work slows it down for seconds, so it's measured against its quarter again and again.
    return Array.from({ length: ATTEMPTS }).every(
      () => leastOf(costOf, work) > 8 * leastOf(timeOf, quarter, 10),
    );
  }
  return false;
}

/** A text on which the pattern grows faster than it, if one was found. */
export function slowTextOf(pattern: RegExp): Recipe | undefined {
  const everywhere = new RegExp(pattern.source, `${pattern.flags.replace("g", "")}g`);
  return recipesFor(pattern).find((recipe) => {
    const search = (length: number) => {
      const text = textOf(recipe, length);
      return () => void text.replace(everywhere, "");
    };
    return recipe[1] !== "" && (SHORT.some((length) => isSlow(search, length)) || growsFaster(search));
  });
}
