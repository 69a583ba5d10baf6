import { expect, it } from "vitest";
import { byNames } from "./name-order.ts";

it("Names are sorted among their letters, whatever their accents and case, and numbers by value", () => {
  const sorted = [
    "10 mm bolt",
    "Ärmel",
    "Bulb, 5 W",
    "bulb, 21 W",
    "Édition",
    "Łożysko",
    "Ölfilter",
    "Radlager",
    "Škoda plate",
    "Sonde",
    "Straße",
    "strut",
    "Zahnriemen",
  ];
  expect(sorted.toReversed().sort(byNames)).toEqual(sorted);
  expect(byNames("ÄRMEL", "armel")).toBe(0);
});

it("The order is that of the language's collation", () => {
  const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });
  const names =
    `Abgasrohr|Ärmel|ärmel 2|Ablage|Aïoli|A-100|A 100|A100|a99|007 seal|7 seals|(left) arm|"Quoted"|brake-disc|
    brake disc|brakes|Brake – set|[kit] bolt|~tilde|_under|Édition|edit|Zündkerze|zunder|Škoda|skid|Ölfilter|oil|Œuf|oeuf|od|of|
    Łożysko|lozenge|Ørsted|orb|Ångström|angle|straße|strasse 2|strata|日本|Ωmega|ёлка|если|жук`
      .split("|")
      .map((name) => name.trim());
  for (const one of names) {
    for (const other of names) {
      // Which of two signs comes first is nobody's matter.
      if (hasSign(one) && hasSign(other)) continue;
      expect(Math.sign(byNames(one, other)), `${one} and ${other}`).toBe(
        Math.sign(collator.compare(one, other)),
      );
    }
  }
});

function hasSign(name: string): boolean {
  return /[^\p{L}\p{N}\s]/u.test(name);
}
