import { guardsOf } from "./guard.ts";

/** Garages. */
export const garageGuards = [
  ...guardsOf("functions/src/contract/garage/garage.ts", "functions/src/http/invalid-input.test.ts", [
    ["the vehicle that a garage has chosen", "chosen === null || chosen < vehicles.length", "true"],
  ]),
  ...guardsOf("functions/src/contract/garage/garage.ts", "functions/src/garage/garage.emulator.test.ts", [
    ["each vehicle once in a garage", "    z.overwrite(withoutRepeats),\n", ""],
  ]),
  ...guardsOf("functions/src/garage/garage.store.ts", "functions/src/garage/garage.emulator.test.ts", [
    ["the vehicles that a garage had before it is changed", "readable(await tx.get(garages.doc(uid))) ?? EMPTY", "(readable, tx, EMPTY)"],
    ["the most vehicles of a garage that is changed", "if (vehicles.length > MOST_VEHICLES)", "if (false)"],
  ]),
];
