import { type FileColumn as FieldColumn, fileColumns } from "@carparts/functions/contract/admin/file-columns";
import { partFields } from "@carparts/functions/contract/admin/part-fields";
import { nameKey } from "@carparts/functions/contract/values/names";
import { pairOf } from "@carparts/functions/contract/values/pair";
import { partGroups } from "@carparts/functions/contract/values/part-groups";
import * as z from "zod/mini";
import type { FileColumn } from "../reading/file-columns.ts";
import type { Rounding } from "./cell-values.ts";
import { guessColumns, guessCurrencyColumn, pricesToAsk, type Target, targets } from "./column-names.ts";
import { guessGroup } from "./group-guess.ts";
import { NewPartDefaults, standardDefaults } from "./new-part-defaults.ts";

/** Where the value of a field comes from. Columns go by their places. */
export const Rule = z.object({
  /** Joined, where there are several. */
  columns: z.array(z.int()),
  /** Of every row, where there is no column. */
  always: z.string(),
  /** Of a price. */
  factor: z.string(),
  rounding: z.enum(["0.01", "0.90", "0.99", "1.00"] satisfies Rounding[]),
});
export type Rule = z.infer<typeof Rule>;

const noPrices = { columns: [], isOpen: false };

export const Mapping = z.object({
  rules: z.array(pairOf(z.enum(targets as [Target, ...Target[]]), Rule)),
  /** The group of each value in the group's column. */
  groups: z.array(pairOf(z.string(), z.enum(partGroups))),
  /** Rows with the same value in this column belong together: what is empty in one is what the first of them says. */
  together: z.nullable(z.int()),
  /** Rows whose cell has one of these words, between commas, are no parts. */
  leftOut: z.object({ column: z.nullable(z.int()), words: z.string() }),
  emptyClears: z.boolean(),
  defaults: z._default(NewPartDefaults, standardDefaults),
  stock: z.enum(["ignore", "set"]),
  /** The columns of several prices, and true until somebody says which is the shop's own. */
  prices: z._default(z.object({ columns: z.array(z.int()), isOpen: z.boolean() }), noPrices),
  /** The column that says in which currency a row's amounts are. */
  currency: z._default(z.nullable(z.int()), null),
  /** How much one of another currency is in the shop's, as typed. */
  rates: z._default(z.array(pairOf(z.string(), z.string())), []),
});
export type Mapping = z.infer<typeof Mapping>;

export function ruleFrom(columns: readonly number[]): Rule {
  return { columns: [...columns], always: "", factor: "", rounding: "0.01" };
}

export function isFieldColumn(target: Target): target is FieldColumn {
  return fileColumns.some((name) => name === target);
}

/** Fields whose columns can be put together. */
export function isJoined(target: Target): boolean {
  const { input } = partFields[target as keyof typeof partFields] ?? {};
  return input === "text" || input === "long text" || input === "lines";
}

/** Sets where a field comes from, if from anywhere. A price that somebody chooses is asked no more. */
export function withRule(
  mapping: Mapping,
  target: Target,
  rule: Rule | undefined,
  columns: readonly FileColumn[],
): Mapping {
  const others = mapping.rules.filter(([name]) => name !== target);
  const prices = target === "price" ? { ...mapping.prices, isOpen: false } : mapping.prices;
  return withGroups({ ...mapping, rules: rule ? [...others, [target, rule]] : others, prices }, columns);
}

/** Makes a column a field's only one, or nobody's. */
export function withField(
  mapping: Mapping,
  place: number,
  target: Target | undefined,
  columns: readonly FileColumn[],
): Mapping {
  const rules = mapping.rules.flatMap(([name, rule]): Mapping["rules"] => {
    const left = rule.columns.filter((each) => each !== place);
    return rule.columns.length > 0 && left.length === 0 ? [] : [[name, { ...rule, columns: left }]];
  });
  const without = { ...mapping, rules };
  if (!target) return withGroups(without, columns);
  const former = new Map(mapping.rules).get(target);
  return withRule(without, target, { ...ruleFrom([]), ...former, always: "", columns: [place] }, columns);
}

/** A mapping that knows each name of the group's column. What was chosen stays, be it for names of other files. */
export function withGroups(mapping: Mapping, columns: readonly FileColumn[]): Mapping {
  const { columns: [place = -1] = [] } = new Map(mapping.rules).get("group") ?? {};
  const groups = [...mapping.groups];
  const existing = new Set(groups.map(([name]) => nameKey(name)));
  for (const name of columns[place]?.values ?? []) {
    if (existing.has(nameKey(name))) continue;
    existing.add(nameKey(name));
    groups.push([name, guessGroup(name)]);
  }
  return { ...mapping, groups };
}

/** WooCommerce's kinds of what can't lie on a shelf. */
const NO_PARTS = "variable, grouped, external, virtual";

/** Guesses by the columns' names. Shopify's and WooCommerce's files have rows of several kinds. */
export function guessMapping(columns: readonly FileColumn[]): Mapping {
  const found = guessColumns(columns);
  const handle = columns.find(({ name }) => name === "Handle")?.place ?? null;
  const kind = columns.find(({ name, values }) => name === "Type" && values.includes("variable"));
  const variants = columns.filter(({ name }) => handle !== null && /^Option\d Value$/.test(name));
  const prices = pricesToAsk(columns);
  if (prices.length > 0) found.delete("price");
  const more = (target: Target) => (target === "name" ? variants.map(({ place }) => place) : []);
  const mapping: Mapping = {
    rules: [...found].map(([target, place]) => [target, ruleFrom([place, ...more(target)])]),
    groups: [],
    together: handle,
    leftOut: { column: kind?.place ?? null, words: kind ? NO_PARTS : "" },
    ...{ emptyClears: false, defaults: standardDefaults, stock: "ignore" },
    prices: { columns: prices, isOpen: prices.length > 0 },
    ...{ currency: guessCurrencyColumn(columns), rates: [] },
  };
  return withGroups(mapping, columns);
}
