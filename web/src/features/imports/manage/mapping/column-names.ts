import { type FileColumn as FieldColumn, fileColumns } from "@carparts/functions/contract/admin/file-columns";
import { type PartFieldName, partFields } from "@carparts/functions/contract/admin/part-fields";
import { CURRENCY } from "@carparts/functions/contract/values/currency";
import {
  columnWordsOf,
  currencyOfColumn,
  withoutCurrency,
} from "@carparts/functions/contract/values/written-currency";
import type { FileColumn } from "../reading/file-columns.ts";
import {
  columnWords,
  currencyWords,
  type PriceKind,
  priceWords,
  rateWords,
  type VehicleTarget,
  vehicleTargets,
} from "./column-words.ts";

export type Target = FieldColumn | VehicleTarget;

export const targets: readonly Target[] = [
  ...fileColumns,
  ...(Object.keys(vehicleTargets) as VehicleTarget[]),
];

/** By its number a part is found, so that comes first. */
const { partNumber, offers: _offers, ...otherFields } = partFields;
const fieldLabels = Object.fromEntries(
  Object.entries({ partNumber, ...otherFields }).map(([name, { label }]) => [name, label]),
) as Record<Exclude<PartFieldName, "offers">, string>;
const offerLabels = { supplier: "Supplier", supplierNumber: "Supplier's number", pack: "Pack" };
const ownLabels = {
  ...{ _id: "Id in this shop", version: "Version", quantityWhenExported: "Quantity when exported" },
};

/** What a column may say, in people's words. */
export const targetGroups = {
  "A part's field": fieldLabels,
  "A supplier's offer": offerLabels,
  "Vehicles, one a row": vehicleTargets,
  "This shop's own file": ownLabels,
};
export const targetLabels: Readonly<Record<Target, string>> = {
  ...fieldLabels,
  ...offerLabels,
  ...vehicleTargets,
  ...ownLabels,
};

/** By letters and digits alone. */
function headerKey(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Of the shop's own files, which have these names exactly: a supplier's id is another one. */
const own: readonly Target[] = ["_id", "version", "quantityWhenExported"];

function* namesOf(target: Target): Generator<string> {
  yield target;
  yield targetLabels[target];
  const lines = target === "price" ? Object.values(priceWords).flat() : (columnWords[target] ?? []);
  for (const line of lines) yield* line.split(",");
}

const byKey = new Map<string, readonly [target: Target, rank: number]>();
for (const target of targets.filter((each) => !own.includes(each)))
  for (const [rank, name] of [...namesOf(target)].entries())
    if (headerKey(name) && !byKey.has(headerKey(name))) byKey.set(headerKey(name), [target, rank]);

const kindByKey = new Map(
  Object.entries(priceWords).flatMap(([kind, lines]) =>
    lines.flatMap((line) => line.split(",").map((name) => [headerKey(name), kind as PriceKind] as const)),
  ),
);

/** What may stand for the same column: `Preis (EUR)` is `Preis`, `price_usd` and `ARTICLE/g:price` are `price`. */
function* writingsOf(name: string): Generator<string> {
  yield name;
  const bare = (name.split(/[([]/)[0] ?? "").replace(/(?<=\s)(in\s+)?([A-Z]{3}|\p{Sc})\s*$/u, "");
  yield bare;
  yield bare.split(/[/>:@]/).at(-1) ?? "";
  if (currencyOfColumn(name)) yield withoutCurrency(name).replace(/\sin\s*$/i, "");
}

function keyAmong(name: string, known: ReadonlyMap<string, unknown>): string | undefined {
  return [...writingsOf(name)].map(headerKey).find((key) => known.has(key));
}

function named(name: string) {
  const target = own.find((each) => each === name);
  return target ? ([target, 0] as const) : byKey.get(keyAmong(name, byKey) ?? "");
}

/** Guesses the field of a column by its name. */
export function guessTarget(name: string): Target | undefined {
  return named(name)?.[0];
}

/** The columns of vehicles, whose quantity is how many of the part a vehicle has. */
const BASE_VEHICLE = /^base_?vehicle(_?id)?$/i;

type NamedColumn = Pick<FileColumn, "name" | "values">;

/** Guesses which column a field comes from, by its name. */
export function guessColumns(columns: readonly NamedColumn[]): Map<Target, string> {
  const found = new Map<Target, NamedColumn & { readonly rank: number }>();
  for (const column of columns) {
    const [target, namedRank] = named(column.name) ?? [];
    if (target === undefined || namedRank === undefined) continue;
    const rank = namedRank + (isForeign(column.name) ? FOREIGN_RANK : 0);
    if (rank < (found.get(target)?.rank ?? Number.POSITIVE_INFINITY)) found.set(target, { ...column, rank });
  }
  const isOfVehicles = found.has("make") && found.has("model");
  if (isOfVehicles || columns.some(({ name }) => BASE_VEHICLE.test(name))) found.delete("quantity");
  // Nobody's number and pack would cost each row a warning.
  if (!found.has("supplier")) for (const target of ["supplierNumber", "pack"] as const) found.delete(target);
  // A list without names calls its parts by their description.
  const described = found.get("description");
  if (described?.values.every(isShort) && !found.has("name") && !found.has("_id")) {
    found.set("name", described);
    found.delete("description");
  }
  return new Map([...found].map(([target, { name }]) => [target, name]));
}

/** Behind all that are in the shop's currency. */
const FOREIGN_RANK = 10_000;

function isForeign(column: string): boolean {
  const currency = currencyOfColumn(column);
  return currency !== undefined && currency !== CURRENCY;
}

function isShort(text: string): boolean {
  return text.length <= LONGEST_NAME && !/[\n<]/.test(text);
}

const LONGEST_NAME = 100;

type Names = readonly Pick<NamedColumn, "name">[];

function hasAll(columns: Names, ...names: string[]): boolean {
  return names.every((name) => columns.some((column) => column.name === name));
}

/** True if the shop wrote it: it names its parts by id and version. */
export function isOwnFile(columns: Names): boolean {
  return hasAll(columns, "_id", "version");
}

/** True if its cells are as the shop writes them: its own file, or wrong rows of another one. */
export function isWrittenByShop(columns: Names): boolean {
  return isOwnFile(columns) || hasAll(columns, "line", "problems");
}

/** True if a column says in which currency the amounts of its row are. */
export function isOfCurrency({ name }: Pick<NamedColumn, "name">): boolean {
  const words = columnWordsOf(name);
  return words.some((word) => currencyWords.test(word)) && !words.some((word) => rateWords.test(word));
}

/** Prices that may be anyone's own. */
const plainKinds: readonly (PriceKind | undefined)[] = ["price", "list"];

/** The prices between which only a person can choose. Empty where one is surely the shop's. */
export function pricesToAsk<Column extends NamedColumn>(columns: readonly Column[]): Column[] {
  if (isOwnFile(columns)) return [];
  const filled = columns.filter(({ values }) => values.length > 0);
  const kindOf = ({ name }: NamedColumn) => kindByKey.get(keyAmong(name, kindByKey) ?? "");
  const all = filled.filter(kindOf);
  // Of the same price in several currencies, one is the shop's.
  const hasOwn = all.some(({ name }) => currencyOfColumn(name) === CURRENCY);
  const prices = hasOwn ? all.filter(({ name }) => !isForeign(name)) : all;
  const [only, another] = prices;
  if (only && !another && plainKinds.includes(kindOf(only))) return [];
  const costs = filled.filter(({ name }) => guessTarget(name) === "cost");
  return only ? prices : costs;
}
