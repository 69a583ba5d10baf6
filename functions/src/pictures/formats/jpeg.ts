import { assertUpright, noSense, type PictureFormat } from "./picture-format.ts";

const BEGIN = Buffer.from([0xff, 0xd8]);
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
const EXIF = "Exif\0\0";
/** JFIF without a thumbnail. */
const BARE_JFIF = 16;

/** C4, C8 and CC among the numbers of frames are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Of the application segments, the colours need Adobe's marker and the profile. */
function isEssential(marker: number, segment: Buffer): boolean {
  const begins = (name: string) => segment.toString("latin1", 4, 4 + name.length) === name;
  if (marker === 0xe0) return begins("JFIF\0") && segment.readUInt16BE(2) === BARE_JFIF;
  if (marker === 0xe2) return begins("ICC_PROFILE\0");
  if (marker === 0xee) return begins("Adobe");
  return marker !== COMMENT && !(marker >= 0xe0 && marker <= 0xef);
}

/** In a scan, FF is followed by 0 for data, and by D0 to D7 for a restart. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = from; ; at += 2) {
    at = file.indexOf(0xff, at);
    if (at === -1) noSense();
    const next = file.readUInt8(at + 1);
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
}

export const jpeg: PictureFormat = {
  type: "image/jpeg",

  begins: (file) => file.subarray(0, 2).equals(BEGIN) && file[2] === 0xff,

  clean(file) {
    const segments: Buffer[] = [BEGIN];
    let size: { width: number; height: number } | undefined;
    let hasScan = false;
    for (let at = BEGIN.length; ; ) {
      if (file.readUInt8(at) !== 0xff) noSense();
      const marker = file.readUInt8(at + 1);
      if (marker === 0xff) {
        at++;
        continue;
      }
      if (marker === END) break;
      const end = at + 2 + file.readUInt16BE(at + 2);
      if (isFrame(marker) && size) noSense();
      if (isFrame(marker)) size = { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
      hasScan ||= marker === SCAN;
      const next = marker === SCAN ? endOfScan(file, end) : end;
      const segment = file.subarray(at, next);
      if (marker === 0xe1 && segment.toString("latin1", 4, 10) === EXIF) assertUpright(segment.subarray(10));
      if (isEssential(marker, segment)) segments.push(segment);
      at = next;
    }
    if (!size || !hasScan) noSense();
    return { ...size, bytes: Buffer.concat([...segments, Buffer.from([0xff, END])]) };
  },
};
