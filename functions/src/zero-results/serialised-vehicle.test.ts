import { expect, it } from "vitest";
import { parseVehicle, serialiseVehicle } from "./serialised-vehicle.ts";

it.each([
  [
    { make: " VW ", model: "Golf", year: 2009, group: "brakes" },
    { make: "vw", model: "golf" },
  ],
  [{ make: "Skoda" }, { make: "skoda" }],
  [
    { make: "VW", model: "Golf (5)" },
    { make: "vw", model: "golf (5)" },
  ],
  [
    { make: "A4", model: "0 986 478 868" },
    { make: "a4", model: "0 986 478 868" },
  ],
] as const)("%j is counted with its names in lower case", (chosen, names) => {
  expect(parseVehicle(serialiseVehicle(chosen) ?? "")).toEqual({ ...chosen, ...names });
});

it.each([
  { make: "pat@example.com" },
  { make: "VW", model: "+1 555 0100" },
  { make: "WVWZZZ1KZ9W123456", model: "Golf" },
  { make: "?!" },
])("%j is not counted: a name may be somebody's, or says nothing", (chosen) => {
  expect(serialiseVehicle(chosen)).toBeUndefined();
});
