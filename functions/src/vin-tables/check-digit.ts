const VALUES: Readonly<Record<string, number>> = Object.fromEntries(
  [..."ABCDEFGH", ..."JKLMN", "P", "R", ..."STUVWXYZ"].map((letter, place) => [
    letter,
    [1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 7, 9, 2, 3, 4, 5, 6, 7, 8, 9][place] ?? 0,
  ]),
);
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const PLACE = 8;

/** The ninth sign as it should be (49 CFR 565.15). */
export function checkDigitOf(vin: string): string {
  const sum = [...vin].reduce(
    (sum, sign, place) => sum + (VALUES[sign] ?? Number(sign)) * (WEIGHTS[place] ?? 0),
    0,
  );
  return sum % 11 === 10 ? "X" : String(sum % 11);
}

export function hasRightDigit(vin: string): boolean {
  return vin[PLACE] === checkDigitOf(vin);
}

/** North America and China make it a duty. 7A to 7E are New Zealand's. */
export function needsCheckDigit(vin: string): boolean {
  return /^([1-5L]|7[F-Z\d])/.test(vin);
}
