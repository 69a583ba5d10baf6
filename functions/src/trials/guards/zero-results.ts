import { guardsOf } from "./guard.ts";

/** Guards of the searches without results. */
export const missedGuards = [
  ...guardsOf("functions/src/zero-results/countable-text.ts", "functions/src/zero-results/countable-text.test.ts", [
    ["the emails that are searched", "EMAIL.test(text) || ", ""],
    ["the numbers of cars that are searched", " || hasVin(text)", ""],
    ["the phone numbers that are searched", "PHONES.some((phone) => phone.test(rest))", "rest === undefined"],
    ["the length of a text that's counted", "text.length > LONGEST || ", ""],
  ]),
  ...guardsOf("functions/src/zero-results/serialised-vehicle.ts", "functions/src/zero-results/serialised-vehicle.test.ts", [
    ["the names of vehicles that may be somebody's", "countableText(name) === undefined", "name === undefined"],
  ]),
  ...guardsOf("functions/src/zero-results/zero-result-counts.ts", "functions/src/zero-results/zero-result-buffer.test.ts", [
    ["the most texts of a day", "total >= MOST_TEXTS", "total < 0"],
    ["what is typed on the way to a text", "!sorted[place + 1]?.[0].startsWith(text)", "text"],
  ]),
  ...guardsOf("functions/src/zero-results/zero-results.store.ts", "functions/src/zero-results/zero-results.emulator.test.ts", [
    ["the counts that others wrote on the same day", "[present, added]", "[added]", "add up"],
    ["the counts of a damaged day", "if (snapshot.exists && !present) return;", "", "damaged"],
  ]),
  ...guardsOf("functions/src/catalogue/catalogue.domain.ts", "functions/src/zero-results/zero-results.emulator.test.ts", [
    ["the vehicle that only universal parts were found for", "result.fitting === 0", "result.total === 0", "by the vehicle"],
    ["the filters that hide what fits a vehicle", "!hasFilters({ ...search, vehicle", "search && ({ ...search, vehicle", "by the vehicle"],
    ["the filters that hide what a text would find", 'hasFilters(search) ? "filtered" : "texts"', '"texts"', "apart"],
  ]),
];
