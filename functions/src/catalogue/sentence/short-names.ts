import { errorsAllowed, isCorrectable, typingErrors } from "../text/typing-errors.ts";
import { typedWords } from "../text/words.ts";

const lines = [
  ["Volkswagen", "VW", "V.W.", "Vdub"],
  ["Mercedes-Benz", "Mercedes", "Merc", "Benz", "MB"],
  ["BMW", "Beemer", "Bimmer", "Beamer"],
  ["Chevrolet", "Chevy", "Chev"],
  ["Alfa Romeo", "Alfa"],
  ["Aston Martin", "Aston"],
  ["Citroën", "Citro"],
  ["Harley-Davidson", "Harley"],
  ["Jaguar", "Jag"],
  ["Lamborghini", "Lambo"],
  ["Land Rover", "Landy"],
  ["Mitsubishi", "Mitsu"],
  ["Oldsmobile", "Olds"],
  ["Porsche", "Porker"],
  ["Rolls-Royce", "Rolls", "Roller"],
  ["Subaru", "Subie"],
  ["Toyota", "Yota"],
  ["1 Series", "1er"],
  ["3 Series", "3er"],
  ["5 Series", "5er"],
  ["Corvette", "Vette"],
  ["Mustang", "Stang"],
].map((line) => line.map(nameOf));

export function nameOf(text: string): string {
  return typedWords(text).join("");
}

export function otherNamesOf(name: string): readonly string[] {
  return lines.find((line) => line.includes(name))?.filter((other) => other !== name) ?? [];
}

export function errorsInWords(typed: readonly string[], intended: readonly string[]): number {
  if (typed.length !== intended.length) return Number.POSITIVE_INFINITY;
  return typed.reduce((sum, word, place) => sum + errorsBetween(word, intended[place] ?? ""), 0);
}

function errorsBetween(typed: string, intended: string): number {
  if (typed === intended) return 0;
  const most = isCorrectable(intended) ? errorsAllowed(typed) : 0;
  return most === 0 ? Number.POSITIVE_INFINITY : typingErrors(typed, intended, most);
}
