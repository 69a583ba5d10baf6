import { type FileColumn as FieldColumn, fileColumns } from "@carparts/functions/contract/admin/file-columns";
import { partFields } from "@carparts/functions/contract/admin/part-fields";
import { nameKey } from "@carparts/functions/contract/values/names";
import { pairOf } from "@carparts/functions/contract/values/pair";
import { partGroups } from "@carparts/functions/contract/values/part-groups";
import * as z from "zod/mini";
import type { FileColumn } from "../reading/file-columns.ts";
import type { Rounding } from "./cell-values.ts";
import { guessColumns, pricesToAsk, type Target, targets } from "./column-names.ts";
import { guessGroup } from "./group-guess.ts";
import { NewPartDefaults, standardDefaults } from "./new-part-defaults.ts";

/** Where the value of a field comes from. */
export const Rule = z.object({
  /** Their names. Joined, where there are several. */
  columns: z.array(z.string()),
  /** Of every row, where there is no column. */
  always: z.string(),
  /** Of a price. */
  factor: z.string(),
  rounding: z.enum(["0.01", "0.90", "0.99", "1.00"] satisfies Rounding[]),
});
export type Rule = z.infer<typeof Rule>;

export const Mapping = z.object({
  rules: z.array(pairOf(z.enum(targets as [Target, ...Target[]]), Rule)),
  /** The group of each value in the group's column. */
  groups: z.array(pairOf(z.string(), z.enum(partGroups))),
  /** Rows with the same value in this column belong together: what is empty in one is what the first of them says. */
  together: z.nullable(z.string()),
  /** Rows whose cell has one of these words, between commas, are no parts. */
  leftOut: z.object({ column: z.nullable(z.string()), words: z.string() }),
  emptyClears: z.boolean(),
  defaults: z._default(NewPartDefaults, standardDefaults),
  stock: z.enum(["ignore", "set"]),
  /** True until somebody says which of several prices is the shop's own. */
  asksPrice: z._default(z.boolean(), false),
  /** How much one of another currency is in the shop's, as typed. */
  rates: z._default(z.array(pairOf(z.string(), z.string())), []),
});
export type Mapping = z.infer<typeof Mapping>;

export function ruleFrom(columns: readonly string[]): Rule {
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
  const asksPrice = mapping.asksPrice && target !== "price";
  return withGroups({ ...mapping, rules: rule ? [...others, [target, rule]] : others, asksPrice }, columns);
}

/** Makes a column a field's only one, or nobody's. */
export function withField(
  mapping: Mapping,
  column: string,
  target: Target | undefined,
  columns: readonly FileColumn[],
): Mapping {
  const rules = mapping.rules.flatMap(([name, rule]): Mapping["rules"] => {
    if (!rule.columns.includes(column)) return [[name, rule]];
    const left = rule.columns.filter((each) => each !== column);
    return left.length === 0 ? [] : [[name, { ...rule, columns: left }]];
  });
  const without = { ...mapping, rules };
  if (!target) return withGroups(without, columns);
  const former = new Map(mapping.rules).get(target);
  return withRule(without, target, { ...ruleFrom([]), ...former, always: "", columns: [column] }, columns);
}

/** A mapping that knows each name of the group's column. What was chosen stays, be it for names of other files. */
export function withGroups(mapping: Mapping, columns: readonly FileColumn[]): Mapping {
  const column = new Map(mapping.rules).get("group")?.columns[0];
  const existing = new Set(mapping.groups.map(([name]) => nameKey(name)));
  const added: Mapping["groups"] = [];
  for (const name of columns.find((each) => each.name === column)?.values ?? []) {
    if (existing.has(nameKey(name))) continue;
    existing.add(nameKey(name));
    added.push([name, guessGroup(name)]);
  }
  return added.length === 0 ? mapping : { ...mapping, groups: [...mapping.groups, ...added] };
}

/** WooCommerce's kinds of what can't lie on a shelf. */
const NO_PARTS = "variable, grouped, external, virtual";

/** Guesses by the columns' names. Shopify's and WooCommerce's files have rows of several kinds. */
export function guessMapping(columns: readonly FileColumn[]): Mapping {
  const found = guessColumns(columns);
  const handle = columns.find(({ name }) => name === "Handle")?.name ?? null;
  const kind = columns.find(({ name, values }) => name === "Type" && values.includes("variable"));
  const variants = columns.filter(({ name }) => handle !== null && /^Option\d Value$/.test(name));
  const asksPrice = pricesToAsk(columns).length > 0;
  if (asksPrice) found.delete("price");
  const more = (target: Target) => (target === "name" ? variants.map(({ name }) => name) : []);
  const mapping: Mapping = {
    rules: [...found].map(([target, name]) => [target, ruleFrom([name, ...more(target)])]),
    groups: [],
    together: handle,
    leftOut: { column: kind?.name ?? null, words: kind ? NO_PARTS : "" },
    ...{ emptyClears: false, defaults: standardDefaults, stock: "ignore", asksPrice, rates: [] },
  };
  return withGroups(mapping, columns);
}
