import { assertUpright, noSense, type PictureFormat } from "./picture-format.ts";

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** A length and the name before the data, and a checksum behind it. */
const BEFORE_DATA = 8;
const AROUND_DATA = 12;

const ESSENTIAL_CHUNKS = new Set("IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT".split(" "));

export const png: PictureFormat = {
  type: "image/png",

  begins: (file) => file.subarray(0, SIGNATURE.length).equals(SIGNATURE),

  clean(file) {
    const chunks: Buffer[] = [SIGNATURE];
    const names: string[] = [];
    for (let at = SIGNATURE.length; names.at(-1) !== "IEND"; ) {
      const end = at + AROUND_DATA + file.readUInt32BE(at);
      if (end > file.length) noSense();
      const name = file.toString("latin1", at + 4, at + 8);
      if (ESSENTIAL_CHUNKS.has(name)) chunks.push(file.subarray(at, end));
      if (name === "eXIf") assertUpright(file.subarray(at + BEFORE_DATA, end));
      names.push(name);
      at = end;
    }
    if (names.lastIndexOf("IHDR") !== 0 || !names.includes("IDAT")) noSense();
    return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), bytes: Buffer.concat(chunks) };
  },
};
