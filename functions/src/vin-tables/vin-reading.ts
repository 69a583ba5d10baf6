import { hasRightDigit, needsCheckDigit } from "./check-digit.ts";
import { europeanMakers } from "./european-makers.ts";
import { modelYearsOf } from "./model-years.ts";
import { type Element, elements, type Match, type VinTable } from "./vin-table.ts";

/** The reading of a number, as the tables spell it. Nothing in it is the number itself. */
export interface VinReading extends Partial<Record<Element, string>> {
  /** Null where neither the maker's region nor the maker uses a check digit. */
  readonly isValid: boolean | null;
  readonly make?: string | undefined;
  readonly year?: number | undefined;
  readonly maker?: string | undefined;
  readonly type?: string | undefined;
}

const SMALL_MAKER = "9";

/** The first three signs are the maker's; of one with few cars the twelfth to fourteenth too. */
function wmiOf(vin: string): string {
  const first = vin.slice(0, 3);
  return first.endsWith(SMALL_MAKER) ? first + vin.slice(11, 14) : first;
}

/** Reads a VIN. Its model counts where the check digit is right or a duty: elsewhere the same signs may mean another car. */
export function readingOf(vin: string, table: VinTable, thisYear: number): VinReading {
  const [isRight, isNeeded] = [hasRightDigit(vin), needsCheckDigit(vin)];
  const wmi = wmiOf(vin);
  const maker = table.makerOf(wmi);
  const found = isRight || isNeeded ? inLikeliestYear(vin, wmi, isNeeded, table, thisYear) : undefined;
  const isValid = isNeeded || found ? isRight : null;
  const details = Object.fromEntries(
    elements.map((element) => [element, firstOf(found?.matches ?? [], element)?.text]),
  );
  const make = firstOf(found?.matches ?? [], "model")?.make ?? maker?.make ?? europeanMakers.get(wmi);
  return {
    ...details,
    isValid,
    make,
    year: found?.year,
    maker: maker?.maker ?? undefined,
    type: maker?.type ?? undefined,
  };
}

/** The year in which the tables know such a model. Where the tenth sign is the year by law, else what it likely says. */
function inLikeliestYear(vin: string, wmi: string, isByLaw: boolean, table: VinTable, thisYear: number) {
  const signs = `${vin.slice(3, 8)}|${vin.slice(9)}`;
  const years = modelYearsOf(vin, thisYear + 1).map((year) => {
    return { year, matches: table.matches(wmi, year, signs) };
  });
  return years.find(({ matches }) => firstOf(matches, "model")) ?? (isByLaw ? years[0] : undefined);
}

function firstOf(matches: readonly Match[], element: Element): Match | undefined {
  return matches.find((match) => match.element === element);
}
