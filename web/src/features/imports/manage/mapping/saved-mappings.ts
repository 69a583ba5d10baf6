import * as z from "zod/mini";
import { decimalSigns, encodings, type FileFormat, separators } from "#lib/files/file-format.ts";
import { persistedValue } from "#lib/persisted-value.ts";
import type { FileColumn } from "../reading/file-columns.ts";
import { Mapping } from "./mapping.ts";

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
  /** The names of the file's columns. */
  columns: z.array(z.string()),
  corrections: Corrections,
  mapping: Mapping,
});
export type SavedMapping = z.infer<typeof SavedMapping>;

/** Earlier versions kept columns by their places: a mapping has no other numbers. */
const StoredMapping = z.pipe(
  z.transform((stored: Partial<SavedMapping>) =>
    JSON.parse(JSON.stringify(stored), (key, value) =>
      key !== "headerLine" && typeof value === "number" ? (stored.columns?.[value] ?? null) : value,
    ),
  ),
  SavedMapping,
);

const MOST = 20;

/** This admin's mappings in this browser, last used first. */
export function savedMappings(uid: string) {
  const stored = persistedValue(`importMappings:${uid}`, z.array(StoredMapping));
  return {
    list: () => stored.latest() ?? [],
    save(mapping: SavedMapping) {
      const others = (stored.latest() ?? []).filter(({ name }) => name !== mapping.name);
      stored.write([mapping, ...others].slice(0, MOST));
    },
  };
}

/** The names of columns as a text, to compare them. */
export function columnsText(columns: readonly Pick<FileColumn, "name">[]): string {
  return columns.map(({ name }) => name).join("\n");
}

/** The one that was made for such columns, if any. */
export function mappingFor(
  columns: readonly FileColumn[],
  mappings: readonly SavedMapping[],
): SavedMapping | undefined {
  return mappings.find((each) => each.columns.join("\n") === columnsText(columns));
}
