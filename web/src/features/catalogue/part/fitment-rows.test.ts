import { expect, it, test } from "vitest";
import { type FitmentRow, isAbout } from "./fitment-rows.ts";

const row: FitmentRow = {
  make: "Škoda",
  model: "Octavia ＲＳ",
  yearFrom: 2013,
  yearTo: 2020,
  note: "Straße 4\u00ad×4",
};

test.each([
  "skoda",
  "SKODA rs",
  "\u200bsko\u00adda",
  "ｒｓ",
  "strasse",
  "4×4",
  "2015",
  "skoda 2020",
  "",
  " rs  2015 ",
])("a vehicle is found by %j", (typed) => expect(isAbout(row, typed)).toBe(true));

test.each([
  ["FSØ Polonez", "fso"],
  ["FSO Łódź", "lodz"],
  ["Đuro Đaković", "duro dakovic"],
  ["Tofaş Kartal ısıtıcı", "tofas isitici"],
  ["WEIẞ", "weiss"],
  ["Strasse", "STRAẞE"],
  ["Ørsted", "ORSTED"],
  ["Σύρος", "συροσ"],
])("%s is found by %j", (model, typed) => expect(isAbout({ ...row, model }, typed)).toBe(true));

test.each(["2012", "2021", "skoda fabia"])("a vehicle isn't found by %j", (typed) => {
  expect(isAbout(row, typed)).toBe(false);
});

it("is found in any year since the first, while it's built", () => {
  expect(isAbout({ ...row, yearTo: null }, "2099")).toBe(true);
});
