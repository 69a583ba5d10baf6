import type { AppError } from "../core/app-error.ts";
import type { PictureFile } from "../firestore/collections.ts";
import { jpeg } from "./formats/jpeg.ts";
import { refused } from "./formats/picture-format.ts";
import { png } from "./formats/png.ts";
import { webp } from "./formats/webp.ts";

const formats = [webp, jpeg, png];

/** In pixels: browsers need four bytes for each. */
const LONGEST_SIDE = 4096;

/** A file by its own bytes, whatever it's called, without its metadata. */
export function readPicture(sent: Uint8Array): PictureFile {
  const file = Buffer.from(sent);
  if (file.length === 0) throw refused("The picture is empty. Please choose another file.");
  const format = formats.find((each) => each.begins(file));
  if (!format) throw refused("This isn't a WebP, JPEG or PNG picture. Please choose another file.");
  const { width, height, bytes } = refusingDamaged(() => format.clean(file));
  if (Math.max(width, height) > LONGEST_SIDE) {
    throw refused(`The picture has ${width} × ${height} pixels. A side may have ${LONGEST_SIDE} at most.`);
  }
  if (Math.min(width, height) === 0) throw damaged();
  return { type: format.type, bytes };
}

function damaged(): AppError {
  return refused("The picture is damaged or cut off. Please choose another file.");
}

function refusingDamaged<Result>(clean: () => Result): Result {
  try {
    return clean();
  } catch (error) {
    throw error instanceof RangeError ? damaged() : error;
  }
}
