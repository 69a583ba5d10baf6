import { isOwnFile } from "./mapping/column-names.ts";
import { guessMapping, type Mapping, withGroups } from "./mapping/mapping.ts";
import { type EarlierLook, withChanges } from "./mapping/repeated-changes.ts";
import { type Corrections, fitted, type SavedMapping, savedMappings } from "./mapping/saved-mappings.ts";
import type { FileLook } from "./reading/file-tasks.ts";

/** A file as it was read. */
interface ReadFile {
  readonly file: File;
  readonly look: FileLook;
  readonly corrections: Corrections;
}

export interface ChosenFile extends ReadFile {
  /** As it was guessed or kept, before somebody changed it. */
  readonly begun: Mapping;
  readonly mapping: Mapping;
  /** Under whose name the mapping is kept. */
  readonly supplier: string;
  /** As it was read before, first ones first. */
  readonly earlier: readonly EarlierLook[];
}

function columnNames({ columns }: FileLook): string[] {
  return columns.map(({ name }) => name);
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.join("\n") === other.join("\n");
}

/** True if the columns match those of the chosen file, also as they were before its corrections. */
export function isAlike({ look, earlier }: ChosenFile, other: FileLook): boolean {
  const looks = [columnNames(look), ...earlier.map(({ columns }) => columns)];
  return looks.some((names) => areSame(names, columnNames(other)));
}

function earlierLooks({ look, begun, mapping, earlier }: ChosenFile): EarlierLook[] {
  return [...earlier, { format: look.format, columns: columnNames(look), begun, mapping }];
}

/** Of the same columns what was mapped stays. Others are mapped as such ones were before, or as their names tell. */
export function chosenAs(
  read: ReadFile,
  now: ChosenFile | undefined,
  saved: SavedMapping | undefined,
): ChosenFile {
  const { look } = read;
  const own = now && (now.file === read.file || isAlike(now, look)) ? now : undefined;
  if (own && areSame(columnNames(own.look), columnNames(look)))
    return { ...own, ...read, mapping: withGroups(own.mapping, look.columns) };
  const earlier = own ? earlierLooks(own) : [];
  const mapping = earlier.reduce(
    (mapped, each) => withChanges(mapped, each, look),
    saved ? fitted(saved, look.columns) : guessMapping(look.columns),
  );
  return { ...read, begun: mapping, mapping, supplier: own?.supplier || (saved?.name ?? ""), earlier };
}

/** True if nothing of it has to be asked: it's from this shop, or its columns came before. */
export function isKnown({ look, supplier }: ChosenFile): boolean {
  return supplier !== "" || isOwnFile(look.columns);
}

/** Saves the mapping under the supplier's name, if it has one. */
export function saveMapping(uid: string, { supplier, look, corrections, mapping }: ChosenFile): void {
  const name = supplier.trim();
  if (name) savedMappings(uid).save({ name, columns: columnNames(look), corrections, mapping });
}
