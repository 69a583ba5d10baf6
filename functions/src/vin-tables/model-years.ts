const CODES = "ABCDEFGHJKLMNPRSTVWXY123456789";
const FIRST = 1980;
const PLACE = 9;
const SEVENTH = 6;

/**
 * The years that the tenth sign may stand for, the likelier first: its codes come again after thirty. The seventh sign of
 * a car is a letter since 2010.
 */
export function modelYearsOf(vin: string, nextYear: number): number[] {
  const code = CODES.indexOf(vin[PLACE] ?? "");
  if (code < 0) return [];
  const years = [FIRST + code, FIRST + code + CODES.length].filter((year) => year <= nextYear);
  return /\d/.test(vin[SEVENTH] ?? "") ? years : years.reverse();
}
