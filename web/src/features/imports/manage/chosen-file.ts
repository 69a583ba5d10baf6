import { isOwnFile, type Target } from "./mapping/column-names.ts";
import { guessMapping, type Mapping, type Rule, withGroups } from "./mapping/mapping.ts";
import { type Corrections, columnsText, type SavedMapping, savedMappings } from "./mapping/saved-mappings.ts";
import type { FileLook } from "./reading/file-tasks.ts";

/** A file as it was read. */
interface ReadFile {
  readonly file: File;
  readonly look: FileLook;
  readonly corrections: Corrections;
}

/** The parts of a mapping that somebody changed. They stay where the file is read anew. */
type Edits = Partial<Omit<Mapping, "rules">> & {
  readonly rules: ReadonlyMap<Target, Rule & { readonly isRemoved?: true }>;
};

export interface ChosenFile extends ReadFile {
  /** The columns as they were at first, without corrections. */
  readonly uncorrected: string;
  /** As it was guessed or saved. */
  readonly begun: Mapping;
  readonly edits: Edits;
  /** With the edits. */
  readonly mapping: Mapping;
  /** Under whose name the mapping is kept. */
  readonly supplier: string;
}

/** True if the columns match those of the chosen file, also as they were before its corrections. */
export function isAlike({ look, uncorrected }: ChosenFile, { columns }: FileLook): boolean {
  return [columnsText(look.columns), uncorrected].includes(columnsText(columns));
}

/** Edits of columns that aren't there wait until they are. */
function edited(begun: Mapping, { rules, ...others }: Edits, { columns }: FileLook): Mapping {
  const names = new Set<string | null>([null, ...columns.map(({ name }) => name)]);
  const changed = new Map(begun.rules);
  for (const [target, rule] of rules) {
    const there = rule.columns.filter((name) => names.has(name));
    if (rule.columns.length > 0 && there.length === 0) continue;
    if (!rule.isRemoved) changed.set(target, { ...rule, columns: there });
    else if (changed.get(target)?.columns.join("\n") === there.join("\n")) changed.delete(target);
  }
  const { together = null, leftOut, groups = [] } = others;
  const mapping: Mapping = {
    ...{ ...begun, ...others, rules: [...changed] },
    groups: [...new Map([...begun.groups, ...groups])],
    ...(!names.has(together) && { together: begun.together }),
    ...(!names.has(leftOut?.column ?? null) && { leftOut: begun.leftOut }),
  };
  return withGroups(mapping, columns);
}

/** The file with another mapping, whose differences are edits. */
export function withMapping(chosen: ChosenFile, mapping: Mapping): ChosenFile {
  const [before, after] = [new Map(chosen.mapping.rules), new Map(mapping.rules)];
  const rules = new Map(chosen.edits.rules);
  for (const [target, rule] of before)
    if (!after.has(target)) rules.set(target, { ...rule, isRemoved: true });
  for (const [target, rule] of after) if (before.get(target) !== rule) rules.set(target, rule);
  const changes = Object.entries(mapping).filter(
    ([name, value]) => chosen.mapping[name as keyof Mapping] !== value,
  );
  const edits = { ...chosen.edits, ...Object.fromEntries(changes), rules };
  return { ...chosen, edits, mapping: edited(chosen.begun, edits, chosen.look) };
}

/** Of the same cells a column stays at its place, whatever it's called now. Of others its name tells which it is. */
function renamed(
  edits: Edits,
  { format, columns }: FileLook,
  { format: now, columns: read }: FileLook,
): Edits {
  const hasSameQuotes = format.hasQuotes === now.hasQuotes || columns.length === read.length;
  if (format.separator !== now.separator || format.sheet !== now.sheet || !hasSameQuotes) return edits;
  const names = new Map(columns.map(({ name }, place) => [name, read[place]?.name]));
  const nameNow = (name: string) => names.get(name) ?? name;
  const { together, leftOut } = edits;
  const rules = [...edits.rules].map(
    ([target, rule]) => [target, { ...rule, columns: rule.columns.map(nameNow) }] as const,
  );
  return {
    ...{ ...edits, rules: new Map(rules) },
    ...(together && { together: nameNow(together) }),
    ...(leftOut?.column && { leftOut: { ...leftOut, column: nameNow(leftOut.column) } }),
  };
}

/** Of the same columns what was mapped stays. Others are mapped as such ones were before, or as their names tell. */
export function chosenAs(
  read: ReadFile,
  now: ChosenFile | undefined,
  saved: SavedMapping | undefined,
): ChosenFile {
  const { look, file } = read;
  const own = now && (now.file === file || isAlike(now, look)) ? now : undefined;
  const columns = columnsText(look.columns);
  const same = own && columnsText(own.look.columns) === columns ? own : undefined;
  const begun = same?.begun ?? saved?.mapping ?? guessMapping(look.columns);
  const edits = own ? renamed(own.edits, own.look, look) : { rules: new Map() };
  return {
    ...{ ...read, begun, edits, mapping: edited(begun, edits, look) },
    uncorrected: now?.file === file ? now.uncorrected : columns,
    supplier: same?.supplier ?? (own?.supplier || (saved?.name ?? "")),
  };
}

/** True if nothing of it has to be asked: it's from this shop, or its columns came before. */
export function isKnown({ look, supplier }: ChosenFile): boolean {
  return supplier !== "" || isOwnFile(look.columns);
}

/** Saves the mapping under the supplier's name, if it has one. */
export function saveMapping(uid: string, { supplier, look, corrections, mapping }: ChosenFile): void {
  const name = supplier.trim();
  const columns = look.columns.map((column) => column.name);
  if (name) savedMappings(uid).save({ name, columns, corrections, mapping });
}
