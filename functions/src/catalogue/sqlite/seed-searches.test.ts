import { expect, it } from "vitest";
import { parts } from "../../../scripts/seed-data/parts.ts";
import type { Search } from "../catalogue.ts";
import { SqliteCatalogue } from "./sqlite-catalogue.ts";

// Typed searches, and the parts of the demo shop that they mean. Nothing here is computed by what the catalogue itself
// uses, so that a mistake that both implementations share shows.

const catalogue = new SqliteCatalogue();
catalogue.replace(
  parts.map(({ price, deposit, ...part }, place) => ({
    ...part,
    cents: Math.round(price * 100),
    depositCents: Math.round(deposit * 100),
    version: 1,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, place)).toISOString(),
  })),
);

function foundBy(text: string): string[] {
  const none = { ids: null, groups: [], brands: [], vehicle: null, isFitting: false, isAvailable: false };
  const search: Search = { text, ...none, leastCents: null, mostCents: null, sort: "best" };
  return catalogue.search(search, { limit: 48 }).found.map(({ item }) => item._id);
}

const brembo = "brembo-disc-golf-5-front";
const [ate, drilled, own] = [
  "ate-disc-golf-7-front",
  "zimmermann-disc-bmw-3-front",
  "brake-disc-vented-front",
];
const discs = [own, ate, brembo, drilled];
const textar = "textar-pads-a4-front";
const trw = "trw-pads-sprinter-rear";
const [ceramic, bosch, pads] = [
  "ate-pads-ceramic-bmw-5-front",
  "bosch-pads-golf-5-front",
  "brake-pad-set-front",
];
const oxygenSensors = ["bosch-lambda-sensor-golf-4", "denso-lambda-sensor-civic"];
const headlights = ["headlight-unit-left", "hella-headlight-golf-5-right", "valeo-headlight-xenon-a4-left"];

it.each([
  ["brake disc", discs],
  ["brake discs", discs],
  ["brke disc", discs],
  ["brake dics", discs],
  ["brake rotor", discs],
  ["hood", ["stabilus-bonnet-strut-xc90"]],
  ["hood strut", ["stabilus-bonnet-strut-xc90"]],
  ["dynamo 150 A", ["bosch-alternator-a4-150a"]],
  ["bonnet", ["stabilus-bonnet-strut-xc90"]],
  ["head light", headlights],
  ["headlamp", headlights],
  ["headl", headlights],
  ["lambda probe", oxygenSensors],
  ["lambda", oxygenSensors],
  ["lambda pro", oxygenSensors],
  ["windsh", ["hella-washer-pump-universal"]],
])("the words %s find first what they mean", (text, ids) => {
  expect(foundBy(text).slice(0, ids.length).sort()).toEqual(ids.toSorted());
});

it.each([
  ["1K0 615 301 AA", [brembo]],
  ["1k0-615.301/aa", [brembo]],
  ["1k0615301aa", [brembo]],
  ["bd3028", [own]],
  ["Bosch 0 986 479 249", [brembo]],
  ["0986479", [brembo]],
  ["Bosch 0986479", [brembo]],
  ["0986479 bosch", [brembo]],
  ["Budweg Caliper 3438", ["trw-caliper-astra-rear-right"]],
  ["24.01", [ate, own, brembo, drilled]],
  ["ATE 24.01", [ate, own, brembo, drilled]],
  ["BHX", ["brake-caliper-front-left"]],
  ["GDB", [trw, ceramic, bosch, pads, textar]],
  ["gdb1", [trw, ceramic, bosch, textar]],
  ["TRW GDB", [trw, ceramic, bosch, pads, textar]],
])("the number %s finds all that have it, and nothing else", (text, ids) => {
  expect(foundBy(text).sort()).toEqual(ids.toSorted());
});
