import * as z from "zod/mini";
import { persistedValue } from "#lib/persisted-value.ts";
import type { FileColumn } from "../reading/file-columns.ts";
import { decimalSigns, encodings, type FileFormat, separators } from "../reading/file-format.ts";
import { Mapping, withGroups } from "./mapping.ts";

const enumKeys = <Key extends string>(record: Readonly<Record<Key, string>>) =>
  Object.keys(record) as [Key, ...Key[]];

/** An admin's corrections of the detected format. */
export type Corrections = Partial<Omit<FileFormat, "kind" | "isDecimalChosen">>;

/** Stored values have no undefined, since JSON has none. */
const Corrections = z.object({
  encoding: z.optional(z.enum(enumKeys(encodings))),
  separator: z.optional(z.enum(enumKeys(separators))),
  hasQuotes: z.optional(z.boolean()),
  sheet: z.optional(z.string()),
  headerLine: z.optional(z.int()),
  decimal: z.optional(z.enum(enumKeys(decimalSigns))),
}) as unknown as z.ZodMiniType<Corrections>;

const SavedMapping = z.object({
  /** The supplier's. */
  name: z.string(),
  /** The names of the file's columns, to which the places in the mapping lead. */
  columns: z.array(z.string()),
  corrections: Corrections,
  mapping: Mapping,
});
export type SavedMapping = z.infer<typeof SavedMapping>;

const MOST = 20;

/** This admin's mappings in this browser, last used first. */
export function savedMappings(uid: string) {
  const stored = persistedValue(`importMappings:${uid}`, z.array(SavedMapping));
  return {
    list: () => stored.latest() ?? [],
    save(mapping: SavedMapping) {
      const others = (stored.latest() ?? []).filter(({ name }) => name !== mapping.name);
      stored.write([mapping, ...others].slice(0, MOST));
    },
    remove(name: string) {
      stored.write((stored.latest() ?? []).filter((each) => each.name !== name));
    },
  };
}

/** A mapping for a file that may have the same columns at other places, or some of them. */
export function fitted(
  { columns: old, mapping }: { readonly columns: readonly string[]; readonly mapping: Mapping },
  columns: readonly FileColumn[],
): Mapping {
  /** Of columns of one name, the second stays the second. */
  function newPlace(place: number): number {
    const name = old[place];
    const nth = old.slice(0, place).filter((each) => each === name).length;
    const places = columns.flatMap((column, at) => (column.name === name ? [at] : []));
    return places[nth] ?? -1;
  }
  const found = (place: number | null) => {
    const at = place === null ? -1 : newPlace(place);
    return at < 0 ? null : at;
  };
  const rules = mapping.rules.flatMap(([target, rule]) => {
    const places = rule.columns.map(newPlace).filter((place) => place >= 0);
    const isLost = rule.columns.length > 0 && places.length === 0;
    return isLost ? [] : [[target, { ...rule, columns: places }] as Mapping["rules"][number]];
  });
  const { together, leftOut } = mapping;
  const moved = {
    ...{ ...mapping, rules, together: found(together), currency: found(mapping.currency) },
    leftOut: { ...leftOut, column: found(leftOut.column) },
    prices: { ...mapping.prices, columns: mapping.prices.columns.map(newPlace).filter((at) => at >= 0) },
  };
  return withGroups(moved, columns);
}

/** The one that was made for such columns, if any. */
export function mappingFor(
  columns: readonly FileColumn[],
  mappings: readonly SavedMapping[],
): SavedMapping | undefined {
  const names = columns.map(({ name }) => name).join("\n");
  return mappings.find((each) => each.columns.join("\n") === names);
}
