import bidiFactory from "bidi-js";

const bidi = bidiFactory();

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A piece of a line. The font turns letters that are written from right to left itself. */
export interface Run {
  readonly text: string;
  readonly isTurned: boolean;
}

export type Direction = "ltr" | "rtl";

export function directionOf(text: string): Direction {
  if (!RIGHT_TO_LEFT.test(text)) return "ltr";
  const [paragraph] = bidi.getEmbeddingLevels(text).paragraphs;
  return paragraph && paragraph.level % 2 === 1 ? "rtl" : "ltr";
}

/** A line in the order in which it's seen, from left to right. */
export function visualRuns(line: string, direction: Direction): Run[] {
  if (direction === "ltr" && !RIGHT_TO_LEFT.test(line)) return [{ text: line, isTurned: false }];
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const levelAt = (place: number) => embedding.levels[place] ?? 0;
  const runs: number[][] = [];
  for (const place of bidi.getReorderedIndices(line, embedding)) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before !== undefined && levelAt(before) === levelAt(place)) run.push(place);
    else runs.push([place]);
  }
  return runs.map((run) => {
    const isTurned = levelAt(run[0] ?? 0) % 2 === 1;
    const logical = run.toSorted((one, other) => one - other);
    const text = logical.map((place) => mirrored.get(place) ?? line[place]).join("");
    // The font would leave signs alone, such as brackets, as they are.
    const isWritten = isTurned && !RIGHT_TO_LEFT.test(text);
    return { text: isWritten ? [...text].reverse().join("") : text, isTurned };
  });
}
