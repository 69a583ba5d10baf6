import { expect, it } from "vitest";
import { directionOf, visualRuns } from "./visual-runs.ts";

function seen(line: string): string[] {
  return visualRuns(line, directionOf(line)).map(({ text, isTurned }) => (isTurned ? `<${text}` : text));
}

it.each([
  ["plain text", "Brake pads (new)", ["Brake pads (new)"]],
  ["Hebrew alone, which the font turns", "מסנן שמן", ["<מסנן שמן"]],
  ["Hebrew with a number", "מסנן 12", ["12", "<מסנן "]],
  ["Hebrew with Latin letters within", "מסנן Bosch לרכב", ["< לרכב", "Bosch", "<מסנן "]],
  ["Latin letters with Hebrew at the end", "Filter מסנן", ["Filter ", "<מסנן"]],
  ["brackets around Hebrew", "מסנן (חדש)", ["<מסנן )חדש("]],
  ["a sign outside the basic plane", "מסנן 😀 א", ["< א", "😀", "<מסנן "]],
])("The order in which %s is seen", (_name, line, wanted) => {
  expect(seen(line)).toEqual(wanted);
});
