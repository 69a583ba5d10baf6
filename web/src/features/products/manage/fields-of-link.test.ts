import { expect, it } from "vitest";
import { fieldsOfLink } from "./fields-of-link.ts";

it("A link fills in a group and the vehicles that can be read", () => {
  const fitment = ["VW; Golf; 2009-2012", "VW; Golf; 2015-", "Lada; Niva; soon"];
  const search = new URLSearchParams([["group", "brakes"], ...fitment.map((line) => ["fitment", line])]);
  expect(fieldsOfLink(`?${search}`)).toEqual([
    ["group", "brakes"],
    ...Object.entries({ make: "VW", model: "Golf", yearFrom: "2009", yearTo: "2012", note: "" }).map(
      ([name, value]) => [`fitment.1.${name}`, value],
    ),
    ...Object.entries({ make: "VW", model: "Golf", yearFrom: "2015", yearTo: "", note: "" }).map(
      ([name, value]) => [`fitment.2.${name}`, value],
    ),
  ]);
});

it("A link fills in a number that was looked for", () => {
  expect(fieldsOfLink("?oemNumbers=KB-1234567-31")).toEqual([["oemNumbers", "KB-1234567-31"]]);
});

it("An address without any fills in nothing", () => {
  expect(fieldsOfLink("")).toBeUndefined();
  expect(fieldsOfLink("?fitment=soon")).toBeUndefined();
});
