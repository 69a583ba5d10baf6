import type { Corrections } from "./mapping/kept-mappings.ts";
import type { Mapping } from "./mapping/mapping.ts";
import type { FileLook } from "./reading/file-tasks.ts";

export interface ChosenFile {
  readonly file: File;
  readonly look: FileLook;
  readonly corrections: Corrections;
  readonly mapping: Mapping;
  /** Under whose name the mapping is kept. */
  readonly supplier: string;
}
