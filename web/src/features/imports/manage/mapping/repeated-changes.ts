import type { FileFormat } from "../reading/file-format.ts";
import type { FileLook } from "../reading/file-tasks.ts";
import { type Mapping, withGroups } from "./mapping.ts";
import { fitted } from "./saved-mappings.ts";

/** The reading and mapping of a file before it was read anew. */
export interface EarlierLook {
  readonly format: FileFormat;
  /** Their names. */
  readonly columns: readonly string[];
  /** The mapping as it was guessed or kept. */
  readonly begun: Mapping;
  readonly mapping: Mapping;
}

/** Of the same cells a column stays at its place, whatever it's called now. Of others its name tells which it is. */
function hasSameCells({ format, columns }: EarlierLook, { format: now, columns: read }: FileLook): boolean {
  const hasSameQuotes = format.hasQuotes === now.hasQuotes || columns.length === read.length;
  return format.separator === now.separator && format.sheet === now.sheet && hasSameQuotes;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Rules = Mapping["rules"];

/** `was` and `moved` are the earlier rules before and after they were changed, at the places where their columns are now. */
function withRules(onto: Rules, { begun, mapping }: EarlierLook, was: Rules, moved: Rules): Rules {
  const rules = new Map(onto);
  const [before, after] = [new Map(begun.rules), new Map(mapping.rules)];
  for (const target of new Set([...before.keys(), ...after.keys()])) {
    const rule = after.get(target);
    if (isSame(rule, before.get(target))) continue;
    const guessed = rules.get(target)?.columns;
    const there = new Map(moved).get(target);
    if (!rule) {
      if (isSame(guessed, new Map(was).get(target)?.columns)) rules.delete(target);
    } else if (there && (there.columns.length === 0) === (rule.columns.length === 0))
      rules.set(target, there);
    else if (guessed) rules.set(target, { ...rule, columns: guessed });
  }
  return [...rules];
}

/** Repeats in a mapping what somebody changed in an earlier one, as far as the columns are still there. */
export function withChanges(onto: Mapping, earlier: EarlierLook, look: FileLook): Mapping {
  const { begun, mapping } = earlier;
  const columns = hasSameCells(earlier, look) ? look.columns.map(({ name }) => name) : earlier.columns;
  const was = fitted({ columns, mapping: begun }, look.columns);
  const moved = fitted({ columns, mapping }, look.columns);
  const isChanged = (name: keyof Mapping) => !isSame(begun[name], mapping[name]);
  const { together, leftOut, stock, emptyClears, defaults, currency, rates } = moved;
  const isLost = {
    together: together === null && mapping.together !== null,
    currency: currency === null && mapping.currency !== null,
    leftOut: leftOut.column === null && mapping.leftOut.column !== null,
  };
  const repeated: Mapping = {
    ...onto,
    rules: withRules(onto.rules, earlier, was.rules, moved.rules),
    ...(isChanged("groups") && { groups: [...new Map([...onto.groups, ...mapping.groups])] }),
    ...(isChanged("together") && !isLost.together && { together }),
    ...(isChanged("leftOut") && !isLost.leftOut && { leftOut }),
    ...(isChanged("prices") && { prices: { ...onto.prices, isOpen: mapping.prices.isOpen } }),
    ...(isChanged("currency") && !isLost.currency && { currency }),
    ...(isChanged("rates") && { rates }),
    ...(isChanged("stock") && { stock }),
    ...(isChanged("emptyClears") && { emptyClears }),
    ...(isChanged("defaults") && { defaults }),
  };
  return withGroups(repeated, look.columns);
}
