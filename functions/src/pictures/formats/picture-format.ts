import { AppError } from "../../core/app-error.ts";
import type { PictureFile } from "../../firestore/collections.ts";

interface Cleaned {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** Parses a file, and drops what isn't needed to show the picture: metadata, and whatever follows its end. */
export interface PictureFormat {
  readonly type: PictureFile["type"];
  begins(file: Buffer): boolean;
  /** Throws a RangeError for a file that is cut off or makes no sense, and a refusal for what would look otherwise without its metadata. */
  clean(file: Buffer): Cleaned;
}

export function noSense(): never {
  throw new RangeError("The file makes no sense.");
}

export function refused(message: string): AppError {
  return new AppError("invalid", message, { fields: { body: message } });
}

const ORIENTATION = 0x0112;
const ENTRY = 12;

export function assertUpright(exif: Buffer): void {
  const isLittle = exif.toString("latin1", 0, 4) === "II*\0";
  if (!isLittle && exif.toString("latin1", 0, 4) !== "MM\0*") return;
  const numberAt = (at: number, bytes: number) => {
    if (at + bytes > exif.length) return 0;
    return isLittle ? exif.readUIntLE(at, bytes) : exif.readUIntBE(at, bytes);
  };
  const begin = numberAt(4, 4);
  for (let entry = 0; entry < numberAt(begin, 2); entry++) {
    const at = begin + 2 + entry * ENTRY;
    const turned = numberAt(at, 2) === ORIENTATION ? numberAt(at + 8, 2) : 1;
    if (turned < 2 || turned > 8) continue;
    throw refused(
      "The picture lies on its side and is only marked to be turned. Please turn it and save it anew.",
    );
  }
}
