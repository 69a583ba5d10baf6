import type { PartGroup } from "@carparts/functions/contract/part-details";
import { cleaned } from "@carparts/functions/contract/values/typed";

/** The details as typed. Empty ones are sent as the server keeps them: nothing, or none. */
export function readDetails(data: FormData) {
  const text = (name: string) => cleaned(String(data.get(name) ?? ""));
  return {
    partNumber: text("partNumber") || null,
    brand: text("brand"),
    group: text("group") as PartGroup,
    oemNumbers: text("oemNumbers").split("\n").map(cleaned).filter(Boolean),
    equivalents: rowsOf(data, "equivalents").map(({ brand = "", number = "" }) => ({ brand, number })),
    fitment: rowsOf(data, "fitment").map(({ make = "", model = "", yearFrom = "", yearTo, note }) => ({
      ...{ make, model, yearFrom },
      yearTo: yearTo || null,
      ...(note && { note }),
    })),
    supersededBy: idIn(text("supersededBy")) || null,
  };
}

/** The rows of a list in their order on the screen: a field's name is that of the list, of the row and its own. */
function rowsOf(data: FormData, list: string): Record<string, string>[] {
  const rows = new Map<string, Record<string, string>>();
  for (const [name, value] of data) {
    const [of, key = "", field = ""] = name.split(".");
    if (of === list) rows.set(key, { ...rows.get(key), [field]: cleaned(String(value)) });
  }
  return [...rows.values()];
}

/** The id at the end of a part's address. What isn't an address is left to the server. */
function idIn(text: string): string {
  if (!URL.canParse(text)) return text;
  return new URL(text).pathname.split("/").filter(Boolean).at(-1) ?? text;
}

/** All numbers are in one field, so its error says which ones are meant. */
export function oemNumbersFault(faults: Readonly<Record<string, string>>): string | undefined {
  if (faults.oemNumbers) return faults.oemNumbers;
  const single = Object.entries(faults).flatMap(([field, fault]) => {
    const [, place] = /^oemNumbers\.(\d+)$/.exec(field) ?? [];
    return place ? [`Number ${Number(place) + 1}: ${fault}`] : [];
  });
  return single.join(" ") || undefined;
}
