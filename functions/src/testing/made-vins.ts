import { DatabaseSync } from "node:sqlite";
import { Random } from "../../scripts/made-up/random.ts";
import { checkDigitOf } from "../vin-tables/check-digit.ts";

/** A VIN made from the tables, and what they say of it. */
export interface MadeVin {
  readonly vin: string;
  readonly make: string;
  readonly model: string;
  readonly year: number;
}

interface Row {
  readonly wmi: string;
  readonly first: number;
  readonly last: number;
  readonly keys: string;
  readonly make: string;
  readonly model: string;
}

const SIGNS = "ABCDEFGHJKLMNPRSTUVWXYZ0123456789";
const YEARS = "ABCDEFGHJKLMNPRSTVWXY123456789";
const LETTERS = SIGNS.slice(0, 23);
const DIGITS = "0123456789";

const modelKeys = `
  SELECT Wmi AS wmi, YearFrom AS first, ifnull(YearTo, ?) AS last, Keys AS keys, m.Name AS make, Model.Name AS model
  FROM Wmi w JOIN Wmi_VinSchema ws ON ws.WmiId = w.Id JOIN Pattern p ON p.VinSchemaId = ws.VinSchemaId
  JOIN Model ON Model.Id = AttributeId JOIN Make_Model mm ON mm.ModelId = Model.Id JOIN Make m ON m.Id = mm.MakeId
  WHERE ElementId = 28 AND VehicleTypeId IN (2, 3, 7) AND length(Wmi) = 3 AND YearFrom BETWEEN 1981 AND ?`;

/** Lists the signs that a key allows at 4 to 8 and 10 to 17; undefined allows any. */
function choicesOf(keys: string): (string | undefined)[] {
  const [before = "", behind = ""] = keys.split("|");
  const choices = (part: string, length: number) => {
    const read = part.match(/\[[^\]]*\]|./g) ?? [];
    return Array.from({ length }, (_, place) => allowed(read[place]));
  };
  return [...choices(before, 5), ...choices(behind, 8)];
}

function allowed(key = "*"): string | undefined {
  if (key === "*") return undefined;
  return [...SIGNS].filter((sign) => new RegExp(`^${key}$`).test(sign)).join("");
}

function matches(keys: string, signs: string): boolean {
  return choicesOf(keys).every((choice, place) => choice?.includes(signs[place] ?? "") ?? true);
}

function signsFor({ keys }: Row, year: number, random: Random): string | undefined {
  const choices = choicesOf(keys);
  const free = Array.from({ length: 13 }, (_, place) => {
    if (place === 3) return year < 2010 ? DIGITS : LETTERS;
    if (place === 5) return YEARS[(year - 1980) % 30] ?? "";
    return place > 7 ? DIGITS : SIGNS;
  });
  const signs = free.map((ownSigns, place) => {
    const both = [...(choices[place] ?? ownSigns)].filter((sign) => ownSigns.includes(sign));
    return both.length > 0 ? random.pick(both) : "";
  });
  return signs.includes("") ? undefined : signs.join("");
}

/** So many VINs of cars, of which the tables name one model each. */
export function madeVins(tables: string, count: number, seed: number): MadeVin[] {
  const [random, thisYear] = [new Random(seed), new Date().getFullYear()];
  const rows = new DatabaseSync(tables, { readOnly: true })
    .prepare(modelKeys)
    .all(thisYear, thisYear) as unknown as Row[];
  const byWmi = Map.groupBy(rows, ({ wmi }) => wmi);
  const made: MadeVin[] = [];
  while (made.length < count) {
    const row = random.pick(random.pick([...byWmi.values()]));
    const year = random.int(row.first, Math.min(row.last, thisYear));
    const signs = signsFor(row, year, random);
    const named = (byWmi.get(row.wmi) ?? []).filter(
      ({ first, last, keys }) => signs && first <= year && year <= last && matches(keys, signs),
    );
    if (!signs || named.some(({ model }) => model !== row.model)) continue;
    const vin = `${row.wmi}${signs.slice(0, 5)}0${signs.slice(5)}`;
    const { make, model } = row;
    made.push({ vin: `${vin.slice(0, 8)}${checkDigitOf(vin)}${vin.slice(9)}`, make, model, year });
  }
  return made;
}
