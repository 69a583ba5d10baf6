import { guardsOf } from "./guard.ts";

/** What was searched and not found. */
export const missedGuards = [
  ...guardsOf("functions/src/missed/counted-text.ts", "functions/src/missed/counted-text.test.ts", [
    ["the emails that are searched", "EMAIL.test(text) || ", ""],
    ["the numbers of cars that are searched", " || hasVin(text)", ""],
    ["the phone numbers that are searched", "PHONES.some((phone) => phone.test(rest))", "rest === undefined"],
    ["the length of a text that's counted", "text.length > LONGEST || ", ""],
  ]),
  ...guardsOf("functions/src/missed/missed-texts.ts", "functions/src/missed/missed-count.test.ts", [
    ["the most texts of a day", "texts.size + filtered.size >= MOST_TEXTS", "texts.size < 0"],
    ["what is typed on the way to a text", "!sorted[place + 1]?.[0].startsWith(text)", "text"],
  ]),
  ...guardsOf("functions/src/missed/missed.store.ts", "functions/src/missed/missed.emulator.test.ts", [
    ["the counts that others wrote on the same day", "[present, missed]", "[missed]", "add up"],
    ["the counts of a damaged day", "if (snapshot.exists && !present) return;", "", "damaged"],
  ]),
  ...guardsOf("functions/src/catalogue/catalogue.domain.ts", "functions/src/missed/missed.emulator.test.ts", [
    ["the filters that hide what a text would find", 'hasFilters(search) ? "filtered" : "texts"', '"texts"', "apart"],
  ]),
];
