import { wordsIn } from "@carparts/functions/contract/values/words-in";
import { expect, it } from "vitest";
import { isBegun, piecesOf } from "./typed-words.ts";

const marked = (text: string, typed: string) =>
  piecesOf(text, wordsIn(typed))
    .map((piece) => (piece.isMatched ? `[${piece.text}]` : piece.text))
    .join("");

it.each([
  ["Pat Löwe", "lo", "Pat [Lö]we"],
  ["Pat Löwe", "pa low", "[Pa]t [Löw]e"],
  ["K7QM2-F4X9D", "f4", "K7QM2-[F4]X9D"],
  ["K7QM2-F4X9D", "k7qm2-f", "[K7QM2]-[F]4X9D"],
  ["Brake disc", "ake", "Brake disc"],
  ["Straße 12", "strasse", "[Straße] 12"],
  ["🚗 car", "🚗", "🚗 car"],
  ["<b>bold</b>", "bo", "<b>[bo]ld</b>"],
  ["", "a", ""],
])("%j, of which %j was typed, is marked as %j", (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected);
});

it("A text is begun by words that each begin one of its own", () => {
  expect(isBegun("Count stock", ["sto", "co"])).toBe(true);
  expect(isBegun("Count stock", ["tock"])).toBe(false);
  expect(isBegun("Count stock", [])).toBe(true);
});
