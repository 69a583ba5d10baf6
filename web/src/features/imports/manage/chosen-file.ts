import { type Corrections, fitted, type KeptMapping } from "./mapping/kept-mappings.ts";
import { guessMapping, type Mapping, withGroups } from "./mapping/mapping.ts";
import type { FileLook } from "./reading/file-tasks.ts";

/** A file as it was read. */
interface ReadFile {
  readonly file: File;
  readonly look: FileLook;
  readonly corrections: Corrections;
}

export interface ChosenFile extends ReadFile {
  readonly mapping: Mapping;
  /** Under whose name the mapping is kept. */
  readonly supplier: string;
}

export function hasSameColumns(one: FileLook, other: FileLook): boolean {
  const namesOf = ({ columns }: FileLook) => columns.map(({ name }) => name).join("\n");
  return namesOf(one) === namesOf(other);
}

/** Of the same columns what was mapped stays. Others are mapped as such ones were before, or as their names tell. */
export function chosenAs(
  read: ReadFile,
  now: ChosenFile | undefined,
  kept: KeptMapping | undefined,
): ChosenFile {
  const { columns } = read.look;
  if (now && hasSameColumns(now.look, read.look)) {
    return { ...now, ...read, mapping: withGroups(now.mapping, columns) };
  }
  const supplier = (now?.file === read.file && now.supplier) || kept?.name;
  return { ...read, mapping: kept ? fitted(kept, columns) : guessMapping(columns), supplier: supplier ?? "" };
}
