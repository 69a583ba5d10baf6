import { assertUpright, noSense, type PictureFormat, refused } from "./picture-format.ts";

const HEADER = 12;
/** A name and a length before the data of a chunk. */
const BEFORE_DATA = 8;

const ESSENTIAL_CHUNKS = new Set(["VP8X", "ICCP", "ALPH", "VP8 ", "VP8L"]);
const MOVES = "The picture moves. Please choose one that stands still.";
const EXIF_AND_XMP = 0x0c;
const FOURTEEN_BITS = 0x3fff;

type Size = readonly [width: number, height: number];

/** Offset of the picture's size in each kind of chunk. */
const sizes: Readonly<Record<string, (data: Buffer) => Size>> = {
  VP8X: (data) => [data.readUIntLE(4, 3) + 1, data.readUIntLE(7, 3) + 1],
  "VP8 ": (data) => [data.readUInt16LE(6) & FOURTEEN_BITS, data.readUInt16LE(8) & FOURTEEN_BITS],
  VP8L(data) {
    const bits = data.readUInt32LE(1);
    return [(bits & FOURTEEN_BITS) + 1, ((bits >> 14) & FOURTEEN_BITS) + 1];
  },
};

/** The header no longer announces chunks of those that are left behind. */
function withoutMetadata(chunk: Buffer): Buffer {
  const copy = Buffer.from(chunk);
  copy.writeUInt8(copy.readUInt8(BEFORE_DATA) & ~EXIF_AND_XMP, BEFORE_DATA);
  return copy;
}

export const webp: PictureFormat = {
  type: "image/webp",

  begins: (file) => file.toString("latin1", 0, 4) === "RIFF" && file.toString("latin1", 8, 12) === "WEBP",

  clean(file) {
    const end = file.readUInt32LE(4) + BEFORE_DATA;
    if (end > file.length) noSense();
    const chunks: Buffer[] = [];
    const found: Size[] = [];
    let hasPicture = false;
    for (let at = HEADER; at < end; ) {
      const name = file.toString("latin1", at, at + 4);
      const length = file.readUInt32LE(at + 4);
      const next = at + BEFORE_DATA + length + (length % 2);
      if (next > end) noSense();
      const chunk = file.subarray(at, next);
      const size = sizes[name]?.(chunk.subarray(BEFORE_DATA));
      if (size) found.push(size);
      if (name === "ANIM" || name === "ANMF") throw refused(MOVES);
      if (name === "EXIF") assertUpright(chunk.subarray(BEFORE_DATA));
      hasPicture ||= name === "VP8 " || name === "VP8L";
      if (ESSENTIAL_CHUNKS.has(name)) chunks.push(name === "VP8X" ? withoutMetadata(chunk) : chunk);
      at = next;
    }
    if (!hasPicture) noSense();
    const bytes = Buffer.concat([file.subarray(0, HEADER), ...chunks]);
    bytes.writeUInt32LE(bytes.length - BEFORE_DATA, 4);
    const [width, height] = [0, 1].map((side) => Math.max(...found.map((size) => size[side] as number)));
    return { width: width as number, height: height as number, bytes };
  },
};
