import { expect, it } from "vitest";
import { typedWords } from "./words.ts";

it.each([
  ["Straße STRAẞE", "strasse strasse"],
  ["Bøsning, ǾRE", "bosning ore"],
  ["Tłumik Łódź", "tlumik lodz"],
  ["Đavo", "davo"],
  ["Işık IŞIK İÇ", "isik isik ic"],
  ["Læder Cœur", "laeder coeur"],
  ["Þurrka miðstöð", "thurrka midstod"],
  ["Ħamsa ŧŋ", "hamsa tn"],
  ["Δίσκος ΔΊΣΚΟΣ", "δισκοσ δισκοσ"],
  ["Citroën, Cı\u0307tro\u0308n", "citroen citron"],
  ["ﬁlter ｆｉｌｔｅｒ", "filter filter"],
  ["Brems\u00adscheibe \u202eBrems\u200b\u2060scheibe\u202c", "bremsscheibe bremsscheibe"],
  ["Brake\u3164\u115fpad", "brakepad"],
])("%j is read as %j", (text, words) => {
  expect(typedWords(text).join(" ")).toBe(words);
});

it.each([
  ["前刹车片", ["前刹", "刹车", "车片"]],
  ["片", ["片"]],
  ["BMW用312mm", ["bmw", "用", "312mm"]],
  ["𠮷野家", ["𠮷野", "野家"]],
  ["เบรก", ["เบ", "บร", "รก"]],
  ["부품", ["부품".normalize("NFKD")]],
])("%j has the words %j", (text, words) => {
  expect(typedWords(text)).toEqual(words);
});
