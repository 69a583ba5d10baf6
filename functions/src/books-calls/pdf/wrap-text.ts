import { signsOf } from "./shown-text.ts";

type Measure = (text: string) => number;

function beginningOf(word: string, width: number, measure: Measure): string {
  const signs = signsOf(word);
  let [fits, tooMany] = [1, signs.length];
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (measure(signs.slice(0, middle).join("")) <= width) fits = middle;
    else tooMany = middle;
  }
  return signs.slice(0, fits).join("");
}

function wrapRow(row: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of row.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = word;
    while (measure(line) > width && signsOf(line).length > 1) {
      const beginning = beginningOf(line, width, measure);
      lines.push(beginning);
      line = line.slice(beginning.length);
    }
  }
  return [...lines, line];
}

/** Breaks a text at blanks, and within a word that is wider than the column. */
export function wrapText(text: string, width: number, measure: Measure): string[] {
  return text.split("\n").flatMap((row) => wrapRow(row, width, measure));
}
