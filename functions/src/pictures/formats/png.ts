import { noSense, type PictureFormat } from "./picture-format.ts";

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** A length before the name and the data, and a checksum behind them. */
const AROUND_DATA = 12;

const KEPT = new Set("IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT".split(" "));

export const png: PictureFormat = {
  type: "image/png",

  begins: (file) => file.subarray(0, SIGNATURE.length).equals(SIGNATURE),

  clean(file) {
    const kept: Buffer[] = [SIGNATURE];
    const names: string[] = [];
    for (let at = SIGNATURE.length; names.at(-1) !== "IEND"; ) {
      const end = at + AROUND_DATA + file.readUInt32BE(at);
      if (end > file.length) noSense();
      const name = file.toString("latin1", at + 4, at + 8);
      if (KEPT.has(name)) kept.push(file.subarray(at, end));
      names.push(name);
      at = end;
    }
    if (names[0] !== "IHDR" || !names.includes("IDAT")) noSense();
    return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), bytes: Buffer.concat(kept) };
  },
};
