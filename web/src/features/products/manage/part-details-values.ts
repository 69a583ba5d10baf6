import { optionalFields, type PartField, partFields } from "@carparts/functions/contract/admin/part-fields";
import type { addProduct } from "@carparts/functions/contract/admin/products";
import type { Input } from "@carparts/functions/contract/endpoint";
import { normaliseInput } from "@carparts/functions/contract/values/typed";

/** A part as typed. */
export type ProductForm = Input<typeof addProduct>["body"];

type Row = Readonly<Record<string, string>>;

const rowReaders: Readonly<Record<string, (row: Row) => object>> = {
  offers: ({ supplierId = "", number, pack = "", cost, days, isPreferred }) => ({
    ...{ supplierId, number: number || null, pack: pack || 1, cost: cost || null, days: days || null },
    isPreferred: isPreferred === "true",
  }),
  facts: ({ name = "", value = "" }) => ({ name, value }),
  equivalents: ({ brand = "", number = "" }) => ({ brand, number }),
  fitment: ({ make = "", model = "", yearFrom = "", yearTo, note }) => ({
    ...{ make, model, yearFrom },
    yearTo: yearTo || null,
    ...(note && { note }),
  }),
};

/** The fields that may be left out, as typed. Empty ones are sent as the server keeps them: nothing, or none. */
export function readDetails(data: FormData): Pick<ProductForm, (typeof optionalFields)[number]> {
  return Object.fromEntries(optionalFields.map((name) => [name, readField(data, name, partFields[name])]));
}

function readField(data: FormData, name: string, { input, column, default: none }: PartField): unknown {
  const readRow = rowReaders[name];
  if (readRow) return rowsOf(data, name).map(readRow);
  const text = normaliseInput(String(data.get(name) ?? ""));
  if (input === "lines") return column.read(text);
  return (input === "part" ? idIn(text) : text) || none;
}

/** The rows of a list in their order on the screen: a field's name is that of the list, of the row and its own. */
function rowsOf(data: FormData, list: string): Row[] {
  const rows = new Map<string, Row>();
  for (const [name, value] of data) {
    const [of, key = "", field = ""] = name.split(".");
    if (of === list) rows.set(key, { ...rows.get(key), [field]: normaliseInput(String(value)) });
  }
  return [...rows.values()];
}

/** The id at the end of a part's address. What isn't an address is left to the server. */
function idIn(text: string): string {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return text;
  return new URL(text).pathname.split("/").filter(Boolean).at(-1) ?? text;
}

/** All lines are in one field, so its error says which ones are meant. */
export function linesFault(name: string, fieldErrors: Readonly<Record<string, string>>): string | undefined {
  if (fieldErrors[name]) return fieldErrors[name];
  const single = Object.entries(fieldErrors).flatMap(([field, fault]) => {
    const [list, place] = field.split(".");
    return list === name && place ? [`Number ${Number(place) + 1}: ${fault}`] : [];
  });
  return single.join(" ") || undefined;
}
