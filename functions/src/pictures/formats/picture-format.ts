import type { PictureFile } from "../../firestore/collections.ts";

export interface Cleaned {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** Reads a file's own structure. What isn't needed to show the picture stays behind: metadata, and whatever follows its end. */
export interface PictureFormat {
  readonly type: PictureFile["type"];
  begins(file: Buffer): boolean;
  /** Throws a RangeError for a file that is cut off or makes no sense. */
  clean(file: Buffer): Cleaned;
}

export function noSense(): never {
  throw new RangeError("The file makes no sense.");
}
