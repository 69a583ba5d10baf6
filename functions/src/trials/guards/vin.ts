import { guardsOf } from "./guard.ts";

/** Guards of reading a VIN, and of never storing one. */
export const vinGuards = [
  ...guardsOf("functions/src/vin/vin.routes.ts", "functions/src/vin/vin.emulator.test.ts", [["the end of what is read in a second", "rateLimit.take();", ""]]),
  ...guardsOf("functions/src/vin/vin.domain.ts", "functions/src/vin/vin.emulator.test.ts", [
    ["what is no VIN", "if (fault !== undefined) throw", "if (false) throw"],
  ]),
  ...guardsOf("functions/src/contract/vin.ts", "functions/src/vin/vin.emulator.test.ts", [
    ["the caches that keep no VIN", "shows: null", 'shows: "catalogue"'],
  ]),
  ...guardsOf("functions/src/vin-tables/vin-reading.ts", "functions/src/vin-tables/vin-reading.test.ts", [
    ["the check digit without which signs may mean another car", "isRight || isNeeded ? inLikeliestYear", "wmi ? inLikeliestYear"],
    ["the region without a check digit", "isNeeded || found ? isRight : null", "isRight"],
  ]),
  ...guardsOf("functions/src/vin/shop-vehicles.ts", "functions/src/vin/vin.emulator.test.ts", [
    ["how often the site is asked", "Date.now() < entry.at + FRESH_MILLISECONDS", "false", "names the vehicle"],
  ]),
  ...guardsOf("functions/src/catalogue/sentence/vin-vehicle.ts", "functions/src/catalogue/sentence/sentences.test.ts", [
    ["the VIN that must be wrong among words", "|| reading.isValid === false", "", "that must be wrong"],
  ]),
];
